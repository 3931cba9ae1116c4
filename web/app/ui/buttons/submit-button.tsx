import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from './button.tsx'

/**
 * The submit button of a form. On a prerendered page it waits for the script: before that, the browser would submit
 * natively and put the password into the address.
 */
export function SubmitButton({ disabled, children }: { disabled: boolean; children: ReactNode }) {
  const isAlive = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  return (
    <Button type="submit" wide disabled={disabled || !isAlive} data-waking={isAlive ? undefined : true}>
      {children}
    </Button>
  )
}
