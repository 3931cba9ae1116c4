import { REGISTRATION_TEXTS } from '@corner/contract/texts/accounts.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import type { JoinCodeState } from './join-code-check.ts'

/** The way on, under the ordered sentence. */
const WHEN_INVALID = 'Check it with your coach or your club, or leave the field empty.'
const WHEN_INVALID_ALONE = 'Check it with your coach or your club.'

const UNCHECKED = 'The code could not be checked. Please try again.'

const WHERE_FROM = 'You get it from your coach or your club. It adds you to the team.'

interface JoinCodeFieldProps {
  value: string
  check: JoinCodeState
  onChange: (code: string) => void
  /** Whether the code is for the reader or somebody else. */
  whom?: 'you' | 'them'
  /** Registration requires a code here. */
  isRequired?: boolean
  /** The code is all that is asked, after registration. */
  isAlone?: boolean
}

/** The join code field, optional in most clubs, with its check: a spinner, a tick or a cross, and the same in words. */
export function JoinCodeField({
  value,
  check,
  onChange,
  whom = 'you',
  isRequired = false,
  isAlone = false,
}: JoinCodeFieldProps) {
  return (
    <>
      <TextField
        label="Athlete/Coach Code"
        name="team_code"
        optional={!isRequired && !isAlone}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={value}
        error={
          check.state === 'invalid'
            ? REGISTRATION_TEXTS.codeInvalid
            : check.state === 'unchecked'
              ? UNCHECKED
              : undefined
        }
        hint={
          check.state === 'valid'
            ? `This code makes ${whom} ${check.role === 'coach' ? 'a coach' : 'an athlete'}.`
            : isRequired
              ? REGISTRATION_TEXTS.codeRequired
              : whom === 'you' && check.state === 'invalid'
                ? isAlone
                  ? WHEN_INVALID_ALONE
                  : WHEN_INVALID
                : whom === 'you' && check.state === 'idle'
                  ? WHERE_FROM
                  : undefined
        }
        end={<CheckMark state={check.state} />}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="visually-hidden" role="status">
        {check.state === 'loading' && 'Checking the code'}
        {check.state === 'valid' && `Code valid: ${check.role}`}
        {check.state === 'invalid' && REGISTRATION_TEXTS.codeInvalid}
        {check.state === 'unchecked' && UNCHECKED}
      </p>
    </>
  )
}

function CheckMark({ state }: { state: JoinCodeState['state'] }) {
  if (state === 'idle') return null
  if (state === 'loading') return <Spinner />
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" data-check={state}>
      {state === 'valid' ? (
        <path d="M2.5 8.5l4 4 7-9" fill="none" stroke="var(--ready-text)" strokeWidth="2" />
      ) : (
        <path d="M3 3l10 10M13 3L3 13" fill="none" stroke="var(--red-text)" strokeWidth="2" />
      )}
    </svg>
  )
}
