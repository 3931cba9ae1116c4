// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
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
