import { requestPasswordReset } from '@corner/contract/routes/password-reset.ts'
import { PASSWORD_RESET_TEXTS } from '@corner/contract/texts/accounts.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { call } from '../../shared/api/call.ts'
import { failureText, fieldFailures } from '../../shared/api/failure-text.ts'
import { useSendsMail } from '../../shared/branding/club-settings.ts'
import { pageTitle } from '../../shared/branding/page-title.ts'
import { SubmitButton } from '../../ui/buttons/submit-button.tsx'
import { Notice, NoticeRegion } from '../../ui/feedback/notice.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { FormPage } from '../../ui/layout/form-page.tsx'
import styles from './password-reset.module.css'

export const meta = () => [{ title: pageTitle('Forgot your password') }]

export default function ForgotPasswordScreen() {
  const sendsMail = useSendsMail()
  return (
    <FormPage title="Forgot your password?" below={<Link to="/login">Back to sign in</Link>}>
      {sendsMail ? <LinkByMail /> : <Notice kind="note">{PASSWORD_RESET_TEXTS.byAdministrator}</Notice>}
    </FormPage>
  )
}

function LinkByMail() {
  const form = useRef<HTMLFormElement>(null)
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: (email: string) => call(requestPasswordReset, { body: { email } }),
  })
  const { email: problem } = fieldFailures(error)

  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])

  /** Reads the form itself: the browser may have filled it in before hydration. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isPending) mutate(String(new FormData(event.currentTarget).get('email')))
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <p className={styles.explain}>We'll e-mail you a link to set a new password.</p>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        error={problem}
      />
      {error && !problem && <Notice kind="error">{failureText(error, 'This did not work. Please try again.')}</Notice>}
      <NoticeRegion>
        {data && !isPending && !error && (
          <Notice kind={data.by === 'email' ? 'success' : 'note'}>{data.message}</Notice>
        )}
      </NoticeRegion>
      <SubmitButton disabled={isPending}>{isPending ? 'Asking...' : 'Ask for a link'}</SubmitButton>
    </form>
  )
}
