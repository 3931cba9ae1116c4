import { expect, it } from 'vitest'
import { readTab } from './use-tab.ts'

it('opens the tab of the address, and the overview when it names none', () => {
  expect(
    ['tab=rankings', 'tab=overview', '', 'tab=chat', 'tab='].map((search) => readTab(new URLSearchParams(search))),
  ).toEqual([...['rankings', 'overview', 'overview', 'overview', 'overview']])
})
