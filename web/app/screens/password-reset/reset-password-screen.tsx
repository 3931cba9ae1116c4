import { resetPassword } from '@corner/contract/routes/password-reset.ts'
import { PASSWORD_RESET_TEXTS } from '@corner/contract/texts/accounts.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useLinkToken } from '../../shared/address/use-link-token.ts'
import { call } from '../../shared/api/call.ts'
import { failureText, fieldFailures } from '../../shared/api/failure-text.ts'
import { useSendsMail } from '../../shared/branding/club-settings.ts'
import { pageTitle } from '../../shared/branding/page-title.ts'
import { type NewPasswordProblem, newPasswordProblem } from '../../shared/password-strength/new-password.ts'
import { PasswordField } from '../../shared/password-strength/password-field.tsx'
import { PASSWORD_CHANGED } from '../../shared/session/sign-in-state.ts'
import { endSession } from '../../shared/session/stored-session.ts'
import { SubmitButton } from '../../ui/buttons/submit-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SecretField } from '../../ui/fields/secret-field.tsx'
import { FormPage } from '../../ui/layout/form-page.tsx'
import styles from './password-reset.module.css'

export const meta = () => [{ title: pageTitle('Set a new password') }, { name: 'robots', content: 'noindex' }]

export default function ResetPasswordScreen() {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<NewPasswordProblem | null>(null)
  const [attempts, setAttempts] = useState(0)
  const navigate = useNavigate()
  const token = useLinkToken()

  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (password: string) => call(resetPassword, { body: { token: token ?? '', password } }),
    onSuccess: () => {
      // The server has ended all sessions of the old password, including one in this browser.
      endSession('left')
      return navigate('/login', { replace: true, state: PASSWORD_CHANGED })
    },
    onSettled: () => setAttempts((count) => count + 1),
  })
  const refused = fieldFailures(error)

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])

  /** Reads the form itself: the browser may have filled it in before hydration. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending || isSuccess) return
    const typed = new FormData(event.currentTarget)
    const password = String(typed.get('password'))
    const found = newPasswordProblem(password, String(typed.get('confirm_password')))
    setProblem(found)
    if (!found) return mutate(password)
    reset()
    setAttempts((count) => count + 1)
  }

  const field = (name: NewPasswordProblem['field']) => ({
    name,
    error: problem?.field === name ? problem.text : refused[name],
    onChange: () => setProblem((current) => (current?.field === name ? null : current)),
  })
  if (token === '') {
    return (
      <FormPage title="Set a new password" below={<Link to="/login">Back to sign in</Link>}>
        <DeadLink />
      </FormPage>
    )
  }
  const isDead = refused.token !== undefined
  return (
    <FormPage title="Set a new password" below={<Link to="/login">Back to sign in</Link>}>
      <form ref={form} onSubmit={submit} noValidate>
        <p className={styles.explain}>Setting it signs you out on all your devices.</p>
        <PasswordField label="New Password" {...field('password')} />
        <SecretField label="Confirm New Password" autoComplete="new-password" {...field('confirm_password')} />
        {isDead && <DeadLink />}
        {error && !isDead && refused.password === undefined && (
          <Notice kind="error">{failureText(error, 'This did not work. Please try again.')}</Notice>
        )}
        <SubmitButton disabled={isPending || isSuccess}>{isPending ? 'Saving...' : 'Set new password'}</SubmitButton>
      </form>
    </FormPage>
  )
}

function DeadLink() {
  const sendsMail = useSendsMail()
  return (
    <Notice kind="error">
      {PASSWORD_RESET_TEXTS.linkDead}{' '}
      {sendsMail ? (
        <Link to="/forgot-password">Ask for a new link</Link>
      ) : (
        'Ask an administrator of your club for a new one.'
      )}
    </Notice>
  )
}
