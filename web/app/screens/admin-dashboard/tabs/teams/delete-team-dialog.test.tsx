// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mounted, refusal, stubServer } from '../../../../shared/mounted-for-tests.tsx'
import { DeleteTeamDialog } from './delete-team-dialog.tsx'

const TEAM = { id: '00000000-0000-4000-8000-0000000000aa', name: 'Varsity' } as never
const ROUTE = 'DELETE /api/teams/admin/delete-team/00000000-0000-4000-8000-0000000000aa/'

function dialog(answer: unknown) {
  const sent = stubServer({ [ROUTE]: answer })
  const { user } = mounted(<DeleteTeamDialog team={TEAM} onClose={() => {}} />)
  return { sent, press: () => user.click(screen.getByRole('button', { name: 'Delete' })) }
}

describe('deleting a team', () => {
  it('names it and what goes with it', () => {
    dialog({})
    expect(screen.getByRole('dialog').textContent).toContain(
      'Delete Varsity? Its people keep their accounts and records; its codes and invitations end.This action cannot be undone.',
    )
  })

  it('is sent once confirmed', async () => {
    const { sent, press } = dialog({})
    await press()
    expect(await screen.findByText('Deleted.')).toBeTruthy()
    expect(sent.map(({ call }) => call)).toEqual([ROUTE])
  })

  it('says that it failed', async () => {
    await dialog(refusal(500, {})).press()
    expect(await screen.findByText('Failed to delete the team. Please try again.')).toBeTruthy()
  })
})
