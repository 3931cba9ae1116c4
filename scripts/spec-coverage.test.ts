import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testNames } from './test-names.ts'

const ROOT = join(import.meta.dirname, '..')

interface Row {
  rule: string
  /** As written in the table: a file and the name of a test. */
  holders: string[]
}

function rowsOf(document: string): Row[] {
  return document
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Row ') && !line.startsWith('| ---'))
    .map((line) => {
      const [rule = '', holders = ''] = line.slice(2, -2).split(/(?<!\\) \| /)
      return { rule, holders: holders.replaceAll('\\|', '|').split('<br>') }
    })
}

const rows = rowsOf(readFileSync(join(ROOT, 'docs/spec-coverage.md'), 'utf8'))

/** What is wrong with an entry; undefined: nothing. */
function fault(holder: string): string | undefined {
  const [, file = '', name = ''] = /^`([^`]+)`: (.+)$/.exec(holder) ?? []
  const path = join(ROOT, file)
  if (!name || !existsSync(path)) return `no file: ${holder}`
  return testNames(readFileSync(path, 'utf8')).includes(name) ? undefined : `no test of that name: ${holder}`
}

it('names for every row of the specification a test that is there', () => {
  expect(rows.length).toBeGreaterThan(200)
  expect(
    rows.flatMap(({ rule, holders }) =>
      holders
        .map(fault)
        .filter(Boolean)
        .map((what) => `${rule}: ${what}`),
    ),
  ).toEqual([])
})

it('sees a file that is gone and a test that is called otherwise', () => {
  expect(fault('`scripts/gone.test.ts`: anything')).toMatch(/^no file/)
  expect(fault('`scripts/spec-coverage.test.ts`: sees everything')).toMatch(/^no test/)
  expect(fault('')).toMatch(/^no file/)
  expect(
    fault('`scripts/spec-coverage.test.ts`: sees a file that is gone and a test that is called otherwise'),
  ).toBeUndefined()
})

it('reads names in every kind of quotes, of plain tests and of tables', () => {
  const source = "it('one', () => {})\ntest(`two`, async () => {})\nit.each([1, 2])(\n  \"it's %i\",\n  () => {})"
  expect(testNames(source)).toEqual(['one', 'two', "it's %i"])
})
