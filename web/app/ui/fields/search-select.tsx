import { useId } from 'react'
import { Combobox, type ComboboxProps } from './combobox.tsx'
import { describedBy, FieldFrame, type FieldLook, inputClass } from './field.tsx'
import styles from './select.module.css'

/** A combobox for the whole page, with the label inside the box, as in Select. */
export function SearchSelect({ label, ...choice }: ComboboxProps & { label: string }) {
  const id = useId()
  return (
    <div className={styles.box}>
      <label htmlFor={id}>{label}</label>
      <Combobox {...choice} id={id} />
    </div>
  )
}

/** A combobox of a form. */
export function SearchSelectField({
  label,
  error,
  hint,
  optional,
  placeholder,
  disabled,
  ...choice
}: FieldLook & ComboboxProps & { placeholder?: string; disabled?: boolean }) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} optional={optional}>
      <Combobox
        {...choice}
        id={id}
        placeholder={placeholder}
        disabled={disabled}
        className={inputClass(true)}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, error, hint)}
      />
    </FieldFrame>
  )
}
