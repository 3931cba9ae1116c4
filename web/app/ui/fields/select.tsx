import { useId } from 'react'
import styles from './select.module.css'

export interface SelectProps<Value extends string | number> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  disabled?: boolean
}

/** A select for a page or card, with the label inside the box. Native, for touch and keyboard support. */
export function Select<Value extends string | number>({
  label,
  value,
  options,
  onChange,
  disabled,
}: SelectProps<Value>) {
  const id = useId()
  return (
    <div className={styles.box}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex]
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Caret />
    </div>
  )
}

export function Caret() {
  return (
    <svg className={styles.caret} width="10" height="6" viewBox="0 0 10 6" aria-hidden="true">
      <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
