import { describe, expect, it, vi } from 'vitest'
import { CallFailure } from '../../shared/api/failures.ts'
import { linesOf, markupOf } from '../../shared/rendered-for-tests.tsx'
import { AudienceCard } from './audience-card.tsx'
import { DeleteAccountCard } from './delete-account-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

const SESSION = {
  id: '00000000-0000-4000-8000-000000000001',
  device: 'Firefox on Linux',
  signed_in_at: '2026-11-21T08:00:00Z',
  last_used_at: '2026-11-21T09:00:00Z',
  is_current: true,
}
const OTHER = { ...SESSION, id: '00000000-0000-4000-8000-000000000002', device: null, is_current: false }
const sessions = (...all: object[]) => markupOf(<SessionsCard />, [[['own', 'sessions'], { sessions: all }]])

describe('where somebody is signed in', () => {
  it('lists each browser, and lets the others be signed out', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
    const lines = linesOf(sessions(SESSION, OTHER))
    vi.useRealTimers()
    expect(lines[0]).toBe('Where you are signed in')
    expect(lines.find((line) => line.startsWith('Firefox on Linux'))).toMatch(/This device · Signed in .+ · last used/)
    expect(lines.find((line) => line.startsWith('Unknown device'))).not.toContain('This device')
    expect(lines.slice(-3)).toEqual(['Sign out', 'Sign out everywhere else', 'Sign out everywhere'])
  })

  it('offers no other place where there is none', () => {
    const markup = sessions(SESSION)
    expect(linesOf(markup)).not.toContain('Sign out everywhere else')
    expect(linesOf(markup)).not.toContain('Sign out')
    expect(linesOf(markup).at(-1)).toBe('Sign out everywhere')
  })

  it('names the browser that a button signs out', () => {
    expect(sessions(SESSION, OTHER)).toContain('aria-label="Sign out Unknown device"')
    expect(sessions(SESSION, { ...OTHER, device: 'Safari' })).toContain('aria-label="Sign out Safari"')
  })

  it('says so where it could not be read', () => {
    const lines = linesOf(
      markupOf(<SessionsCard />, [[['own', 'sessions'], new CallFailure(500, 'Internal Server Error')]]),
    )
    expect(lines.join(' ')).toContain('Where you are signed in could not be read.')
  })
})

describe('who can see the data', () => {
  const audience = (coaches: object[], administrators: object[]) =>
    linesOf(markupOf(<AudienceCard />, [[['own', 'audience'], { coaches, administrators }]]))
  const ADA = { full_name: 'Ada Admin', email: 'ada@club.example' }

  it('names each coach with the teams, and each administrator', () => {
    expect(
      audience([{ full_name: 'Carl Coach', email: 'carl@club.example', teams: ['Varsity', 'Women'] }], [ADA]),
    ).toEqual([
      'Who can see your data',
      'You, the coaches of the teams in which you are an athlete, and the administrators of this Corner.',
      'Carl CoachCoach of Varsity, Women · carl@club.example',
      'Ada AdminAdministrator · ada@club.example',
    ])
  })

  it('says that no coach can where there is none', () => {
    expect(audience([], [ADA])[1]).toBe('You, and the administrators of this Corner. No coach can see your data.')
  })

  it('says so where it could not be read', () => {
    const lines = linesOf(
      markupOf(<AudienceCard />, [[['own', 'audience'], new CallFailure(500, 'Internal Server Error')]]),
    )
    expect(lines.join(' ')).toContain('Who can see your data could not be read.')
  })
})

it('says before the deletion what stays behind, as the window that asks for the password does', () => {
  expect(linesOf(markupOf(<DeleteAccountCard />)).join(' ')).toContain(
    'Only the log keeps for 400 days that an account with your name and e-mail was deleted.',
  )
})
