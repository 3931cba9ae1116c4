import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { namesRead } from './settings-for-tests.ts'

const DOCS = join(import.meta.dirname, '../../../docs')

/** The settings in the first column of a page's tables. */
const rowsOf = (page: string) =>
  [...readFileSync(join(DOCS, page), 'utf8').matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name),
  )

const read = namesRead()
const rows = [...rowsOf('settings.md'), ...rowsOf('ai.md')]

it('has a row in docs/settings.md for each setting that the server reads, or in docs/ai.md for one of the AI', () => {
  expect(read.length).toBeGreaterThan(30)
  expect(read.filter((name) => !rows.includes(name))).toEqual([])
})

it('has no row for a setting that nothing reads', () => {
  expect(rows.filter((name) => !read.includes(name))).toEqual([])
})
