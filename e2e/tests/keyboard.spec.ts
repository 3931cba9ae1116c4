import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../corner.ts'
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
