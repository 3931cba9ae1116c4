import { observeTimings, readTimings } from '../check-screens/timings.ts'
import { expect, SIZES, signInAs, test } from '../corner.ts'

/** A phone at the edge of its network: 50 KB/s and 400 ms. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024 }
/** What stands in the first paint of each screen, and how many empty cards. */
const FIRST_PAINTS = [
  ['/coach-dashboard', 'coach', 'Coach Dashboard', 'Period', 4],
  ['/dashboard', 'athlete', 'Personal Dashboard', 'Analysis Period', 5],
  ['/team-information', 'coach', 'Team Information', 'Join Codes', 3],
  ['/athlete/a/b', 'coach', 'Loading Athlete Analysis', 'Recovery', 4],
  ['/admin-dashboard', 'admin', 'Admin Dashboard', 'Users', 4],
] as const

for (const [address, role, title, control, cards] of FIRST_PAINTS)
  test(`the first paint of ${address} on a slow line has its title, controls and empty cards`, async ({ page }) => {
    await page.setViewportSize(SIZES.phone)
    await signInAs(page, `${role}@corner.example`)
    const line = await page.context().newCDPSession(page)
    await line.send('Network.emulateNetworkConditions', SLOW)
    await page.route('**/assets/*.js', () => undefined) // for as long as the test lasts
    const begun = Date.now()
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: title, includeHidden: true })).toBeVisible()
    expect(Date.now() - begun, 'ms to the title').toBeLessThan(4000)
    const shape = page.locator('main > div:not([hidden])')
    await expect(shape).toHaveCount(1)
    await expect(shape.getByText(control, { exact: true })).toBeVisible()
    await expect(shape.locator('> div:last-child > div')).toHaveCount(cards)
    const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
    expect(await page.evaluate<number>(overflow)).toBeLessThanOrEqual(1)
  })

test('no page waits for a style sheet before its first paint', async ({ request }) => {
  for (const address of ['/', '/login', '/coach-dashboard']) {
    const html = await (await request.get(address)).text()
    const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !link.includes('media="not all"'))).toEqual([])
  }
})

test('a visitor and an unknown address get no shape of a screen', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined)
  for (const address of ['/coach-dashboard', '/nothing-here']) {
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.locator('main')).toBeAttached()
    await expect(page.locator('main > div:not([hidden])')).toHaveCount(0)
  }
})

test('charts and chat open although the connection has gone since the page was opened', async ({ page, context }) => {
  await signInAs(page, 'coach@corner.example')
  const fetched = Promise.all(
    ['analytics', 'chat'].map((tab) => page.waitForResponse(new RegExp(`/assets/${tab}-.*\\.js`))),
  )
  await page.goto('/coach-dashboard')
  await fetched
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('tab', { name: 'Analytics Dashboard' }).click()
  await expect(page.getByRole('application')).toHaveCount(3)
  await page.getByRole('tab', { name: 'AI Chat' }).click()
  await expect(page.getByText('Suggested Questions')).toBeVisible()
})

test('charts whose script does not come say so, and the other tabs work', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  await page.route(/\/assets\/analytics-.*\.js/, (route) => route.abort())
  await page.goto('/coach-dashboard?tab=analytics')
  await expect(page.getByRole('alert')).toContainText('The charts could not be loaded.')
  await page.getByRole('tab', { name: 'Rankings' }).click()
  await expect(page.getByRole('table').first()).toBeVisible()
})

test('without a connection an athlete keeps the period whose figures are shown', async ({ page, context }) => {
  await signInAs(page, 'athlete@corner.example')
  await page.goto('/dashboard')
  await expect(page.getByText('Latest HRV')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const period = page.getByLabel('Analysis Period')
  await period.selectOption('30')
  await expect(page.getByRole('alert')).toContainText('Last 30 days did not come')
  await expect(period).toHaveValue('7')
  await expect(page.getByText('of 7 days')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('of 30 days')).toBeVisible()
  await expect(period).toHaveValue('30')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const role of ['athlete', 'coach', 'admin'])
  test(`nothing moves on the Personal Dashboard of the ${role} while it loads on a slow phone`, async ({ page }) => {
    await page.setViewportSize(SIZES.phone)
    await signInAs(page, `${role}@corner.example`)
    const line = await page.context().newCDPSession(page)
    await line.send('Network.emulateNetworkConditions', SLOW)
    await observeTimings(page)
    await page.goto('/dashboard', { waitUntil: 'commit' })
    // The last to come: the own ranges of an athlete; for others, that there is nothing.
    const last =
      role === 'athlete' ? page.getByText(/own range \d+ to \d+%/) : page.getByText('No wearable is connected')
    await expect(last).toBeVisible({ timeout: 30_000 })
    await page.waitForTimeout(500)
    expect((await readTimings(page)).shift).toBeLessThan(0.02)
  })
