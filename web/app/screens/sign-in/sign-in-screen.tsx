import type { Credentials } from '@corner/contract/entities/accounts.ts'
import { OWN_SESSION_TEXTS, PASSWORD_RESET_TEXTS } from '@corner/contract/texts/accounts.ts'
import { DEVICE_TEXTS } from '@corner/contract/texts/devices.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { signIn } from '../../shared/authentication/sign-in.ts'
import { branding } from '../../shared/branding/branding.ts'
import { publicMeta } from '../../shared/branding/public-meta.ts'
import { screenAfterSignIn } from '../../shared/navigation/home-of-role.ts'
import { isLeftEverywhere, isPasswordChanged, readSignInState } from '../../shared/session/sign-in-state.ts'
import { SubmitButton } from '../../ui/buttons/submit-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { SecretField } from '../../ui/fields/secret-field.tsx'
import { FormPage } from '../../ui/layout/form-page.tsx'
import { signInFailureText, signInFieldProblems } from './sign-in-failure.ts'

export const meta = () =>
  publicMeta({
    screen: 'Sign In',
    path: '/login',
    description: 'Sign in to see who of your team is ready, who is in the red, and why.',
  })

export default function SignInScreen() {
  const form = useRef<HTMLFormElement>(null)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { state } = useLocation()
  const origin = readSignInState(state)

  const { mutate, isPending, error } = useMutation({
    mutationFn: (credentials: Credentials) => signIn(queryClient, credentials),
    onSuccess: (role) => navigate(screenAfterSignIn(role, origin?.cameFor), { replace: true }),
  })
  const fields = signInFieldProblems(error)

  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])

  /** Reads the form itself: the browser may have filled it in before hydration. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    if (!isPending) mutate({ email: String(typed.get('email')), password: String(typed.get('password')) })
  }

  return (
    <FormPage
      title="Sign In"
      lead={`${branding.name} shows who of your team is ready, who is in the red, and why.`}
      below={
        <>
          <Link to="/forgot-password">Forgot your password?</Link>
          <br />
          No account yet? <Link to="/register">Register</Link>
        </>
      }
    >
      <form ref={form} onSubmit={submit} noValidate>
        {origin?.sessionEnded && !error && <Notice kind="warning">{DEVICE_TEXTS.authenticationRequired}</Notice>}
        {isPasswordChanged(state) && !error && <Notice kind="success">{PASSWORD_RESET_TEXTS.changed}</Notice>}
        {isLeftEverywhere(state) && !error && <Notice kind="success">{OWN_SESSION_TEXTS.allEnded}.</Notice>}
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          error={fields.email}
        />
        <SecretField label="Password" name="password" autoComplete="current-password" error={fields.password} />
        {error && !fields.email && !fields.password && <Notice kind="error">{signInFailureText(error)}</Notice>}
        <SubmitButton disabled={isPending}>{isPending ? 'Signing In...' : 'Sign In'}</SubmitButton>
      </form>
    </FormPage>
  )
}
