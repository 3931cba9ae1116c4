import { useId } from 'react'
import styles from './select.module.css'

interface DateFieldProps {
  /** Stands inside the box, as a select's label does. */
  label: string
  /** `YYYY-MM-DD`; '' for none. */
  value: string
  onChange: (day: string) => void
  min?: string
  max?: string
}

/** A day for the whole list. The browser's own calendar: right on a phone and by keyboard. */
export function DateField({ label, value, onChange, min, max }: DateFieldProps) {
  const id = useId()
  return (
    <div className={styles.box}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
