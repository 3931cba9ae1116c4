import { expect, it } from 'vitest'
import { isAllowed } from './allowed-licences.ts'
import { lockedPackages } from './locked-packages.ts'

it('has no package whose licence is not on the list', () => {
  const packages = lockedPackages()
  expect(packages.length).toBeGreaterThan(400)
  expect(packages).toContainEqual(expect.objectContaining({ name: 'zod', licence: 'MIT', isForDevelopment: false }))
  expect(packages.filter((each) => !isAllowed(each))).toEqual([])
})

it.each([
  ['GPL-3.0-only', false, false],
  ['AGPL-3.0-or-later', true, false],
  ['', true, false],
  ['SEE LICENSE IN LICENSE.md', false, false],
  ['MPL-2.0', false, false],
  ['MPL-2.0', true, true],
  ['(GPL-2.0 OR MIT)', false, true],
  ['MIT AND GPL-2.0', false, false],
  ['(MIT AND Zlib)', false, true],
])('%s, for development only: %s. Allowed: %s', (licence, isForDevelopment, allowed) => {
  expect(isAllowed({ licence, isForDevelopment })).toBe(allowed)
})
