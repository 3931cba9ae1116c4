import type { Locator, Page } from '@playwright/test'
import { expect, signInAs, test } from '../corner.ts'
import { DEMO_PASSWORD } from '../people.ts'

/** Presses Tab until the element has the focus; fails if it is never reached. */
async function tabTo(page: Page, there: Locator) {
  await expect(there).toBeVisible()
  for (let presses = 0; presses < 25; presses += 1) {
    if ((await there.and(page.locator(':focus')).count()) === 1) return
    await page.keyboard.press('Tab')
  }
  await expect(there).toBeFocused()
}

test('a coach without a mouse signs in, chooses a period and athletes, and reads the chart by arrow keys', async ({
  page,
}) => {
  await page.goto('/login')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport()
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type('coach@corner.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/coach-dashboard$/)

  await tabTo(page, page.getByLabel('Period'))
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/days=14$/)
  await tabTo(page, page.getByRole('tab', { name: 'Team Overview' }))
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/&tab=analytics$/)
  const chart = page.getByRole('application').first()
  await expect(chart).toBeVisible()

  // For the page and for each chart.
  const opener = page.getByRole('button', { name: / athletes selected$/ }).nth(1)
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'None' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('checkbox').nth(1))
  await page.keyboard.press('Space')
  await expect(opener).toHaveText(/^1 of /)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await tabTo(page, chart)
  const said = chart.locator('xpath=..').locator('[aria-live="polite"]')
  await page.keyboard.press('End')
  await expect(said).toContainText(/\d+%|no value/)
  const newest = await said.textContent()
  await page.keyboard.press('ArrowLeft')
  await expect(said).not.toHaveText(newest ?? '')
  await expect(said).toContainText(/[A-Z][a-z]{2} \d{1,2}/)
  const before = await said.textContent()
  await page.keyboard.press('ArrowDown')
  await expect(said).not.toHaveText(before ?? '')
  await page.keyboard.press('Escape')
  await expect(said).toBeEmpty()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table')).toBeVisible()
})

test('tabs: arrows wrap around, Home and End go to the ends, and only the chosen tab is in the tab order', async ({
  page,
}) => {
  await signInAs(page, 'coach@corner.example')
  await page.goto('/coach-dashboard')
  const tabs = page.getByRole('tab')
  const [first, second, last] = [tabs.first(), tabs.nth(1), tabs.last()]
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await first.focus()
  for (const [key, tab] of [
    ['ArrowRight', second],
    ['End', last],
    ['ArrowRight', first],
    ['ArrowLeft', last],
    ['Home', first],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab, key).toBeFocused()
    await expect(tab, key).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('[role="tab"][tabindex="0"]')).toHaveCount(1)
  }
})

test('combobox: arrows, typing and Enter choose; Escape closes the list and keeps the choice and the focus', async ({
  page,
}) => {
  await signInAs(page, 'admin@corner.example')
  await page.goto('/admin-dashboard?tab=users')
  const team = page.getByRole('combobox', { name: 'Team', exact: true })
  const options = page.getByRole('listbox').getByRole('option')
  async function expectActive(place: number) {
    const id = (await options.nth(place).getAttribute('id')) ?? 'no option'
    await expect(team).toHaveAttribute('aria-activedescendant', id)
  }
  await tabTo(page, team)
  await expect(team).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(team).toHaveAttribute('aria-expanded', 'true')
  expect(await options.count()).toBeGreaterThan(1)
  await expectActive(0)
  await page.keyboard.press('ArrowDown')
  await expectActive(1)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expectActive(0)

  await page.keyboard.type('no team is called so')
  await expect(page.getByRole('status').filter({ hasText: 'Nothing matches.' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(team).toBeFocused()
  await expect(team).toHaveValue('All')
  await expect(page).not.toHaveURL(/team=/)

  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('men')
  await expectActive(0)
  const chosen = (await options.first().textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(options).toHaveCount(0)
  await expect(team).toBeFocused()
  await expect(team).toHaveValue(chosen)
  await expect(page).toHaveURL(/team=[0-9a-f-]{36}/)

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await expect(team).toHaveValue(chosen)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(options).toHaveCount(0)
  await expect(team).not.toBeFocused()
})

test('popover: Enter and Space open it, Tab goes in, leaving closes it, and Escape returns the focus', async ({
  page,
}) => {
  await signInAs(page, 'coach@corner.example')
  await page.goto('/coach-dashboard')
  const button = page.getByRole('button', { name: 'About Team Health Score' })
  const box = page.getByRole('group', { name: 'About Team Health Score' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.focus()
  await expect(box).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(box).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(box).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(button).toBeFocused()

  await page.keyboard.press('Space')
  await expect(box).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(box).toHaveCount(0)
  await expect(button).not.toBeFocused()
})

test('tooltip: hovering opens it, it stays under the pointer, and Escape closes it', async ({ page }) => {
  await page.clock.install()
  await signInAs(page, 'coach@corner.example')
  await page.goto('/coach-dashboard')
  const box = page.getByRole('group', { name: 'About Team Health Score' })
  await page.getByRole('button', { name: 'About Team Health Score' }).hover()
  await expect(box).toBeVisible()
  await box.hover()
  await page.clock.runFor(1000) // longer than the delay after which it closes
  await expect(box).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
})
