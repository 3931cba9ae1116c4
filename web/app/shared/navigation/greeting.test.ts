import { expect, it } from 'vitest'
import { greeting } from './greeting.ts'

it.each([
  [{ role: 'coach', first_name: 'Dana', username: 'd' }, 'Welcome, Coach Dana!'],
  [{ role: 'athlete', first_name: 'Dana', username: 'd' }, 'Welcome, Dana!'],
  [{ role: 'admin', first_name: 'Dana', username: 'd' }, 'Welcome, Dana!'],
  [{ role: 'athlete', first_name: '', username: 'dana@club.example' }, 'Welcome, dana@club.example!'],
  [{ role: 'coach', first_name: ' ', username: '' }, 'Welcome!'],
  [null, 'Welcome!'],
] as const)('greets %o with %s', (profile, text) => {
  expect(greeting(profile)).toBe(text)
})
