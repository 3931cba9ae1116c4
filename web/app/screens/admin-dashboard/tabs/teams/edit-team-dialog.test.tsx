// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mounted, refusal, stubServer } from '../../../../shared/mounted-for-tests.tsx'
import { EditTeamDialog } from './edit-team-dialog.tsx'

const TEAM = { id: '00000000-0000-4000-8000-0000000000aa', name: 'Varsity', description: 'First team' } as never
const ROUTE = 'PUT /api/teams/admin/update-team/00000000-0000-4000-8000-0000000000aa/'

async function saved(answer: unknown, name = 'Women') {
  const sent = stubServer({ [ROUTE]: answer })
  let closed = 0
  const { user } = mounted(<EditTeamDialog team={TEAM} onClose={() => closed++} />)
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), name)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  return { user, sent, closed: () => closed }
}

describe('editing a team', () => {
  it('sends name and description, and says that they are saved', async () => {
    const { sent } = await saved({})
    expect(await screen.findByText('Saved.')).toBeTruthy()
    expect(sent).toEqual([{ call: ROUTE, body: { name: 'Women', description: 'First team' } }])
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  })

  it('asks for a name, and focuses it', async () => {
    const { sent } = await saved({}, ' ')
    expect(screen.getByText('Please enter a team name')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
    expect(sent).toEqual([])
  })

  it('says what failed where the server does not', async () => {
    await saved(refusal(500, {}))
    expect(await screen.findByText('Failed to save the team. Please try again.')).toBeTruthy()
  })

  it('shows the server’s words about a field', async () => {
    await saved(refusal(400, { error: 'Not saved', code: 'invalid', fields: { name: 'Taken' } }))
    expect(await screen.findByText('Taken')).toBeTruthy()
    expect(screen.getByText('Not saved')).toBeTruthy()
  })

  it('closes without a change', async () => {
    const sent = stubServer({})
    let closed = 0
    const { user } = mounted(<EditTeamDialog team={TEAM} onClose={() => closed++} />)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect([closed, sent.length]).toEqual([1, 0])
  })
})
