import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { brandingFiles } from './branding-files.ts'

let shipped: string
let own: string

beforeEach(() => {
  shipped = mkdtempSync(join(tmpdir(), 'corner-shipped-'))
  own = mkdtempSync(join(tmpdir(), 'corner-own-'))
  for (const name of ['logo.svg', 'logo-dark.svg', 'favicon.svg', 'hero.webm', 'hero-poster.webp', 'hero-dark.webm'])
    writeFileSync(join(shipped, name), 'shipped')
})

afterEach(() => {
  for (const folder of [shipped, own]) rmSync(folder, { recursive: true })
})

it('serves the shipped files as long as there are no own ones', () => {
  expect(brandingFiles(shipped, undefined).get('logo-dark.svg')).toEqual({ folder: shipped, name: 'logo-dark.svg' })
})

it('shows a club’s only logo in both themes, and leaves all else as shipped', () => {
  writeFileSync(join(own, 'logo.svg'), 'own')
  const files = brandingFiles(shipped, own)
  expect(files.get('logo-dark.svg')).toEqual({ folder: own, name: 'logo.svg' })
  expect(files.get('favicon.svg')).toEqual({ folder: shipped, name: 'favicon.svg' })
})

it('never mixes a club’s film with the shipped one: MP4 alone leaves no WebM', () => {
  for (const name of ['hero.mp4', 'hero-poster.webp']) writeFileSync(join(own, name), 'own')
  const files = brandingFiles(shipped, own)
  expect(files.has('hero.webm')).toBe(false)
  expect(files.get('hero-dark.mp4')).toEqual({ folder: own, name: 'hero.mp4' })
  expect(files.get('hero-poster-phone-dark.webp')).toEqual({ folder: own, name: 'hero-poster.webp' })
})

it('shows a club’s wide film on phones, too, if it has no other, and before all the one of the theme', () => {
  for (const name of ['hero.webm', 'hero-dark.webm']) writeFileSync(join(own, name), 'own')
  expect(brandingFiles(shipped, own).get('hero-phone-dark.webm')?.name).toBe('hero-dark.webm')
  expect(brandingFiles(shipped, own).get('hero-phone.webm')?.name).toBe('hero.webm')
  writeFileSync(join(own, 'hero-phone.webm'), 'own')
  expect(brandingFiles(shipped, own).get('hero-phone-dark.webm')?.name).toBe('hero-phone.webm')
})

it('knows no other file of the folder', () => {
  writeFileSync(join(own, 'secrets.txt'), 'own')
  expect(brandingFiles(shipped, own).has('secrets.txt')).toBe(false)
})
