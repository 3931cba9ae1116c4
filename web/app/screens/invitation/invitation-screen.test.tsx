// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { mounted, refusal, stubServer } from '../../shared/mounted-for-tests.tsx'
import { endSession, storeProfile, storeTokens } from '../../shared/session/stored-session.ts'
import InvitationScreen, { meta } from './invitation-screen.tsx'

const READ = 'POST /api/invitations/read/'
const JOIN = 'POST /api/invitations/join/'
const INVITATION = {
  team_name: 'Varsity',
  organization_name: 'North Club',
  role: 'coach',
  email: 'ann@club.example',
  first_name: 'Ann',
  last_name: 'Ash',
  has_account: true,
  unproven_since: null,
  replaceable: false,
}
const UNPROVEN = { ...INVITATION, unproven_since: '2026-11-01T08:00:00Z' }
const NOT_MINE = 'I did not make that account'

beforeEach(() => {
  endSession('left')
  location.hash = '#secret'
})

function invited(invitation: object, answers: object = {}) {
  const sent = stubServer({ [READ]: invitation, ...answers })
  return { ...mounted(<InvitationScreen />), sent }
}
function signIn(email: string) {
  storeTokens({ access: 'a', refresh: 'r' })
  storeProfile({ role: 'coach', first_name: 'Ann', username: 'ann', email } as never)
}
const button = (name: string) => screen.findByRole('button', { name })

describe('an invitation', () => {
  it('is read with the secret of the link', async () => {
    const { sent } = invited(INVITATION)
    expect(screen.getByRole('status').textContent).toContain('Reading your invitation')
    expect(await screen.findByText('Varsity')).toBeTruthy()
    expect(sent[0]).toEqual({ call: READ, body: { token: 'secret' } })
  })

  it('without an account asks for one', async () => {
    invited({ ...INVITATION, has_account: false })
    expect(await screen.findByText('Varsity')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull()
  })

  it('that is no more says so', async () => {
    invited(refusal(400, { error: 'This invitation has been used', code: 'invalid' }))
    expect(await screen.findByText('This invitation has been used')).toBeTruthy()
  })

  it('is kept from search engines', () => {
    expect(meta()).toContainEqual({ name: 'robots', content: 'noindex' })
  })
})

describe('joining with an account', () => {
  it('asks its owner to sign in, and comes back', async () => {
    const { user, address } = invited(INVITATION)
    await user.click(await button('Sign In'))
    await waitFor(() => expect(address()).toBe('/login'))
  })

  it('warns that another session ends', async () => {
    signIn('bea@club.example')
    invited(INVITATION)
    expect(await screen.findByText(/You are signed in as bea@club\.example; that session ends here\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Join the Team' })).toBeNull()
  })

  it('joins whoever is signed in with the address', async () => {
    signIn('ann@club.example')
    const { user, sent } = invited(INVITATION, { [JOIN]: { session: null } })
    await user.click(await button('Join the Team'))
    expect(await screen.findByText('You are on the team')).toBeTruthy()
    expect(sent.find(({ call }) => call === JOIN)?.body).toEqual({ token: 'secret' })
  })

  it('says why that failed', async () => {
    signIn('ann@club.example')
    const { user } = invited(INVITATION, { [JOIN]: refusal(409, { error: 'On the team already', code: 'conflict' }) })
    await user.click(await button('Join the Team'))
    expect(await screen.findByText('On the team already')).toBeTruthy()
  })

  it('lets an empty account of somebody else be replaced, and offers the way back', async () => {
    const { user } = invited({ ...UNPROVEN, replaceable: true })
    await user.click(await button(NOT_MINE))
    expect(screen.getByText(/and never confirmed the address/)).toBeTruthy()
    await user.click(await button('Back'))
    expect(await button(NOT_MINE)).toBeTruthy()
    expect(screen.queryByText(/and never confirmed the address/)).toBeNull()
  })

  it('replaces no account that is in use', async () => {
    invited(UNPROVEN)
    expect(await screen.findByText(/The account has a team, records or a device\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: NOT_MINE })).toBeNull()
  })

  it('doubts no account whose address is confirmed', async () => {
    invited({ ...INVITATION, replaceable: true })
    await button('Sign In')
    expect(screen.queryByRole('button', { name: NOT_MINE })).toBeNull()
    expect(screen.queryByText(/The account has a team/)).toBeNull()
  })
})
