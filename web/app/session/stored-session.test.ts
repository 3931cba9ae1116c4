import { expect, it } from 'vitest'
import { parseProfile } from './stored-session.ts'

it.each([
  [null],
  [''],
  ['{'],
  ['null'],
  ['7'],
  ['"coach"'],
  ['[]'],
  ['{}'],
  ['{"role":7}'],
  ['{"role":"king"}'],
  ['{"role":"coach","first_name":5}'],
])('ignores a stored user_info of %s', (userInfo) => {
  expect(parseProfile(userInfo)).toBeNull()
})

it('reads the profile that was stored', () => {
  expect(parseProfile('{"role":"coach","first_name":"Dana"}')).toMatchObject({ role: 'coach', first_name: 'Dana' })
})
