// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted } from '../../shared/mounted-for-tests.tsx'
import { endSession, storeProfile, storeTokens } from '../../shared/session/stored-session.ts'
import { NoTeam } from './no-team.tsx'

function shownTo(profile: object) {
  endSession('left')
  storeTokens({ access: 'a', refresh: 'r' })
  storeProfile({ first_name: 'Ann', username: 'ann', ...profile } as never)
  mounted(<NoTeam />)
  return screen.queryByRole('link', { name: 'Join a team' })
}

it('leads an athlete in no team to the card', () => {
  expect(shownTo({ role: 'athlete', teams: [] })?.getAttribute('href')).toBe('/account')
})

it.each([
  { role: 'athlete', teams: [{ team_id: '1', team_name: 'Eagles', role: 'athlete' }] },
  { role: 'athlete' },
  { role: 'coach', teams: [] },
  { role: 'admin', teams: [] },
])('says nothing to %j', (profile) => {
  expect(shownTo(profile)).toBeNull()
})
