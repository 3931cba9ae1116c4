import { DEVICE_TEXTS } from '@corner/contract/texts/devices.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Button } from '../look/button.tsx'
import { TextField } from '../look/field.tsx'
import { FormPage } from '../look/form-page.tsx'
import { Notice } from '../look/notice.tsx'
import { homeOfRole } from '../navigation/home-of-role.ts'
import { readSignInState } from '../session/sign-in-state.ts'
import { signIn } from './sign-in.ts'
import { signInFailureText, signInFieldProblems } from './sign-in-failure.ts'

export const meta = () => [{ title: 'Sign in · Wrestling Dashboard' }]

export default function SignInScreen() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const endedSession = readSignInState(useLocation().state)

  const { mutate, isPending, error } = useMutation({
    mutationFn: () => signIn(queryClient, { email, password }),
    onSuccess: (role) => navigate(endedSession?.endedAt ?? homeOfRole(role), { replace: true }),
  })
  const fields = signInFieldProblems(error)

  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending) mutate()
  }

  return (
    <FormPage
      title="Sign in"
      below={
        <>
          No account yet? <Link to="/register">Register</Link>
        </>
      }
    >
      <form ref={form} onSubmit={submit} noValidate>
        {endedSession && !error && <Notice kind="warning">{DEVICE_TEXTS.authenticationRequired}</Notice>}
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          value={email}
          error={fields.email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <TextField
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={fields.password}
          onChange={({ target }) => setPassword(target.value)}
        />
        {error && <Notice kind="error">{signInFailureText(error)}</Notice>}
        <Button type="submit" wide disabled={isPending}>
          {isPending ? 'Signing In...' : 'Sign In'}
        </Button>
      </form>
    </FormPage>
  )
}
