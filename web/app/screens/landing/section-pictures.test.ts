import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { heroFiles } from './hero/hero-files.ts'
import sizes from './pictures/sizes.json' with { type: 'json' }

const PICTURES = join(import.meta.dirname, 'pictures')
const PUBLIC = join(import.meta.dirname, '../../../public')

/** Of a lossy WebP file, from its head. */
function sizeOf(path: string) {
  const file = readFileSync(path)
  expect(file.toString('ascii', 8, 16)).toBe('WEBPVP8 ')
  return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
}

it.each(Object.entries(sizes))('keeps the place of the picture %s free', (name, size) => {
  expect(sizeOf(join(PICTURES, `${name}-light.webp`))).toEqual(size)
  expect(sizeOf(join(PICTURES, `${name}-dark.webp`))).toEqual(size)
})

it.each([
  ['light', false],
  ['dark', false],
  ['light', true],
  ['dark', true],
] as const)('keeps the place of the film free: %s, on a phone %s', (theme, isPhone) => {
  const { poster, size } = heroFiles(theme, isPhone)
  expect(sizeOf(join(PUBLIC, poster))).toEqual(size)
})
