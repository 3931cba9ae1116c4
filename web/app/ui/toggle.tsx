import styles from './toggle.module.css'

export interface ToggleProps<Value extends string> {
  /** What is chosen between; read out before the choices. */
  label: string
  options: readonly { value: Value; label: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** Two or three ways to see one thing, side by side: one is pressed. */
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
