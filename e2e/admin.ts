import type { Locator, Page, Route } from '@playwright/test'
import { expect, signInAs } from './corner.ts'
import { newMember, PASSWORD } from './people.ts'

export const ADMIN = 'admin@corner.example'
export const USERS = '**/api/teams/admin/users/**'

/** Opens a tab of the admin dashboard, and waits for its list. @param more added to the address: `&search=...` */
export async function openTab(page: Page, tab: string, more = '') {
  await signInAs(page, ADMIN)
  await page.goto(`/admin-dashboard?tab=${tab}${more}`)
  await expect(page.getByRole('tab', { name: tab, exact: false })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Loading Admin Dashboard' })).toHaveCount(0)
}

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** Answers a call with a mock during an action, and removes the mock afterwards. */
export async function withMockReply(
  page: Page,
  call: string,
  answer: Parameters<Route['fulfill']>[0] | 'abort',
  act: () => Promise<void>,
) {
  await page.route(call, (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)))
  await act()
  await page.unroute(call)
}

export async function fillUser(modal: Locator, email: string, name = 'Ilse') {
  await modal.getByLabel('First Name').fill(name)
  await modal.getByLabel('Last Name').fill('Brandt')
  await modal.getByLabel('Username').fill(email)
  await modal.getByLabel('Email').fill(email)
  await modal.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await modal.getByLabel('Confirm Password').fill(PASSWORD)
}

export const newEmail = () => `admin.test.${newMember()}.${Date.now()}@corner.example`

/** An action on a user that is behind the menu of their row. */
export async function chooseRare(page: Page, user: string, action: string): Promise<void> {
  await rowOf(page, user)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}
