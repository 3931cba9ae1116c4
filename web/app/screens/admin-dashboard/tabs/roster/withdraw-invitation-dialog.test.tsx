// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted, stubServer } from '../../../../shared/mounted-for-tests.tsx'
import { WithdrawInvitationDialog } from './withdraw-invitation-dialog.tsx'

const ANN = { id: '00000000-0000-4000-8000-000000000001', full_name: 'Ann Ash', email: 'ann@club.example' }
const ROUTE = `DELETE /api/teams/admin/invitations/${ANN.id}/`

const opened = () => mounted(<WithdrawInvitationDialog invitation={ANN as never} onClose={() => {}} />)

it('asks by name, ends the invitation, and says so', async () => {
  let answer = (_answer: unknown) => {}
  const sent = stubServer({ [ROUTE]: new Promise((resolve) => (answer = resolve)) })
  const { user } = opened()
  const dialog = screen.getByRole('dialog', { name: 'Withdraw invitation' })
  expect(dialog.textContent).toContain('The link of Ann Ash (ann@club.example) ends at once.')
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect(screen.getByRole('button', { name: 'Withdrawing...' })).toBeTruthy()
  answer(new Response(null, { status: 204 }))
  expect(await screen.findByText('The invitation is withdrawn.')).toBeTruthy()
  expect(sent).toHaveLength(1)
})

it('says what failed when the server cannot be reached', async () => {
  let fail = (_error: Error) => {}
  stubServer({ [ROUTE]: new Promise((_answer, reject) => (fail = reject)) })
  const { user } = opened()
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  fail(new TypeError('Failed to fetch'))
  expect(await screen.findByText('Network error while withdrawing the invitation. Please try again.')).toBeTruthy()
})
