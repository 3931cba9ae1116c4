import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { LEAST_PASSWORD } from '../branding/club-settings.ts'
import { TextField } from '../look/field.tsx'
import styles from './password-field.module.css'
import { type PasswordStrength, passwordStrength } from './password-strength.ts'

/** Fields of a form that say who the person is. */
const OWN_FIELDS = ['first_name', 'last_name', 'email', 'username'] as const

/** A field for a new password, which says how strong it is as it is typed. */
export function PasswordField({ hint, onChange, ...field }: ComponentProps<typeof TextField>) {
  const [strength, setStrength] = useState<PasswordStrength | null>(null)

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value, form } = event.target
    const typed = form ? new FormData(form) : undefined
    const own = OWN_FIELDS.map((name) => String(typed?.get(name) ?? ''))
    setStrength(value === '' ? null : passwordStrength(value, own, LEAST_PASSWORD))
    onChange?.(event)
  }

  return (
    <TextField
      type="password"
      autoComplete="new-password"
      {...field}
      // What must change is said by the error alone.
      hint={strength && field.error === undefined ? <Meter {...strength} /> : hint}
      onChange={change}
    />
  )
}

function Meter({ level, word, advice }: PasswordStrength) {
  return (
    <span className={styles.meter} data-level={level} role="status">
      <span className={styles.bar} aria-hidden="true" />
      <span>
        <b>{word}</b>
        {advice && `: ${advice}`}
      </span>
    </span>
  )
}
