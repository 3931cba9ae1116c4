// @vitest-environment happy-dom
import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted, stubServer } from '../../../../shared/mounted-for-tests.tsx'
import { REQUIRED } from '../../change/change-failure.ts'
import { AssignUserDialog } from './assign-user-dialog.tsx'

const ANN = {
  ...{ id: '00000000-0000-4000-8000-000000000001', full_name: 'Ann Ash', email: 'ann@club.example' },
  ...{ role: 'athlete', email_proven: true },
}
const TEAM = { id: '00000000-0000-4000-8000-0000000000aa', name: 'Varsity', organization_name: 'North Club' }
const ASSIGN = 'POST /api/teams/admin/assign-user-to-team/'

function dialog() {
  const sent = stubServer({
    'GET /api/teams/admin/team-choices/': [TEAM],
    [ASSIGN]: { message: 'User assigned to team successfully' },
  })
  const { user } = mounted(<AssignUserDialog user={ANN as never} onClose={() => {}} />)
  const assign = () => user.click(screen.getByRole('button', { name: 'Assign' }))
  return { user, assign, bodies: () => sent.filter(({ call }) => call === ASSIGN).map(({ body }) => body) }
}
const team = () => screen.getByRole('combobox', { name: 'Team' })

it('asks for the team only once it was left out, and sends nothing', async () => {
  const { assign, bodies } = dialog()
  expect(screen.queryByText(REQUIRED)).toBeNull()
  expect(team().getAttribute('aria-invalid')).toBe('false')
  await assign()
  expect(screen.getByText(REQUIRED)).toBeTruthy()
  expect(screen.getByText(ADMIN_TEXTS.teamRequired)).toBeTruthy()
  expect(bodies()).toEqual([])
})

it('sends the chosen team and role, and says what the server says', async () => {
  const { user, assign, bodies } = dialog()
  await user.click(team())
  await user.click(await screen.findByRole('option', { name: 'Varsity · North Club' }))
  await user.selectOptions(screen.getByLabelText('Role in the team'), 'coach')
  await assign()
  expect(await screen.findByText('User assigned to team successfully')).toBeTruthy()
  expect(bodies()).toEqual([{ user_id: ANN.id, team_id: TEAM.id, role: 'coach' }])
})
