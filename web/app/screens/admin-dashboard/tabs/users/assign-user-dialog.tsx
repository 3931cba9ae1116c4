import { MODAL_SUCCESS_CLOSE_MS } from '@corner/contract/constants/interface-timing.ts'
import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { ROLE_LABELS, type TeamRole } from '@corner/contract/roles.ts'
import { assignUserToTeam } from '@corner/contract/routes/team-administration.ts'
import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { EmailAddress } from '../../../../ui/badges/email-address.tsx'
import { PersonName } from '../../../../ui/badges/person-name.tsx'
import { SelectField } from '../../../../ui/fields/field.tsx'
import { SearchSelectField } from '../../../../ui/fields/search-select.tsx'
import { fixedFailure, REQUIRED } from '../../change/change-failure.ts'
import { FormDialog } from '../../change/form-dialog.tsx'
import { useChange } from '../../change/use-change.ts'
import { teamChoicesQuery, teamOptions } from '../teams/team-choices.ts'
import { AddressConfirmedField } from './address-confirmed-field.tsx'

const FAILURE = { failed: ADMIN_TEXTS.assignFailed, network: ADMIN_TEXTS.networkAssignUser }

export function AssignUserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const { data: teams, error: teamsError } = useQuery(teamChoicesQuery)
  const [team_id, setTeam] = useState('')
  const [role, setRole] = useState<TeamRole>(user.role === 'coach' ? 'coach' : 'athlete')
  const [isConfirmed, setIsConfirmed] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const change = useChange({
    send: () =>
      call(assignUserToTeam, {
        body: { user_id: user.id, team_id, role, ...(isConfirmed && { address_confirmed: true }) },
      }),
    failureOf: (error) => fixedFailure(error, FAILURE),
    closeAfterMs: MODAL_SUCCESS_CLOSE_MS,
    onClose,
  })

  function submit() {
    const isWordMissing = !user.email_proven && !isConfirmed
    const found = team_id === '' ? ADMIN_TEXTS.teamRequired : isWordMissing ? ADMIN_TEXTS.addressNotConfirmed : null
    setProblem(found)
    if (found) change.forget()
    else change.run(undefined)
  }

  const without = teams?.length === 0 ? 'None yet. Create one in the Teams tab.' : undefined
  return (
    <FormDialog
      title="Assign User to Team"
      change={change}
      doneText={change.result?.message ?? ''} // the message may add that they are on the team already, or now coach it
      submitLabel="Assign"
      busyLabel="Assigning..."
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <b>
          <PersonName name={user.full_name} />
        </b>{' '}
        <EmailAddress address={user.email} />
      </p>
      <SearchSelectField
        label="Team"
        value={team_id}
        options={teamOptions(teams ?? [])}
        onChange={setTeam}
        placeholder={teams || teamsError ? 'Choose or type a name' : 'Loading teams'}
        error={problem === ADMIN_TEXTS.teamRequired ? REQUIRED : teamsError ? ADMIN_TEXTS.fetchFailed : undefined}
        hint={without}
      />
      <SelectField label="Role in the team" value={role} onChange={({ target }) => setRole(target.value as TeamRole)}>
        {(['athlete', 'coach'] as const).map((value) => (
          <option key={value} value={value}>
            {ROLE_LABELS[value]}
          </option>
        ))}
      </SelectField>
      {!user.email_proven && (
        <AddressConfirmedField
          user={user}
          isChecked={isConfirmed}
          onChange={setIsConfirmed}
          isMissing={problem === ADMIN_TEXTS.addressNotConfirmed}
        />
      )}
    </FormDialog>
  )
}
