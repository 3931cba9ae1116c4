import { expect, it } from 'vitest'
import { readTab } from '../../../shared/address/read-tab.ts'
import { TABS } from './use-tab.ts'

it('opens the tab in the address, by default the overview', () => {
  expect(
    ['tab=rankings', 'tab=overview', '', 'tab=chats', 'tab='].map((search) =>
      readTab(TABS, new URLSearchParams(search)),
    ),
  ).toEqual(['rankings', 'overview', 'overview', 'overview', 'overview'])
})
