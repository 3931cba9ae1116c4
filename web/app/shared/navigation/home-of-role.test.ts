import { expect, it } from 'vitest'
import { homeOfRole, screenAfterSignIn } from './home-of-role.ts'

it.each([
  ['admin', '/admin-dashboard'],
  ['coach', '/coach-dashboard'],
  ['athlete', '/dashboard'],
  [undefined, '/dashboard'],
] as const)('%s starts at %s', (role, home) => {
  expect(homeOfRole(role)).toBe(home)
  expect(screenAfterSignIn(role, undefined)).toBe(home)
})

it.each([
  ['coach', '/coach-dashboard?team=7&days=30', '/coach-dashboard?team=7&days=30'],
  ['coach', '/connect-whoop', '/connect-whoop'],
  ['athlete', '/connect-whoop', '/connect-whoop'],
  ['admin', '/dashboard', '/admin-dashboard'],
  ['coach', '/admin-dashboard?tab=users', '/coach-dashboard'],
  ['athlete', '/connect-whoop-callback?code=C&state=S', '/connect-whoop-callback?code=C&state=S'],
  ['coach', '/dashboard', '/coach-dashboard'],
  ['coach', '/dashboard?days=30', '/dashboard?days=30'],
  ['athlete', '/coach-dashboard?team=7', '/dashboard'],
  [undefined, '/connect-whoop', '/dashboard'],
] as const)('%s who came for %s goes to %s', (role, cameFor, place) => {
  expect(screenAfterSignIn(role, cameFor)).toBe(place)
})
