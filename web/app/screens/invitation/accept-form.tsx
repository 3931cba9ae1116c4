import type { Invitation } from '@corner/contract/entities/roster.ts'
import { acceptInvitation } from '@corner/contract/routes/roster.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { CallFailure } from '../../shared/api/failures.ts'
import { signInWithTokens } from '../../shared/authentication/sign-in.ts'
import { PasswordField } from '../../shared/password-strength/password-field.tsx'
import {
  registrationFailureText,
  registrationFieldProblems,
} from '../../shared/registration-form/registration-failure.ts'
import { type FieldProblem, firstProblem } from '../../shared/registration-form/validation.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { SubmitButton } from '../../ui/buttons/submit-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { FieldPair, TextField } from '../../ui/fields/field.tsx'
import { SecretField } from '../../ui/fields/secret-field.tsx'

interface AcceptFormProps {
  token: string
  invitation: Invitation
  /** An unconfirmed account of this address is deleted first. */
  isReplacing?: boolean
  onJoined: () => void
  /** Somebody has registered this address in the meantime. */
  onTaken: () => void
}

/** The form for a new person: their names, prefilled by the club, and a password. */
export function AcceptForm({ token, invitation, isReplacing = false, onJoined, onTaken }: AcceptFormProps) {
  const [problem, setProblem] = useState<FieldProblem | null>(null)
  const [attempts, setAttempts] = useState(0)
  const formElement = useRef<HTMLFormElement>(null)
  const queryClient = useQueryClient()
  const { signedIn, profile } = useSession()

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (person: { first_name: string; last_name: string; password: string }) => {
      const tokens = await call(acceptInvitation, {
        body: { token, ...person, ...(isReplacing && { replace_account: true }) },
      })
      onJoined() // first: the link is used up, and must not be queried again
      await signInWithTokens(queryClient, tokens)
    },
    onError: (failure) => {
      if (failure instanceof CallFailure && failure.status === 409) onTaken()
      setAttempts((count) => count + 1)
    },
  })

  // Focuses the first invalid field after each attempt.
  useEffect(() => {
    if (attempts > 0) formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '')
    const person = { first_name: text('first_name'), last_name: text('last_name'), password: text('password') }
    const found = firstProblem({ ...person, email: invitation.email, confirm_password: text('confirm_password') })
    setProblem(found)
    if (!found) return mutate(person)
    reset()
    setAttempts((count) => count + 1)
  }

  const refused = registrationFieldProblems(error)
  const failure = error && registrationFailureText(error)
  const saysAField = Object.values(refused).some((text) => text === failure)
  const field = (name: 'first_name' | 'last_name' | 'password' | 'confirm_password') => ({
    name,
    error: problem?.field === name ? problem.text : refused[name],
    onChange: () => setProblem((current) => (current?.field === name ? null : current)),
  })

  return (
    <form ref={formElement} onSubmit={submit} noValidate>
      {signedIn && (
        <Notice kind="note">
          {profile ? <bdi>{profile.full_name}</bdi> : 'Somebody'} is signed in on this browser. Creating this account
          signs you in instead.
        </Notice>
      )}
      {/* For password managers: the account of the password. */}
      <input type="hidden" name="username" autoComplete="username" value={invitation.email} readOnly />
      <FieldPair>
        <TextField
          label="First Name"
          autoComplete="given-name"
          dir="auto"
          defaultValue={invitation.first_name}
          {...field('first_name')}
        />
        <TextField
          label="Last Name"
          autoComplete="family-name"
          dir="auto"
          defaultValue={invitation.last_name}
          {...field('last_name')}
        />
      </FieldPair>
      <PasswordField label="Password" {...field('password')} />
      <SecretField label="Confirm Password" autoComplete="new-password" {...field('confirm_password')} />
      {failure && !saysAField && <Notice kind="error">{failure}</Notice>}
      <SubmitButton disabled={isPending}>
        {isPending ? 'Creating Account...' : isReplacing ? 'Delete that account and create mine' : 'Create Account'}
      </SubmitButton>
    </form>
  )
}
