// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted, stubServer } from '../../shared/mounted-for-tests.tsx'
import { endSession, storeProfile, storeTokens } from '../../shared/session/stored-session.ts'
import { ScreenGuard } from './screen-guard.tsx'

function visit(address: string, role: string) {
  const profile = { role, first_name: 'Ann', username: 'ann', email: 'ann@club.example' } as never
  endSession('left')
  storeTokens({ access: 'a', refresh: 'r' })
  storeProfile(profile)
  stubServer({ 'GET /api/users/me/': profile })
  mounted(<ScreenGuard>The screen</ScreenGuard>, address)
}

it.each([
  ['/coach-dashboard', 'This page is for coaches and administrators'],
  ['/admin-dashboard', 'This page is for administrators'],
])('tells an athlete whose page %s is, and leads back', async (address, title) => {
  visit(address, 'athlete')
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByText('You are signed in as an athlete.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Personal Dashboard' }).getAttribute('href')).toBe('/dashboard')
  expect(screen.queryByText('The screen')).toBeNull()
})

it('shows a coach the page of coaches', () => {
  visit('/coach-dashboard', 'coach')
  expect(screen.getByText('The screen')).toBeTruthy()
})
