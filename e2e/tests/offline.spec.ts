import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, signInAs, test } from '../corner.ts'
import { apiOf, DEMO_PASSWORD } from '../people.ts'

// The stream is open as for a coach: its end and its return belong to the loss of a connection.
test.use({ serviceWorkers: 'allow', live: true })

/** Strings, because this file is compiled without the types of a browser. */
const IN_CONTROL = 'navigator.serviceWorker.controller !== null'
const KEPT = `caches.open('corner-answers').then((cache) => cache.keys()).then((kept) => kept.map(({ url }) => decodeURIComponent(url)))`
const HAS_KEPT = `caches.has('corner-answers')`

const line = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection.' })
const keptOf = (page: Page) => page.evaluate<string[]>(KEPT)

/** Opens a screen and waits until it could be shown without a connection. */
async function openAndKeep(page: Page, path: string, subjects: readonly string[]) {
  await page.goto(path)
  await expect.poll(() => page.evaluate<boolean>(IN_CONTROL), { timeout: 30_000 }).toBe(true)
  for (const subject of subjects)
    await expect.poll(async () => (await keptOf(page)).some((url) => url.includes(`["${subject}"`)), subject).toBe(true)
}

/** Coming back, the browser asks the server again. */
async function goOnline(context: BrowserContext, page: Page) {
  await context.setOffline(false)
  await expect(line(page)).toHaveCount(0, { timeout: 30_000 })
}

test('a coach reloads without a connection and sees the last view with its time, until it is back', async ({
  page,
  context,
}) => {
  await signInAs(page, 'coach@corner.example', DEMO_PASSWORD, { isOwn: true })
  await openAndKeep(page, '/coach-dashboard', ['teams', 'team'])
  const health = page.getByRole('region', { name: 'Athletes Needing Immediate Attention' })
  const before = await health.textContent()
  expect(before).toMatch(/at risk/)
  await expect(line(page)).toHaveCount(0)

  await context.setOffline(true)
  await page.reload()
  await expect(health).toHaveText(before ?? '')
  await expect(line(page)).toHaveText(/^No connection\. As of [A-Z][a-z]{2} \d{1,2}, \d{4}, \d{2}:\d{2}\.$/)
  await expect(line(page)).toBeInViewport()
  await expectAccessible(page)
  // Another screen that was never opened opens, and says what it lacks.
  await page.goto('/team-information')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team Information')
  await page.goto('/coach-dashboard?tab=rankings')
  await expect(page.getByRole('table').first()).toBeVisible()

  await goOnline(context, page)
  await expect(page.getByRole('table').first()).toBeVisible()
})

test('an athlete sees the own last values without a connection', async ({ page, context }) => {
  await signInAs(page, 'athlete@corner.example', DEMO_PASSWORD, { isOwn: true })
  await openAndKeep(page, '/dashboard', ['own-records', 'device-status'])
  const night = page.getByRole('region', { name: /^(Last|Newest) night$/ })
  const before = await night.textContent()
  await context.setOffline(true)
  await page.reload()
  await expect(night).toHaveText(before ?? '')
  await expect(line(page)).toContainText('As of')
  await goOnline(context, page)
})

test('the end of a session takes everything away that was kept: here, in another tab, and by the server', async ({
  page,
  context,
}) => {
  await signInAs(page, 'coach@corner.example', DEMO_PASSWORD, { isOwn: true })
  await openAndKeep(page, '/coach-dashboard', ['team'])
  expect(await keptOf(page)).not.toEqual([])
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => page.evaluate(HAS_KEPT)).toBe(false)
  await context.setOffline(true)
  await page.goto('/coach-dashboard')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Farid')).toHaveCount(0)
  await context.setOffline(false)

  await page.goto('/login')
  await page.getByLabel('Email').fill('coach@corner.example')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/coach-dashboard$/)
  await expect.poll(() => page.evaluate(HAS_KEPT)).toBe(true)
  const other = await context.newPage()
  await other.goto('/account')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => page.evaluate(HAS_KEPT)).toBe(false)
})

test('a session that the server refuses leaves nothing behind', async ({ page }) => {
  await signInAs(page, 'coach@corner.example', DEMO_PASSWORD, { isOwn: true })
  await openAndKeep(page, '/coach-dashboard', ['team'])
  await page.evaluate(`for (const name of ['access', 'refresh']) localStorage.setItem(name, 'not-a-token')`)
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => page.evaluate(HAS_KEPT)).toBe(false)
})

test('of another person nothing is left, and an administrator keeps nothing', async ({ page, context }) => {
  await signInAs(page, 'coach@corner.example', DEMO_PASSWORD, { isOwn: true })
  await openAndKeep(page, '/coach-dashboard', ['team'])
  const coachKept = await keptOf(page)
  // The next person signs in without the first one having left.
  for (const email of ['athlete@corner.example', 'admin@corner.example']) {
    await page.goto('/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/(dashboard|admin-dashboard)$/)
    await expect.poll(async () => (await keptOf(page)).filter((url) => coachKept.includes(url))).toEqual([])
    if (email.startsWith('athlete')) await expect.poll(async () => (await keptOf(page)).length).toBeGreaterThan(0)
  }
  const [team] = await (await apiOf('coach@corner.example')).get<{ id: string }[]>('/api/teams/teams/')
  await page.goto(`/coach-dashboard?team=${team?.id}`)
  await expect(page.getByRole('region', { name: 'Athletes Needing Immediate Attention' })).toBeVisible()
  await page.goto('/admin-dashboard?tab=users')
  await expect(page.getByRole('table')).toBeVisible()
  expect(await keptOf(page)).toEqual([])
  await context.setOffline(true)
  await page.goto('/coach-dashboard')
  await expect(page.getByText('No connection.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Athletes Needing Immediate Attention' })).toHaveCount(0)
})

test('what is kept has the figures and no tokens', async ({ page }) => {
  await signInAs(page, 'coach@corner.example', DEMO_PASSWORD, { isOwn: true })
  await openAndKeep(page, '/coach-dashboard', ['team'])
  await page.getByRole('region', { name: 'Athletes Needing Immediate Attention' }).getByRole('link').first().click()
  await expect.poll(async () => (await keptOf(page)).some((url) => url.includes('["athlete"'))).toBe(true)
  const everything = await page.evaluate<string>(
    `caches.keys().then((names) => Promise.all(names.map(async (name) => {
      const cache = await caches.open(name)
      const answers = await cache.matchAll()
      return name.startsWith('corner-answers') ? (await Promise.all(answers.map((one) => one.text()))).join(' ') : ''
    }))).then((all) => all.join(' '))`,
  )
  const [access, refresh] = await page.evaluate<string[]>(
    `['access', 'refresh'].map((name) => localStorage.getItem(name))`,
  )
  expect(everything).toContain('recovery_score')
  expect(everything).not.toContain(access)
  expect(everything).not.toContain(refresh)
})
