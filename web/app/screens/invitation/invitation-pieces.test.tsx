import { describe, expect, it } from 'vitest'
import { CallFailure, NetworkFailure } from '../../shared/api/failures.ts'
import { linesOf, markupOf } from '../../shared/rendered-for-tests.tsx'
import { InvalidInvitation } from './invalid-invitation.tsx'
import { InvitationDetails } from './invitation-details.tsx'
import { JoinedTeam } from './joined-team.tsx'
import { NotMyAccount } from './not-my-account.tsx'

const INVITATION = {
  team_name: 'Varsity',
  organization_name: 'North Club',
  role: 'athlete',
  email: 'ann@club.example',
} as never
const asCoach = { ...(INVITATION as object), role: 'coach' } as never

describe('a link that leads nowhere', () => {
  const markup = (error: Error | null, signedIn = false) =>
    markupOf(<InvalidInvitation error={error} isBusy={false} onRetry={() => {}} signedIn={signedIn} />)
  const dead = (error: Error | null) => linesOf(markup(error))

  it('says that it is not complete, and there is nothing to try again', () => {
    expect(dead(null)).toContain('This link is not complete. Open it as a whole, as your club sent it.')
    expect(dead(null)).not.toContain('Try Again')
  })

  it('leads who is signed in to the dashboard, and others to the sign-in', () => {
    expect(markup(null, true)).toMatch(/<a href="\/dashboard"[^>]*>Go to your dashboard<\/a>/)
    expect(markup(null)).toMatch(/Joined already\? <a href="\/login"[^>]*>Sign In<\/a>/)
    expect(dead(null).at(-1)).toBe('Joined already? Sign In')
  })

  it('is over where the server says so, in the server’s words', () => {
    const over = dead(new CallFailure(400, 'Bad Request', { error: 'This invitation has been used' }))
    expect(over).toContain('This invitation has been used')
    expect(over).not.toContain('Try Again')
  })

  it('can be tried again where the server or the network is at fault', () => {
    expect(dead(new CallFailure(503, 'Service Unavailable'))).toContain('Try Again')
    const offline = dead(new NetworkFailure('off'))
    expect(offline).toContain('Network error while reading the invitation. Please try again.')
    expect(offline).toContain('Try Again')
  })
})

describe('an invitation', () => {
  it.each([
    [INVITATION, 'Athlete'],
    [asCoach, 'Coach'],
  ])('names team, club, role and address', (invitation, role) => {
    expect(linesOf(markupOf(<InvitationDetails invitation={invitation} />))).toEqual([
      ...['Team', 'Varsity', 'Organization', 'North Club', 'As', role, 'Email', 'ann@club.example'],
    ])
  })

  it('warns of the account that somebody made with the address', () => {
    const lines = linesOf(
      markupOf(<NotMyAccount email="ann@club.example" since="2026-11-21T08:00:00Z" onBack={() => {}} />),
    )
    expect(lines.join(' ')).toMatch(
      /^Somebody registered an account with ann@club\.example on .*2026.*, and never confirmed the address\. When you make yours here, that account, which is empty, is removed\. If it was you, sign in instead\. Back$/,
    )
  })
})

describe('who has joined', () => {
  it('as an athlete is led to the device first', () => {
    const markup = markupOf(<JoinedTeam invitation={INVITATION} />)
    expect(linesOf(markup).slice(-3)).toEqual([
      'You are signed in, and an athlete of Varsity. Connect your wearable now, and your recovery, sleep and strain appear here.',
      'Connect Your Device',
      'Go to Dashboard',
    ])
    expect(markup).toContain('href="/connect-whoop"')
    expect(markup).toContain('href="/dashboard"')
  })

  it('as a coach is led to the dashboard', () => {
    const markup = markupOf(<JoinedTeam invitation={asCoach} />)
    expect(linesOf(markup).slice(-2)).toEqual(['You are signed in, and a coach of Varsity.', 'Go to Dashboard'])
    expect(markup).toContain('href="/coach-dashboard"')
  })
})
