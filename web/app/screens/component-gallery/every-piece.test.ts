import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const UI = join(import.meta.dirname, '../../ui')

/** Not shown by themselves: the frame of form screens, parts of other components, and the logo of the top bar. */
const SHOWN_WITH_OTHERS = ['form-page', 'modal-dialog', 'choice-menu', 'sort-head', 'combobox', 'mark']

it('shows every piece of the design system', () => {
  const page = globSync('*.tsx', { cwd: import.meta.dirname }).map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  )
  const pieces = globSync('*.tsx', { cwd: UI }).map((file) => file.replace('.tsx', ''))
  expect(pieces.length).toBeGreaterThan(15)
  const missing = pieces.filter(
    (piece) => !SHOWN_WITH_OTHERS.includes(piece) && !page.some((source) => source.includes(`'../../ui/${piece}.tsx'`)),
  )
  expect(missing).toEqual([])
})
