import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, newPerson, SIZES, signInAs, test } from '../corner.ts'

const ATHLETE = 'athlete@corner.example'
const RECORDS = /\/api\/(hrv\/user|wearables\/(sleep|activity))\//

const stat = (page: Page, label: string) => page.getByText(label, { exact: true }).locator('xpath=../..')

/** Where it ends, px from the window's top. */
async function endOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox()
  return box ? box.y + box.height : 0
}

/** A new account without a linked device. */
async function newAthlete(page: Page): Promise<string> {
  const { email } = newPerson()
  const person = { email, username: email, password: 'strong enough', first_name: 'Mila', last_name: 'Frey' }
  expect((await page.request.post('/api/register/', { data: person })).status()).toBe(201)
  return email
}

test('an athlete reads their month: five figures, every chart with its table, and the period in the address', async ({
  page,
}) => {
  await signInAs(page, ATHLETE)
  const shown = Promise.withResolvers<void>()
  await page.route(RECORDS, (route) => shown.promise.then(() => route.continue()))
  await page.goto('/dashboard?days=30')
  const loading = page.getByRole('status').filter({ hasText: 'Gathering your health insights...' })
  await expect(loading).toContainText('Loading Dashboard')
  shown.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personal Dashboard')
  await expect(page.getByText('Your Health Analytics')).toBeVisible()
  await expect(page.getByRole('main').getByText(/^Welcome, (?!Coach)\S+!$/)).toBeAttached()
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today).toContainText(/You (are .* this morning|were .* yesterday).*\./)
  await expect(page.getByRole('region', { name: /^(Last|Newest) night$/ })).toContainText(
    /\d+%\s*(Ready|Caution|In the Red)/,
  )
  await expect(page.getByText(/^Own normal range, 28 days: \d+ to \d+ ms$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'HRV Analysis' })).toBeVisible()
  for (const label of ['Latest HRV', 'Average', 'Highest', 'Lowest', 'Data Points']) {
    await expect(stat(page, label).first()).toContainText(/\d/)
  }
  for (const title of ['HRV Trend', 'Sleep Hours', 'Sleep Stages', 'Number of Nights', 'Activity Strain']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  await expect(page.getByText(/[+−-]?\d+ ms from previous reading/)).toBeVisible()
  await expect(page.getByText(/^Average \d+\.\d h$/)).toBeVisible()
  await expect(page.getByText(/^Latest \d+\.\d (so far|· (Very Low|Low|Medium|High))$/)).toBeVisible()
  await expect(page.getByText('Data powered by')).toBeVisible()

  await page.getByText('Show as table').first().click()
  const table = page.getByRole('table').first()
  // A row for each day of the period, including missing ones.
  await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(29)
  await expectAccessible(page)

  await page.getByLabel('Analysis Period').selectOption({ label: 'Last 90 days' })
  await expect(page).toHaveURL(/days=90/)
  await expect(stat(page, 'Data Points')).toContainText('of 90 days')
  await page.goBack()
  await expect(page.getByLabel('Analysis Period')).toHaveValue('30')
})

test('on a phone the cards end where their texts end, and no figure stands alone in its row', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await signInAs(page, ATHLETE)
  await page.goto('/dashboard')
  // Said once: how the athlete is in the one, the figures with their range in the other.
  for (const [name, text] of [
    ['Today', /You (are|were)|No recovery/],
    [/^(Last|Newest) night$/, /within|above|below|under/],
  ] as const) {
    const card = page.getByRole('region', { name })
    await expect(card).toContainText(text)
    const ends = await Promise.all((await card.locator('p').all()).map(endOf))
    expect((await endOf(card)) - Math.max(...ends)).toBeLessThan(20)
  }
  const tops = []
  for (const label of ['Latest HRV', 'Average', 'Highest', 'Lowest', 'Data Points'])
    tops.push(Math.round((await stat(page, label).first().boundingBox())?.y ?? 0))
  expect(tops[0]).toBe(tops[1])
  expect(new Set(tops.slice(2)).size).toBe(1)
})

test('a chart is read by keyboard, day by day, and says the value', async ({ page }) => {
  await signInAs(page, ATHLETE)
  await page.goto('/dashboard?days=14')
  const chart = page.getByRole('application', { name: /HRV/ })
  await chart.focus()
  await page.keyboard.press('End')
  const spoken = page.locator('[aria-live="polite"]', { hasText: /[A-Z][a-z]{2} \d{1,2}/ }).first()
  const last = await spoken.textContent()
  await page.keyboard.press('ArrowLeft')
  await expect(spoken).not.toHaveText(last ?? '')
})

test('a person without a device is led to connecting one', async ({ page }) => {
  await signInAs(page, await newAthlete(page), 'strong enough')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'No HRV Data Available' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Connect Whoop Device' }).click()
  await expect(page).toHaveURL(/\/connect-whoop$/)
})

test('a linked device without data says that it is connected and how long syncing takes', async ({ page }) => {
  await signInAs(page, ATHLETE)
  await page.route(RECORDS, (route) => route.fulfill({ json: { data: [], workouts: [], summary: {} } }))
  await page.goto('/dashboard')
  await expect(page.getByText('Device Connected!')).toBeVisible()
  await expect(page.getByText(/5-10 minutes/)).toBeVisible()
  await expect(page.getByText(/past 30 days/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh Data' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reconnect Device' })).toHaveAttribute('href', '/connect-whoop')
})

test('a link that can no longer be used asks for a new one, and Retry shows the numbers when it works again', async ({
  page,
}) => {
  await signInAs(page, ATHLETE)
  const refusal = { error: 'Link again', code: 'whoop_oauth_required', detail: 'whoop_oauth_required' }
  await page.route(RECORDS, (route) => route.fulfill({ status: 403, json: refusal }))
  await page.goto('/dashboard')
  await expect(page.getByText('Whoop OAuth Connection Required')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Connect Whoop Account' })).toHaveAttribute('href', '/connect-whoop')
  await expectAccessible(page)
  await page.unroute(RECORDS)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Latest HRV')).toBeVisible()
})

test('a failed call says what the server said, keeps the other charts, and treats 404 as no data', async ({ page }) => {
  await signInAs(page, ATHLETE)
  await page.route(/\/api\/hrv\/user\//, (route) =>
    route.fulfill({
      status: 422,
      json: { error: 'Not now', code: 'bad_input', detail: 'The HRV store is being repaired' },
    }),
  )
  await page.goto('/dashboard')
  await expect(page.getByText('Unable to Load Data')).toBeVisible()
  await expect(page.getByText('The HRV store is being repaired').first()).toBeVisible()
  await expect(page.getByRole('application', { name: /Sleep Hours/ })).toBeVisible()
  await expectAccessible(page)

  await page.unroute(/\/api\/hrv\/user\//)
  await page.route(/\/api\/hrv\/user\//, (route) => route.fulfill({ status: 404, json: {} }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No HRV Data Available' })).toBeVisible()
  await expect(page.getByText('Unable to Load Data')).toHaveCount(0)
})

test('a status without a detail is shown as it is', async ({ page }) => {
  await signInAs(page, ATHLETE)
  await page.route(/\/api\/wearables\/sleep\//, (route) => route.fulfill({ status: 418, body: 'teapot' }))
  await page.goto('/dashboard')
  await expect(page.getByText(/^HTTP 418: /).first()).toBeVisible()
})

test('the debug panel shows the last calls and the state of the network', async ({ page }) => {
  await signInAs(page, ATHLETE)
  await page.goto('/dashboard')
  await expect(page.getByText('Latest HRV')).toBeVisible()
  await page.getByText('Network: Unknown').click()
  await expect(page.getByText(/^200, \d+ records, /).first()).toBeVisible()
  await page.getByRole('button', { name: 'Test Connection' }).click()
  await expect(page.getByText(/^Connected \(\d+ ms\)$/)).toBeVisible()
  await expectAccessible(page)
  await page.route(/\/api\/health\//, (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('button', { name: 'Test Connection' }).click()
  await expect(page.getByText('Error 503', { exact: true })).toBeVisible()
  await page.unroute(/\/api\/health\//)
  await page.route(/\/api\/health\//, (route) => route.abort())
  await page.getByRole('button', { name: 'Test Connection' }).click()
  await expect(page.getByText('Failed - No connection', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Refresh HRV' }).click()
  await page.getByRole('button', { name: 'Refresh User Info' }).click()
  await expect(page.getByText(/^200, athlete@corner.example, athlete, /)).toBeVisible()
})

test('during the first sync the dashboard shows its progress, and then the data', async ({ page }) => {
  await signInAs(page, ATHLETE)
  let running = true
  await page.route(/\/api\/devices\/$/, async (route) => {
    const reply = await route.fetch()
    const { devices } = await reply.json()
    const progress = { state: 'running', records: 42, days: 30, message: null }
    const seen = devices.map((device: { provider: string }) =>
      running && device.provider === 'whoop' ? { ...device, first_sync: progress } : device,
    )
    await route.fulfill({ json: { devices: seen } })
  })
  await page.route(RECORDS, (route) => (running ? route.fulfill({ json: { data: [] } }) : route.continue()))
  await page.goto('/dashboard')
  await expect(page.getByText('Your data is arriving')).toBeVisible()
  await expect(page.getByText(/42\s+records of the past 30 days are here/)).toBeVisible()
  await expectAccessible(page)
  running = false
  await expect(page.getByText('Latest HRV')).toBeVisible()
  await expect(page.getByText('Your data is arriving')).toHaveCount(0)
})
