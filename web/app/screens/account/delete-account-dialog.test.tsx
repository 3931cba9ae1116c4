// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { mounted, refusal, stubServer } from '../../shared/mounted-for-tests.tsx'
import { readSession, storeTokens } from '../../shared/session/stored-session.ts'
import { DeleteAccountCard } from './delete-account-card.tsx'

const ROUTE = 'POST /api/users/me/delete/'

beforeEach(() => storeTokens({ access: 'a', refresh: 'r' }))

async function opened(answer: unknown) {
  const sent = stubServer({ [ROUTE]: answer })
  const { user } = mounted(<DeleteAccountCard />)
  await user.click(screen.getByRole('button', { name: 'Delete account' }))
  return { user, sent }
}

async function confirmed(answer: unknown) {
  const { user, sent } = await opened(answer)
  await user.type(screen.getByLabelText('Password'), 'secret')
  await user.click(screen.getByRole('button', { name: 'Delete my account' }))
  return sent
}

describe('deleting an account', () => {
  it('is asked for first, and Cancel has the focus', async () => {
    const { user, sent } = await opened({})
    expect(document.activeElement?.textContent).toBe('Cancel')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent).toEqual([])
  })

  it('sends the password and ends the session', async () => {
    expect(await confirmed({})).toEqual([{ call: ROUTE, body: { password: 'secret' } }])
    expect(readSession()).toMatchObject({ signedIn: false, ended: 'account_deleted' })
  })

  it('marks a wrong password at its field, which gets the focus', async () => {
    await confirmed(refusal(400, { error: 'No', code: 'invalid', fields: { password: 'Not your password' } }))
    await screen.findByText('Not your password')
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
    expect(screen.queryByText('No')).toBeNull()
    expect(readSession().signedIn).toBe(true)
  })

  it('says why it failed otherwise', async () => {
    await confirmed(refusal(409, { error: 'You are the last administrator', code: 'conflict' }))
    expect(await screen.findByText('You are the last administrator')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Delete my account' })).toBeTruthy()
  })
})
