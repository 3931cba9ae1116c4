import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT, repositoryFiles } from './repository-files.ts'

/** `vi.mock` and `vi.doMock`. */
const REPLACES_MODULE = /\bvi\.(?:doM|m)ock\(/

it('replaces no module in a test: a file before it in the same process may have loaded the real one', () => {
  const tests = repositoryFiles().filter((path) => /\.test\.tsx?$/.test(path))
  expect(tests.length).toBeGreaterThan(500)
  const replacing = tests.filter((path) => REPLACES_MODULE.test(readFileSync(join(ROOT, path), 'utf8')))
  expect(replacing, 'spy on its function instead: vi.spyOn(module, name)').toEqual([])
})
