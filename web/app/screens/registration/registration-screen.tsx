import { REGISTERED_REDIRECT_MS } from '@corner/contract/constants/interface-timing.ts'
import { DEFAULT_ROLE, EVERY_ROLE, ROLE_LABELS, type Role } from '@corner/contract/roles.ts'
import { register } from '@corner/contract/routes/accounts.ts'
import { REGISTRATION_TEXTS } from '@corner/contract/texts/accounts.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call } from '../../shared/api/call.ts'
import { useIsCodeRequired } from '../../shared/branding/club-settings.ts'
import { publicMeta } from '../../shared/branding/public-meta.ts'
import { useToolsOfSignedIn } from '../../shared/commands/use-tools-of-signed-in.ts'
import { useJoinCodeCheck } from '../../shared/join-code/join-code-check.ts'
import { JoinCodeField } from '../../shared/join-code/join-code-field.tsx'
import { codeOfJoinLink } from '../../shared/join-code/join-link.ts'
import { PasswordField } from '../../shared/password-strength/password-field.tsx'
import {
  registrationFailureText,
  registrationFieldProblems,
} from '../../shared/registration-form/registration-failure.ts'
import { type FieldProblem, firstProblem, type RegistrationForm } from '../../shared/registration-form/validation.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { SubmitButton } from '../../ui/buttons/submit-button.tsx'
import { Notice, NoticeRegion } from '../../ui/feedback/notice.tsx'
import { FieldPair, SelectField, TextField } from '../../ui/fields/field.tsx'
import { SecretField } from '../../ui/fields/secret-field.tsx'
import { FormPage } from '../../ui/layout/form-page.tsx'
import { InvalidSetupLink } from './invalid-setup-link.tsx'
import styles from './registration-screen.module.css'
import { RestoreInstead } from './restore-instead.tsx'
import { ROLE_HINTS } from './role-hints.ts'
import { useSetupLink } from './use-setup-link.ts'
import { useSetupToken } from './use-setup-token.ts'

export const meta = () =>
  publicMeta({
    screen: 'Register',
    path: '/register',
    description: 'Create an account as an athlete or a coach, with the code of your team if you have one.',
  })

/** Athlete first and preselected: most people are athletes. */
const ROLES_IN_ORDER = EVERY_ROLE.toReversed()

const TAKEN: readonly string[] = [REGISTRATION_TEXTS.usernameTaken, REGISTRATION_TEXTS.emailTaken]

const LEAD = 'If your team has given you a code, have it at hand: it sets your role.'
const WITHOUT_CODE =
  'Without one, register now and enter it later in your account, or ask an administrator to confirm your address and add you to your team.'
const LEAD_FOR_ANOTHER = 'If their team has given them a code, have it at hand: it sets their role.'

const STARTING_A_CLUB =
  'Starting a club? An administrator of this Corner creates your teams and their codes. On a server of your own, the first start prints a link for the first administrator.'

export default function RegistrationScreen() {
  const [chosenRole, setChosenRole] = useState<Role>(DEFAULT_ROLE)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<FieldProblem | null>(null)
  const [attempts, setAttempts] = useState(0)
  const [restores, setRestores] = useState(false)
  const formElement = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const setupToken = useSetupToken()
  const codeCheck = useJoinCodeCheck(code)
  const isCodeRequired = useIsCodeRequired()
  const { signedIn } = useSession()
  const isForAnother = signedIn && !setupToken
  const isRestoring = restores && setupToken !== null
  useToolsOfSignedIn()
  const role = setupToken ? 'admin' : codeCheck.state === 'valid' ? codeCheck.role : chosenRole
  const isRoleLocked = setupToken !== null || codeCheck.state === 'valid'

  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: ({ confirm_password: _, ...person }: RegistrationForm) => {
      const team_code = code.trim() || undefined
      const setup_token = setupToken ?? undefined
      return call(register, { body: { ...person, username: person.email, role, team_code, setup_token } })
    },
    onSuccess: () => {
      formElement.current?.reset()
      setCode('')
      setChosenRole(DEFAULT_ROLE)
    },
    onSettled: () => setAttempts((count) => count + 1),
  })

  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(() => navigate('/login'), REGISTERED_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isSuccess, navigate])

  useEffect(() => {
    formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])

  // The browser or a fast user may have filled the form in before hydration, and a link may bring the code.
  useEffect(() => {
    if (!formElement.current) return
    const typed = new FormData(formElement.current)
    setCode(String(typed.get('team_code') ?? '') || codeOfJoinLink(location))
    setChosenRole((role) => EVERY_ROLE.find((known) => known === typed.get('role')) ?? role)
  }, [])

  const setupLink = useSetupLink(isSuccess ? null : setupToken)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending || isSuccess) return
    const form = typedInto(event.currentTarget)
    const found = firstProblem(form)
    setProblem(found)
    if (!found) return mutate(form)
    reset()
    setAttempts((count) => count + 1)
  }

  if (setupLink && setupLink !== 'open') return <InvalidSetupLink state={setupLink} />
  const refused = registrationFieldProblems(error)
  const failure = error && registrationFailureText(error)
  const isTaken = refused.email !== undefined && TAKEN.includes(refused.email)
  const saysAField = Object.values(refused).some((text) => text === failure)
  const field = (name: keyof RegistrationForm) => ({
    name,
    error: problem?.field === name ? problem.text : refused[name],
    onChange: () => setProblem((current) => (current?.field === name ? null : current)),
  })

  return (
    <FormPage
      title={isRestoring ? 'Restore a backup' : isForAnother ? 'Register a new user' : 'Create your account'}
      lead={
        setupToken ? undefined : isForAnother ? LEAD_FOR_ANOTHER : isCodeRequired ? LEAD : `${LEAD} ${WITHOUT_CODE}`
      }
      below={
        isForAnother ? undefined : (
          <>
            Already registered? <Link to="/login">Sign In</Link>
            {!setupToken && <span className={styles.club}>{STARTING_A_CLUB}</span>}
          </>
        )
      }
    >
      <form ref={formElement} hidden={isRestoring} onSubmit={submit} noValidate>
        {setupToken && (
          <Notice kind="note">This set-up link makes you the first administrator of this Corner. It works once.</Notice>
        )}
        <FieldPair>
          <TextField label="First Name" autoComplete="given-name" {...field('first_name')} />
          <TextField label="Last Name" autoComplete="family-name" {...field('last_name')} />
        </FieldPair>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          hint={isTaken && !isForAnother ? <SignInInstead /> : undefined}
          {...field('email')}
        />
        <PasswordField key={isSuccess ? 'emptied' : 'typed'} label="Password" {...field('password')} />
        <SecretField label="Confirm Password" autoComplete="new-password" {...field('confirm_password')} />
        {!setupToken && (
          <JoinCodeField
            value={code}
            check={codeCheck}
            onChange={setCode}
            whom={isForAnother ? 'them' : 'you'}
            isRequired={isCodeRequired}
          />
        )}
        <SelectField
          label="Role"
          name="role"
          value={role}
          disabled={isRoleLocked}
          error={refused.role}
          hint={isRoleLocked ? `Set by the ${setupToken ? 'set-up link' : 'code'}.` : ROLE_HINTS[role]}
          onChange={({ target }) => setChosenRole(target.value as Role)}
        >
          {ROLES_IN_ORDER.map((value) => (
            <option key={value} value={value}>
              {ROLE_LABELS[value]}
            </option>
          ))}
        </SelectField>
        {failure && !saysAField && <Notice kind="error">{failure}</Notice>}
        <NoticeRegion>{isSuccess && <Notice kind="success">{REGISTRATION_TEXTS.success}</Notice>}</NoticeRegion>
        <SubmitButton
          disabled={
            isPending ||
            isSuccess ||
            !(setupToken || codeCheck.state === 'valid' || (codeCheck.state === 'idle' && !isCodeRequired))
          }
        >
          {isPending ? 'Creating Account...' : 'Create Account'}
        </SubmitButton>
      </form>
      {setupToken && !isSuccess && <RestoreInstead setupToken={setupToken} isOpen={isRestoring} onOpen={setRestores} />}
    </FormPage>
  )
}

/** Beside an address that has an account: most likely it is their own. */
function SignInInstead() {
  return (
    <>
      Is it your account? <Link to="/login">Sign In</Link>
    </>
  )
}

/** The values of the fields, read from the form itself for the same reason. */
function typedInto(form: HTMLFormElement): RegistrationForm {
  const typed = new FormData(form)
  const text = (name: keyof RegistrationForm) => String(typed.get(name) ?? '')
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    password: text('password'),
    confirm_password: text('confirm_password'),
  }
}
