import { expect, it } from 'vitest'
import { entriesFor } from './entries.ts'

it.each([
  ['athlete', false],
  [undefined, false],
  ['coach', true],
  ['admin', true],
] as const)('shows %s the Coach Dashboard: %s', (role, shown) => {
  expect(entriesFor(role).some(({ label }) => label === 'Coach Dashboard')).toBe(shown)
})

it('shows everyone the Personal Dashboard, the device and the registration, in this order', () => {
  expect(entriesFor('athlete').map(({ label }) => label)).toEqual([
    'Personal Dashboard',
    'Connect the wearable device',
    'Register New User',
  ])
})
