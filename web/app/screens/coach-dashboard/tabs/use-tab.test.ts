import { expect, it } from 'vitest'
import { readTab } from '../../../shared/address/read-tab.ts'
import { TABS } from './use-tab.ts'

it('opens the tab of the address, and the overview when it names none', () => {
  expect(
    ['tab=rankings', 'tab=overview', '', 'tab=chats', 'tab='].map((search) =>
      readTab(TABS, new URLSearchParams(search)),
    ),
  ).toEqual(['rankings', 'overview', 'overview', 'overview', 'overview'])
})
