import { expect, SIZES, signInAs, test } from '../corner.ts'
import { type MockAthlete, mockTeam } from '../mock-team.ts'

test.use({ viewport: SIZES.phone, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

const week = (today: number, before = 80) => [before, before, before, before, before, before, today]
const TEAM: readonly MockAthlete[] = [
  { name: 'Marcus Okafor', recovery: week(20), hours: 5.9, quality: 55, strain: 16 },
  { name: 'Maximiliane-Alexandrina Wolf', recovery: week(60, 60), hours: 6.1, quality: 58 },
  { name: 'Erik Lind', recovery: week(60, 60), hours: 6.1, strain: 15.5 },
  { name: 'Jonas Weber', recovery: week(91) },
  { name: 'Ben Castle', linked: false },
]

test('a phone shows who needs the coach, and why, without scrolling', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  await mockTeam(page, TEAM)
  await page.goto('/coach-dashboard')
  const region = (name: string) => page.getByRole('region', { name })
  const first = region('Athletes Needing Immediate Attention').getByRole('listitem').first()
  await expect(first).toContainText('Marcus Okafor')
  // The order of the cards is the same as everywhere.
  const top = async (one: ReturnType<typeof region>) => (await one.boundingBox())?.y ?? 0
  const heading = page.getByRole('heading', { name: 'Total Athletes' })
  expect(await top(heading)).toBeLessThan(await top(region('Team Performance Trends')))
  expect(await top(region('Team Performance Trends'))).toBeLessThan(await top(first))
  const reason = await first.getByRole('listitem').first().boundingBox()
  expect((reason?.y ?? Number.NaN) + (reason?.height ?? Number.NaN)).toBeLessThan(SIZES.phone.height - 20)
  expect(await page.evaluate('scrollY')).toBe(0)
  // The heading of the group stands above it, and the whole count, with its parts, ends the card.
  const attention = region('Athletes Needing Immediate Attention')
  const count = attention.getByText(/^4 of 5 at risk/)
  await expect(count).toHaveText(/^4 of 5 at risk: 3 by their values, 1 by missing data\./, { useInnerText: true })
  expect((await count.boundingBox())?.y).toBeGreaterThan(await top(attention.getByRole('listitem').last()))
  const group = attention.getByText(/^High \d$/)
  await expect(group).toHaveCSS('clip-path', 'none')
  expect((await group.boundingBox())?.y).toBeLessThan(await top(first))
  // Sign and count are at the same place in each row, whatever the length of the name.
  const rows = region('Athletes Needing Immediate Attention').getByRole('heading', { level: 3 })
  const ends = await Promise.all(
    (await rows.all()).map(async (row) => {
      const [box, count] = [await row.locator('..').boundingBox(), await row.getByText(/^\d issues?$/).boundingBox()]
      return [Math.round((count?.x ?? 0) + (count?.width ?? 0)), Math.round((box?.x ?? 0) + (box?.width ?? 0))]
    }),
  )
  expect(ends).toHaveLength(3)
  for (const [count, row] of ends) expect(count).toBe(row)
  // A name of usual length keeps its line, and so does a count.
  const lines = [rows.locator('bdi').filter({ hasText: /Okafor|Lind/ }), rows.getByText(/^\d issues?$/)]
  const heights = await Promise.all(
    (await Promise.all(lines.map((line) => line.all()))).flat().map((line) => line.boundingBox()),
  )
  expect(heights).toHaveLength(5)
  for (const box of heights) expect(box?.height).toBeLessThan(30)
})

test('on a phone a trend shows its days when pressed, and a name in the red leads to the reasons', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  await mockTeam(page, TEAM)
  await page.goto('/coach-dashboard')
  const trends = page.getByRole('region', { name: 'Team Performance Trends' })
  const cells = trends.getByRole('listitem')
  await expect(cells).toHaveText([/^Recovery Trend/, /^Sleep Quality Trend/, /^Training Strain Trend/])
  const tops = await Promise.all((await cells.locator('strong').all()).map((one) => one.boundingBox()))
  expect(new Set(tops.map((box) => box?.y)).size).toBe(1)
  const about = trends.getByRole('button', { name: 'About Sleep Quality Trend' })
  await expect(about).toBeHidden()
  const press = trends.getByRole('button', { name: 'Sleep Quality Trend, day by day' })
  await press.click()
  await expect(press).toHaveAttribute('aria-expanded', 'true')
  await expect(cells.nth(1).locator('svg')).toBeVisible()
  await expect(cells.nth(0).locator('svg')).toBeHidden()
  await about.click()
  await expect(page.getByRole('group', { name: 'About Sleep Quality Trend' })).toBeVisible()
  await page.keyboard.press('Escape')
  await press.click()
  await expect(cells.nth(1).locator('svg')).toBeHidden()

  await page.setViewportSize({ ...SIZES.phone, height: 500 })
  await page.getByRole('link', { name: 'Marcus: show why', exact: true }).click()
  const link = page.getByRole('region', { name: 'Athletes Needing' }).getByRole('link', { name: 'Marcus Okafor' })
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
})

test('on a phone the tabs stay at the top and show that there are more', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  await mockTeam(page, TEAM)
  await page.goto('/coach-dashboard')
  await expect(page.getByRole('region', { name: 'Data Quality Issues' })).toBeVisible()
  const tabs = page.getByRole('tablist')
  await expect(tabs).toHaveAttribute('data-more', 'after')
  const sign = (side: string) =>
    page.evaluate(`getComputedStyle(document.querySelector('[role=tablist]'), '${side}').display`)
  expect(await sign('::after')).toBe('flex')
  expect(await sign('::before')).toBe('none')
  await page.evaluate('scrollTo(0, 900)')
  await expect.poll(async () => (await tabs.boundingBox())?.y).toBe(0)
  await page.getByRole('tab', { name: 'Rankings' }).click()
  await expect(page.getByRole('tab', { name: 'Rankings' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(tabs).toHaveAttribute('data-more', 'before')
  await page.setViewportSize(SIZES.desktop)
  await expect(tabs).not.toHaveAttribute('data-more')
  await expect(tabs).toHaveCSS('position', 'relative')
})

test('on a phone the area of the messages is 600 px high and the form below it in view', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  await mockTeam(page, TEAM)
  await page.goto('/coach-dashboard?tab=chat')
  const log = page.getByRole('log')
  const send = page.getByRole('button', { name: 'Send' })
  await expect(log).toBeVisible()
  expect((await log.boundingBox())?.height).toBe(600)
  await page.evaluate(`document.querySelector('[role=log]').scrollIntoView()`)
  await expect(send).toBeInViewport({ ratio: 1 })
})

test('on a phone an e-mail address is shortened, and whole when pressed', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  await page.setViewportSize({ ...SIZES.phone, width: 320 })
  await page.goto('/team-information?tab=members')
  const address = page.getByText(/@corner\.example$/).last()
  const height = async () => (await address.boundingBox())?.height ?? 0
  await expect(address).toBeVisible()
  const short = await height()
  expect(short).toBeLessThan(22)
  await address.click()
  expect(await height()).toBeGreaterThan(short + 10)
})
