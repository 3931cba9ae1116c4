import { type ReactNode, useId } from 'react'
import styles from './check-field.module.css'

interface CheckFieldProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  /** Marks the field: the form requires the tick. */
  isMissing?: boolean
  /** The statement to agree to. */
  children: ReactNode
}

/** A checkbox with a statement that the person agrees to. */
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
