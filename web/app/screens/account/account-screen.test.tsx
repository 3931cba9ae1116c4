// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted, stubServer } from '../../shared/mounted-for-tests.tsx'
import { endSession, storeProfile, storeTokens } from '../../shared/session/stored-session.ts'
import AccountScreen from './account-screen.tsx'

it('names the page and the address, and shows its cards together', async () => {
  endSession('left')
  storeTokens({ access: 'a', refresh: 'r' })
  storeProfile({ role: 'coach', first_name: 'Ann', username: 'ann', email: 'ann@club.example' } as never)
  let answer = (_sessions: unknown) => {}
  stubServer({
    'GET /api/users/me/audience/': { coaches: [], administrators: [] },
    'GET /api/users/me/sessions/': new Promise((resolve) => (answer = resolve)),
  })
  mounted(<AccountScreen />)
  expect(screen.getByRole('heading', { name: 'Your account' })).toBeTruthy()
  expect(screen.getByText(/ann@club/)).toBeTruthy()
  expect(screen.queryByText('Who can see your data')).toBeNull()
  answer({ sessions: [] })
  expect(await screen.findByText('Who can see your data')).toBeTruthy()
  expect(screen.getByText('Where you are signed in')).toBeTruthy()
})

const EAGLES = { team_id: '1', team_name: 'Eagles', role: 'athlete' }
const HAWKS = { team_id: '2', team_name: 'Hawks', role: 'coach' }

it.each([
  [{ role: 'athlete', teams: [EAGLES] }, ['Eagles', 'Athlete']],
  [{ role: 'coach', teams: [EAGLES, HAWKS] }, ['Eagles', 'Athlete', 'Hawks', 'Coach']],
])('says after a reload in which team somebody has which role, and who changes it: %j', (profile, said) => {
  endSession('left')
  storeTokens({ access: 'a', refresh: 'r' })
  storeProfile({ first_name: 'Ann', username: 'ann', email: 'ann@club.example', ...profile } as never)
  stubServer({
    'GET /api/users/me/audience/': new Promise(() => {}),
    'GET /api/users/me/sessions/': new Promise(() => {}),
  })
  mounted(<AccountScreen />)
  const card = screen.getByRole('region', { name: 'Teams' })
  for (const text of said) expect(within(card).getByText(text)).toBeTruthy()
  expect(card.textContent).toContain('To join another team, ask an administrator of your club.')
  expect(screen.queryByText('Join a team')).toBeNull()
})

it.each([{ role: 'athlete', teams: [] }, { role: 'admin', teams: [] }, { role: 'athlete' }])(
  'has no card of teams for who is in none: %j',
  (profile) => {
    endSession('left')
    storeTokens({ access: 'a', refresh: 'r' })
    storeProfile({ first_name: 'Ann', username: 'ann', email: 'ann@club.example', ...profile } as never)
    stubServer({
      'GET /api/users/me/audience/': new Promise(() => {}),
      'GET /api/users/me/sessions/': new Promise(() => {}),
    })
    mounted(<AccountScreen />)
    expect(screen.queryByRole('region', { name: 'Teams' })).toBeNull()
  },
)
