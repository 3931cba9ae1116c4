// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted, stubServer } from '../../../../shared/mounted-for-tests.tsx'
import { RenewInvitationDialog } from './renew-invitation-dialog.tsx'

const ANN = { id: '00000000-0000-4000-8000-000000000001', full_name: 'Ann Ash', email: 'ann@club.example' }
const RENEWED = {
  full_name: 'Ann Ash',
  link: 'https://c.example/#new',
  expires_at: '2026-12-05T08:00:00Z',
  mailed: false,
}

it('makes a new link, says so meanwhile, and shows it', async () => {
  let answer = (_renewed: unknown) => {}
  const sent = stubServer({
    [`POST /api/teams/admin/invitations/${ANN.id}/renew/`]: new Promise((resolve) => (answer = resolve)),
  })
  const { user } = mounted(<RenewInvitationDialog invitation={ANN as never} onClose={() => {}} />)
  await user.click(screen.getByRole('button', { name: 'Make a new link' }))
  expect(screen.getByRole('button', { name: 'Making the link...' })).toBeTruthy()
  expect(sent).toHaveLength(1)
  answer(RENEWED)
  expect(await screen.findByDisplayValue(RENEWED.link)).toBeTruthy()
})

it('asks under the name of what is made', () => {
  mounted(<RenewInvitationDialog invitation={ANN as never} onClose={() => {}} />)
  expect(screen.getByRole('dialog', { name: 'New invitation link' })).toBeTruthy()
})
