import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const UI = join(import.meta.dirname, '../../ui')

/** No pieces of their own: the frame around screens, a part of another piece, and the mark of the top bar. */
const SHOWN_WITH_OTHERS = ['form-page', 'modal-dialog', 'choice-menu', 'sort-head', 'combobox', 'mark']

it('shows every piece of the design system', () => {
  const page = globSync('*.tsx', { cwd: import.meta.dirname }).map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  )
  const pieces = globSync('*.tsx', { cwd: UI })
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => file.replace('.tsx', ''))
  expect(pieces.length).toBeGreaterThan(15)
  const missing = pieces.filter(
    (piece) => !SHOWN_WITH_OTHERS.includes(piece) && !page.some((source) => source.includes(`'../../ui/${piece}.tsx'`)),
  )
  expect(missing).toEqual([])
})
