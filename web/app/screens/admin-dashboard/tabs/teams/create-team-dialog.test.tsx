// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted, refusal, stubServer } from '../../../../shared/mounted-for-tests.tsx'
import { CreateTeamDialog } from './create-team-dialog.tsx'

const CLUB = { id: '00000000-0000-4000-8000-000000000001', name: 'Riverside' }
const ORGANIZATIONS = 'GET /api/teams/organizations/'
const CREATE = 'POST /api/teams/admin/create-team/'
const REQUIRED_ABOVE = 'Please fill in all required fields'

function opened(answers: Record<string, unknown>) {
  const created: unknown[] = []
  const sent = stubServer(answers)
  const { user } = mounted(<CreateTeamDialog onCreated={(team) => created.push(team)} onClose={() => {}} />)
  const posted = () => sent.filter(({ call }) => call === CREATE).map(({ body }) => body)
  return { user, created, posted, create: () => user.click(screen.getByRole('button', { name: 'Create Team' })) }
}

it('asks for organization and sport before anything is sent', async () => {
  const { user, create, posted } = opened({ [ORGANIZATIONS]: [CLUB] })
  await create()
  expect(screen.getByText(REQUIRED_ABOVE)).toBeTruthy()
  expect(screen.getAllByText('Required')).toHaveLength(2)
  await user.selectOptions(screen.getByLabelText('Organization'), await screen.findByText('Riverside'))
  expect(screen.getAllByText('Required')).toHaveLength(1)
  expect(posted()).toEqual([])
})

it('creates a team of the chosen sport', async () => {
  const answer = { id: 't', name: 'Wrestling', code: 'ABC' }
  const { user, create, posted, created } = opened({ [ORGANIZATIONS]: [CLUB], [CREATE]: answer })
  await user.selectOptions(screen.getByLabelText('Organization'), await screen.findByText('Riverside'))
  await user.selectOptions(screen.getByLabelText('Sport'), 'Wrestling')
  await user.selectOptions(screen.getByLabelText(/Gender/), 'Female')
  await create()
  expect(posted()).toEqual([{ organization_id: CLUB.id, sport: 'Wrestling', gender: 'female' }])
  expect(created).toEqual([answer])
})

it('puts the server’s words by the field that they are about', async () => {
  const { user, create } = opened({
    [ORGANIZATIONS]: [CLUB],
    [CREATE]: refusal(400, { error: 'Choose another', fields: { organization_id: 'This one has just been deleted' } }),
  })
  await user.selectOptions(screen.getByLabelText('Organization'), await screen.findByText('Riverside'))
  await user.selectOptions(screen.getByLabelText('Sport'), 'Wrestling')
  await create()
  expect(await screen.findByText('This one has just been deleted')).toBeTruthy()
})

it('leads to the organizations where there is none, and says when they cannot be fetched', async () => {
  opened({ [ORGANIZATIONS]: [] })
  expect(await screen.findByText('None yet. Create one in the Organizations tab.')).toBeTruthy()
})

it('says that the organizations cannot be fetched', async () => {
  opened({ [ORGANIZATIONS]: refusal(500, {}) })
  expect(await screen.findByText(/Failed to fetch/)).toBeTruthy()
  expect(screen.queryByText('Loading organizations')).toBeNull()
})
