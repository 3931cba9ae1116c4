import { expect, it } from 'vitest'
import { readTab } from '../../../shared/address/read-tab.ts'
import { COACH_TABS } from '../../../shared/navigation/coach-tabs.ts'

it('opens the tab in the address, by default the overview', () => {
  expect(
    ['tab=rankings', 'tab=overview', '', 'tab=chats', 'tab='].map((search) =>
      readTab(COACH_TABS, new URLSearchParams(search)),
    ),
  ).toEqual(['rankings', 'overview', 'overview', 'overview', 'overview'])
})
