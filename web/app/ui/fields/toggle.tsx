import styles from './toggle.module.css'

export interface ToggleProps<Value extends string> {
  /** Accessible name of the group. */
  label: string
  options: readonly { value: Value; label: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** A segmented control: two or three options side by side, one pressed. */
export function Toggle<Value extends string>({ label, options, chosen, onChoose }: ToggleProps<Value>) {
  return (
    <fieldset className={styles.toggle}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === chosen}
          className={styles.option}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
