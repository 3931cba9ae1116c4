import { GENDERS, type Gender, SPORTS } from '@corner/contract/constants/sports.ts'
import type { TeamCreated } from '@corner/contract/entities/teams.ts'
import { createTeam } from '@corner/contract/routes/team-administration.ts'
import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { fieldFailures } from '../../../../shared/api/failure-text.ts'
import { SelectField } from '../../../../ui/fields/field.tsx'
import { creationFailure, REQUIRED } from '../../change/change-failure.ts'
import { FormDialog } from '../../change/form-dialog.tsx'
import { useChange } from '../../change/use-change.ts'
import { organizationChoicesQuery } from '../organizations/organizations-query.ts'

const GENDER_LABELS: Record<Gender, string> = { mixed: 'Mixed', male: 'Male', female: 'Female' }

interface CreateTeamDialogProps {
  onCreated: (created: TeamCreated) => void
  onClose: () => void
}

export function CreateTeamDialog({ onCreated, onClose }: CreateTeamDialogProps) {
  const { data: organizations, error: organizationsError } = useQuery(organizationChoicesQuery)
  const [organization_id, setOrganization] = useState('')
  const [sport, setSport] = useState('')
  const [gender, setGender] = useState<Gender>('mixed')
  const [problem, setProblem] = useState<string | null>(null)
  const change = useChange({
    send: () => call(createTeam, { body: { organization_id, sport, gender } }),
    failureOf: (error) => creationFailure(error, 'team'),
    onDone: onCreated,
    onClose,
  })

  function submit() {
    const isMissing = organization_id === '' || sport === ''
    setProblem(isMissing ? ADMIN_TEXTS.requiredFields : null)
    if (isMissing) change.forget()
    else change.run(undefined)
  }

  const refused = fieldFailures(change.error)
  const missing = (value: string) => (problem && value === '' ? REQUIRED : undefined)
  return (
    <FormDialog
      title="Create Team"
      change={change}
      doneText=""
      submitLabel="Create Team"
      busyLabel="Creating..."
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label="Organization"
        value={organization_id}
        onChange={({ target }) => setOrganization(target.value)}
        error={
          missing(organization_id) ??
          refused.organization_id ??
          (organizationsError ? ADMIN_TEXTS.fetchFailed : undefined)
        }
        hint={organizations?.length === 0 ? 'None yet. Create one in the Organizations tab.' : undefined}
      >
        <option value="">
          {organizations || organizationsError ? 'Choose an organization' : 'Loading organizations'}
        </option>
        {organizations?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Sport"
        value={sport}
        error={missing(sport) ?? refused.sport}
        onChange={({ target }) => setSport(target.value)}
      >
        <option value="">Choose a sport</option>
        {SPORTS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField label="Gender" value={gender} onChange={({ target }) => setGender(target.value as Gender)}>
        {GENDERS.map((value) => (
          <option key={value} value={value}>
            {GENDER_LABELS[value]}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
