import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { whyStray } from './stray-files.ts'

const ROOT = join(import.meta.dirname, '..')
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT }).toString().split('\0').filter(Boolean)

// A copy without its history has no list of its files.
describe.skipIf(!existsSync(join(ROOT, '.git')))('the repository', () => {
  it('holds no file that a tool left behind, and no large one but on purpose', () => {
    const committed = git('ls-files', '-z')
    const removed = new Set(git('ls-files', '-z', '--deleted'))
    const present = committed.filter((path) => !removed.has(path))
    expect(present.length).toBeGreaterThan(1000)
    expect(present.flatMap((path) => whyStray(path, statSync(join(ROOT, path)).size) ?? [])).toEqual([])
  })

  it('holds nothing that .gitignore leaves out', () => {
    expect(git('ls-files', '-z', '--cached', '--ignored', '--exclude-standard')).toEqual([])
  })
})

it.each([
  'server/CPU.20261121.135236.18938.0.001.cpuprofile',
  'server/npm-debug.log',
  'docs/.DS_Store',
  'contract/src/paging.ts~',
  'contract/src/paging.ts.orig',
  'web/app/.root.tsx.swp',
  '.env',
  'core.4711',
])('sees %s', (path) => {
  expect(whyStray(path, 1)).toBe(`${path}: left behind by a tool`)
})

it.each([
  ['docs/film.mp4', 300_000, undefined],
  ['docs/film.mp4', 300_001, 'docs/film.mp4: 300001 bytes, over 300000'],
  ['web/public/branding/hero-dark.webm', 2_000_000, undefined],
  ['coach/src/danger/weights.json.gz', 2_000_000, undefined],
  ['server/src/accounts/catalog.ts', 1, undefined],
])('of %s with %i bytes says %s', (path, bytes, why) => {
  expect(whyStray(path, bytes)).toBe(why)
})
