import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from './button.tsx'

/**
 * The button that sends a form. On a prerendered page it waits for the script: sent before that, the browser would put the
 * password into the address.
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
