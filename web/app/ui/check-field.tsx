import { type ReactNode, useId } from 'react'
import styles from './check-field.module.css'

interface CheckFieldProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  /** Marks it: without the tick the form cannot go on. */
  isMissing?: boolean
  /** What a tick says, as a sentence. */
  children: ReactNode
}

/** A sentence in a form that somebody says yes to. */
export function CheckField({ isChecked, onChange, isMissing = false, children }: CheckFieldProps) {
  const id = useId()
  return (
    <label htmlFor={id} className={styles.check}>
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        aria-invalid={isMissing || undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
