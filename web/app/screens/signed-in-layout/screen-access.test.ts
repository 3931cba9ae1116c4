import { expect, it } from 'vitest'
import { readScreenAccess } from './screen-access.ts'

const ASKED = { isFetched: true, isFetching: false }
const ASKING = { isFetched: false, isFetching: true }
const COACHES = ['coach', 'admin'] as const

it.each([
  ['a screen without roles', { roles: undefined, role: undefined, ...ASKING }, 'open'],
  [
    'a screen for everybody, before anything is known',
    { roles: ['admin', 'coach', 'athlete'], role: undefined, ...ASKING },
    'open',
  ],
  ['a coach among the coaches', { roles: COACHES, role: 'coach', ...ASKED }, 'open'],
  ['a stored coach, while the server is asked', { roles: COACHES, role: 'coach', ...ASKING }, 'open'],
  ['a stored athlete, who may be a coach since', { roles: COACHES, role: 'athlete', ...ASKING }, 'loading'],
  [
    'a stored athlete before the question is put',
    { roles: COACHES, role: 'athlete', isFetched: false, isFetching: false },
    'loading',
  ],
  ['an athlete', { roles: COACHES, role: 'athlete', ...ASKED }, 'closed'],
  ['an athlete, asked about again', { roles: COACHES, role: 'athlete', isFetched: true, isFetching: true }, 'closed'],
  ['nobody known yet', { roles: COACHES, role: undefined, ...ASKING }, 'loading'],
  ['nobody known, and the server did not say', { roles: COACHES, role: undefined, ...ASKED }, 'unknown'],
  ['nobody known, asked again', { roles: COACHES, role: undefined, isFetched: true, isFetching: true }, 'loading'],
] as const)('%s', (_, known, access) => {
  expect(readScreenAccess(known)).toBe(access)
})
