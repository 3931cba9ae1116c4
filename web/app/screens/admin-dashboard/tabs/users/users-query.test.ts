import { expect, it } from 'vitest'
import { readUsersChoice } from './users-query.ts'

const choice = (address: string) => readUsersChoice(new URLSearchParams(address))

it.each([
  ['team=none', { team: 'none' }],
  ['team=7d7cf3c6-5a1f-4a8e-9a55-1f0c6f1f5c11', { team: '7d7cf3c6-5a1f-4a8e-9a55-1f0c6f1f5c11' }],
  ['team=nobody', { team: undefined }],
  ['role=athlete_or_coach', { role: 'athlete_or_coach' }],
  ['role=chief', { role: undefined }],
])('reads of the address %s %j', (address, read) => {
  expect(choice(address)).toMatchObject(read)
})
