import { PASSWORD_CHANGE_TEXTS } from '@corner/contract/texts/accounts.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { failureText, fieldFailures } from '../../shared/api/failure-text.ts'
import { newPasswordProblem } from '../../shared/password-strength/new-password.ts'
import { PasswordField } from '../../shared/password-strength/password-field.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SecretField } from '../../ui/fields/secret-field.tsx'
import styles from './password-card.module.css'
import { type PasswordChange, useChangePassword } from './use-change-password.ts'

interface Problem {
  field: keyof PasswordChange
  text: string
}

/** Sets a new password with the current one. The other devices are signed out; this one stays. */
export function PasswordForm({ email }: { email: string }) {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [attempts, setAttempts] = useState(0)
  const [changes, setChanges] = useState(0)
  const { mutate, data, error, isPending, reset } = useChangePassword()
  const refused = fieldFailures(error)
  const isAtField = FIELDS.some((name) => refused[name] !== undefined)

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])

  // The fields are new after a change: what had the focus may be gone.
  useEffect(() => {
    if (changes > 0) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [changes])

  /** Reads the form itself: a password manager may have filled it in. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const typed = new FormData(event.currentTarget)
    const [current_password = '', password = '', confirm_password = ''] = FIELDS.map((name) => String(typed.get(name)))
    const found = firstProblem({ current_password, password, confirm_password })
    setProblem(found)
    if (!found) return mutate({ current_password, password, confirm_password }, { onSuccess, onError: focusProblem })
    reset()
    focusProblem()
  }

  const focusProblem = () => setAttempts((count) => count + 1)
  const onSuccess = () => setChanges((count) => count + 1)
  const field = (name: keyof PasswordChange) => ({
    name,
    error: problem?.field === name ? problem.text : refused[name],
    onChange: () => setProblem((current) => (current?.field === name ? null : current)),
  })
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.explain}>Setting a new one signs you out on all your other devices.</p>
      {/* For password managers: the account of the password. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {/* Empty again after each change. */}
      <div key={changes} className={styles.fields}>
        <SecretField label="Current Password" autoComplete="current-password" {...field('current_password')} />
        <PasswordField label="New Password" {...field('password')} />
        <SecretField label="Confirm New Password" autoComplete="new-password" {...field('confirm_password')} />
      </div>
      <Button type="submit" kind="quiet" aria-disabled={isPending}>
        {isPending ? 'Saving...' : 'Set new password'}
      </Button>
      <div className={styles.live} aria-live="polite">
        {data && !isPending && <Notice kind="success">{data.message}</Notice>}
        {error && !isAtField && (
          <Notice kind="error">{failureText(error, 'Your password could not be changed. Please try again.')}</Notice>
        )}
      </div>
    </form>
  )
}

const FIELDS = ['current_password', 'password', 'confirm_password'] as const

function firstProblem({ current_password, password, confirm_password }: PasswordChange): Problem | null {
  if (current_password === '') return { field: 'current_password', text: PASSWORD_CHANGE_TEXTS.currentRequired }
  return newPasswordProblem(password, confirm_password)
}
