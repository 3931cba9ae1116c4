import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { BuiltPage } from './built-page.ts'
import { replacementCheck } from './replaced-page.ts'

it('notices a removed file, and one that comes back, also of a folder that has not changed for long', () => {
  const build = mkdtempSync(join(tmpdir(), 'corner-build-'))
  onTestFinished(() => rmSync(build, { recursive: true }))
  const [folder, script] = [join(build, 'assets'), join(build, 'assets/entry.js')]
  const settle = () => utimesSync(folder, 1_000_000, 1_000_000)
  mkdirSync(folder)
  writeFileSync(script, 'start()')
  settle()
  const isReplaced = replacementCheck(build)
  const page = { assets: ['assets/entry.js'] } as BuiltPage
  expect([isReplaced(page), isReplaced(page)]).toEqual([false, false])
  rmSync(script)
  expect([isReplaced(page), isReplaced({ ...page, assets: [] })]).toEqual([true, false])
  writeFileSync(script, 'start()')
  expect(isReplaced(page)).toBe(false)
  rmSync(folder, { recursive: true })
  expect([isReplaced(page), isReplaced(page)]).toEqual([true, true])
})
