import { useId } from 'react'
import styles from './select.module.css'

interface DateFieldProps {
  /** Inside the box, like a select's label. */
  label: string
  /** `YYYY-MM-DD`; '' for none. */
  value: string
  onChange: (day: string) => void
  min?: string
  max?: string
}

/** A date filter. Native date input, for touch and keyboard support. */
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
