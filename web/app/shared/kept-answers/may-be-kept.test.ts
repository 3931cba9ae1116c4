import { EVERY_ROLE, type Role } from '@corner/contract/roles.ts'
import { expect, it } from 'vitest'
import type { Session } from '../session/stored-session.ts'
import { keptAddress } from './kept-address.ts'
import { isKeptSubject, keeperOf } from './may-be-kept.ts'

const session = (role: Role, signedIn = true) =>
  ({ signedIn, profile: { id: 'me', role }, ended: null }) as unknown as Session

it('keeps the answers of athletes and coaches, and none of an administrator or of nobody', () => {
  expect(EVERY_ROLE.filter((role) => keeperOf(session(role)) === 'me').toSorted()).toEqual(['athlete', 'coach'])
  expect(keeperOf(session('coach', false))).toBeUndefined()
  expect(keeperOf({ signedIn: true, profile: null, ended: null })).toBeUndefined()
})

it('keeps what screens of athletes and coaches show, and no lists of people, sessions or links', () => {
  for (const subject of ['teams', 'team', 'athlete', 'own-records', 'device-status', 'article'])
    expect(isKeptSubject([subject]), subject).toBe(true)
  for (const subject of ['admin', 'own', 'invitation', 'setup-link', 'profile'])
    expect(isKeptSubject([subject, 'users']), subject).toBe(false)
})

it('keeps each answer under its person, build and query', () => {
  const key = { userId: 'a/b', build: 'c1', queryKey: ['team', 'x', 7] }
  expect(keptAddress(key)).toBe('/kept/a%2Fb/c1/%5B%22team%22%2C%22x%22%2C7%5D')
})
