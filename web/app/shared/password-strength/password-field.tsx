import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { SecretField } from '../../ui/fields/secret-field.tsx'
import { LEAST_PASSWORD, useLeastPassword } from '../branding/club-settings.ts'
import styles from './password-field.module.css'
import type { PasswordStrength, passwordStrength } from './password-strength.ts'

/** Form fields with personal data. */
const OWN_FIELDS = ['first_name', 'last_name', 'email', 'username'] as const

type Judge = typeof passwordStrength

/** A field for a new password, with a strength meter. The list of common passwords loads with the first focus. */
export function PasswordField({ hint, onChange, onFocus, ...field }: ComponentProps<typeof SecretField>) {
  const [judge, setJudge] = useState<Judge | null>(null)
  const [typed, setTyped] = useState<{ password: string; own: string[] } | null>(null)
  const least = useLeastPassword()
  const strength = judge && typed && judge(typed.password, typed.own, LEAST_PASSWORD)

  function load() {
    // Optional: the form also works without it.
    if (!judge)
      import('./password-strength.ts').then((loaded) => setJudge(() => loaded.passwordStrength)).catch(() => {})
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value, form } = event.target
    const fields = form ? new FormData(form) : undefined
    const own = OWN_FIELDS.map((name) => String(fields?.get(name) ?? ''))
    setTyped(value === '' ? null : { password: value, own })
    load()
    onChange?.(event)
  }

  return (
    <SecretField
      autoComplete="new-password"
      {...field}
      // Hidden while there is an error, so that only one message shows.
      hint={
        strength && field.error === undefined ? (
          <Meter {...strength} />
        ) : (
          (hint ?? (field.error === undefined ? <BeforeTyping least={least} /> : undefined))
        )
      }
      onChange={change}
      onFocus={(event) => {
        load()
        onFocus?.(event)
      }}
    />
  )
}

/** As tall as the meter, so that nothing moves when typing starts. */
function BeforeTyping({ least }: { least: number }) {
  return (
    <span className={styles.meter}>
      <span className={styles.bar} aria-hidden="true" />
      <span>At least {least} characters</span>
    </span>
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
