// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { mounted, stubServer } from '../../shared/mounted-for-tests.tsx'
import { endSession, storeProfile, storeTokens } from '../../shared/session/stored-session.ts'
import SignedInLayout from './signed-in-layout.tsx'

const PROFILE = { role: 'coach', first_name: 'Ann', username: 'ann', email: 'ann@club.example' } as never

const Told = () => <output>{JSON.stringify(useLocation().state)}</output>

function visit(address: string) {
  stubServer({ 'GET /api/users/me/': PROFILE })
  return mounted(
    <Routes>
      <Route element={<SignedInLayout />}>
        <Route path="/coach-dashboard" element="The dashboard" />
      </Route>
      <Route path="*" element={<Told />} />
    </Routes>,
    address,
  )
}

const told = () => JSON.parse(screen.getByRole('status').textContent ?? 'null')

it('shows the page to who is signed in', () => {
  endSession('left')
  storeTokens({ access: 'a', refresh: 'r' })
  storeProfile(PROFILE)
  const { address } = visit('/coach-dashboard')
  expect(screen.getByText('The dashboard')).toBeTruthy()
  expect(address()).toBe('/coach-dashboard')
})

it.each([
  ['refused', '/login', { cameFor: '/coach-dashboard?team=x', sessionEnded: true }],
  ['left', '/login', null],
  ['account_deleted', '/', null],
] as const)('after a session that ended as %s leads to %s', (ended, expected, state) => {
  endSession(ended)
  const { address } = visit('/coach-dashboard?team=x')
  expect(address()).toBe(expected)
  expect(told()).toEqual(state)
})
