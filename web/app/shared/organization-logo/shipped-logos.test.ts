import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { normalizedOrganizationName } from './organization-name.ts'
import { findLogo } from './shipped-logos.ts'

const FOLDER = new URL('../../../organization-logos/', import.meta.url)

it("finds the demo club's logo however its name is written, and none for a stranger", () => {
  expect(findLogo('Riverside Athletics')).toBeTruthy()
  expect(findLogo('riverside-athletics')).toBe(findLogo('Riverside Athletics'))
  expect(findLogo('Hill Athletics')).toBeUndefined()
  expect(findLogo('')).toBeUndefined()
})

it('finds every file of the folder, as each has a normalized name', () => {
  const names = readdirSync(FOLDER)
    .filter((file) => !file.endsWith('.md'))
    .map((file) => file.replace(/\.(svg|png|webp)$/, ''))
  expect(names.filter((name) => normalizedOrganizationName(name) !== name)).toEqual([])
})
