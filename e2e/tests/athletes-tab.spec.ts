import type { Page } from '@playwright/test'
import { expect, expectAccessible, SIZES, signInAs, test } from '../corner.ts'
import { mockTeam } from '../mock-team.ts'
import { smallControls } from '../page-checks.ts'

interface Entry {
  athlete_id: string
  athlete_name: string
  provider: string | null
}

/** Changes the athletes in the replies. */
async function changeAthletes(page: Page, change: (athletes: Entry[]) => Partial<Entry>[]): Promise<void> {
  await page.route(/athletes-(recovery|sleep|activity)/, async (route) => {
    const reply = await route.fetch()
    const body = await reply.json()
    await route.fulfill({ response: reply, json: { ...body, athletes_data: change(body.athletes_data) } })
  })
}

test('a coach finds an athlete among the cards, reads the tiles, and opens them by a double-click', async ({
  page,
}) => {
  await signInAs(page, 'coach@corner.example')
  // Only a few, so that axe is fast; including the two without a strap.
  await changeAthletes(page, (athletes) =>
    [...athletes].sort((a, b) => (a.provider ?? '').localeCompare(b.provider ?? '')).slice(0, 8),
  )
  await page.goto('/coach-dashboard?tab=athletes')
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText('View Details') })
  await expect(cards).toHaveCount(8)
  await expect(page.getByRole('status').filter({ hasText: /^8 athletes$/ })).toBeVisible()
  const connected = cards.filter({ hasText: 'Connected' })
  await expect(connected.first()).toContainText(/Recovery\s*\d+%\s*Avg \d+% [↑↓→] [+−]?\d+/)
  await expect(connected.first()).toContainText(/Sleep\s*\d+\.\d h\s*Avg \d+\.\d h/)
  await expect(connected.first()).toContainText(/Strain\s*\d+\.\d(\s*so far)?\s*Avg \d+\.\d/)
  await expect(connected.first()).toContainText(/Data\s*\d\s*days?/)
  const missing = cards.filter({ hasText: 'No Data' })
  await expect(missing.first()).toContainText('No wearable data available')
  await expect(missing.first()).not.toContainText('Recovery')
  await expectAccessible(page)

  // Hovering shows an explanation, until the pointer leaves.
  const name = (await connected.first().getByRole('heading').textContent()) ?? ''
  const about = connected.first().getByRole('button', { name: `About ${name}` })
  await about.hover()
  const explanation = page.getByRole('group', { name: `About ${name}` })
  await expect(explanation).toContainText('Avg: the plain mean of all its values')
  await page.mouse.move(5, 5)
  await expect(explanation).toHaveCount(0)
  await about.click()
  await expect(explanation).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(explanation).toHaveCount(0)

  await page.getByLabel('Find by name').fill(name.toUpperCase())
  await expect(cards).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: '1 of 8 athletes' })).toBeVisible()
  await cards.first().getByRole('heading').dblclick()
  await expect(page).toHaveURL(/\/athlete\/[0-9a-f-]{36}\/[0-9a-f-]{36}\?tab=ai-insights$/)
  await page.goBack()
  await expect(cards).toHaveCount(1)
  await expect(page.getByLabel('Find by name')).toHaveValue(name.toUpperCase())
  await page.getByLabel('Find by name').fill('nobody is called so')
  await expect(page.getByText('No athlete is called that')).toBeVisible()
})

test('a coach sorts the cards, and sees whose data is not fresh', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  const week = (today: number | null, before: number) => [before, before, before, before, before, before, today]
  await mockTeam(page, [
    { name: 'Ann Ash', recovery: week(70, 70) },
    { name: 'Bea Birch', recovery: week(60, 90) },
    { name: 'Cal Cole', recovery: week(20, 30), hours: 5 },
    { name: 'Dan Dell', recovery: week(null, 80) },
    { name: 'Eve Elm', linked: false },
  ])
  await page.goto('/coach-dashboard?tab=athletes')
  const names = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })
  const order = page.getByLabel('Sort')
  await expect(names).toHaveText(['Cal Cole', 'Bea Birch', 'Eve Elm', 'Ann Ash', 'Dan Dell'])
  await order.selectOption('Name')
  await expect(page).toHaveURL(/sort=name/)
  await expect(names).toHaveText(['Ann Ash', 'Bea Birch', 'Cal Cole', 'Dan Dell', 'Eve Elm'])
  await page.reload()
  await expect(names.first()).toHaveText('Ann Ash')
  await order.selectOption('Largest drop')
  await expect(names.first()).toHaveText('Bea Birch')
  await page.goBack()
  await expect(order).toHaveValue('name')
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(cards.nth(0).getByRole('img', { name: /^Recovery of the last 7 days.*70%$/ })).toBeVisible()
  await expect(cards.nth(1)).toContainText(/60%\s*Avg 86% ↓ −26/)
  await expect(cards.nth(0)).not.toContainText('Newest recovery')
  await expect(cards.nth(3)).toContainText('Score pending, the one before: yesterday')
  const heights = await Promise.all((await cards.all()).map(async (card) => (await card.boundingBox())?.height ?? 0))
  expect(Math.max(...heights)).toBeLessThan(205)
})

test('two hundred athletes on a dark phone can all be found; and a team without any', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await signInAs(page, 'coach@corner.example')
  let count = 3
  await changeAthletes(page, (athletes) =>
    Array.from({ length: count }, (_, place) => ({
      ...athletes[place % athletes.length],
      athlete_id: place.toString(16).padStart(8, '0') + (athletes[0]?.athlete_id.slice(8) ?? ''),
      athlete_name: `Athlete ${String(place).padStart(3, '0')}`,
    })),
  )
  await page.goto('/coach-dashboard?tab=athletes&sort=name')
  const links = page.getByRole('link', { name: /^View Details of Athlete/ })
  await expect(links).toHaveCount(3)
  await expectAccessible(page)
  expect(await smallControls(page, 44)).toEqual([])

  count = 200
  await page.reload()
  await expect(links).toHaveCount(200)
  await links.last().focus()
  await expect(links.last()).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Athlete 199' })).toBeInViewport()

  count = 0
  await page.reload()
  await expect(page.getByText('No Athletes Found')).toBeVisible()
  await expect(
    page.getByText(
      "This team doesn't have any athletes with data for the selected time period. Athletes need to connect their Whoop devices to appear here.",
    ),
  ).toBeVisible()
})
