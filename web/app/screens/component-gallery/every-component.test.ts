import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const UI = join(import.meta.dirname, '../../ui')

/** Not shown by themselves: the frame of form screens, parts of other components, and the logo of the top bar. */
const NOT_SHOWN_ALONE = [
  'form-page',
  'modal-dialog',
  'choice-menu',
  'sortable-heading',
  'combobox',
  'corner-logo',
  'table-body',
  'table-head',
  'table-order',
]

it('shows every component of the design system', () => {
  const page = globSync('*.tsx', { cwd: import.meta.dirname }).map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  )
  const components = globSync('**/*.tsx', { cwd: UI }).filter((file) => !file.endsWith('.test.tsx'))
  expect(components.length).toBeGreaterThan(15)
  const missing = components.filter(
    (file) =>
      !NOT_SHOWN_ALONE.includes(basename(file, '.tsx')) &&
      !page.some((source) => source.includes(`'../../ui/${file}'`)),
  )
  expect(missing).toEqual([])
})
