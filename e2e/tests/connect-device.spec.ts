import { expect, expectAccessible, signInAs, test } from '../corner.ts'
import { apiOf, linkWearable, PASSWORD, register } from '../people.ts'

const STATUS = '**/api/users/whoopstatus/'

test('a linked athlete renews the token, cancels disconnecting, then disconnects and keeps the last sync', async ({
  page,
}) => {
  const { email, member } = await register()
  await linkWearable(email, member)
  await signInAs(page, email, PASSWORD)
  const expired = {
    connected: true,
    token_valid: false,
    last_sync: null,
    provider: 'WHOOP',
    first_sync: null,
    problem: null,
  }
  for (const [status, text] of [
    [{ problem: 'lost_at_refresh' }, /lost while it was being renewed\. Please reconnect/],
    [{ problem: 'records_refused', token_valid: true }, /WHOOP has not given us your records for some hours/],
  ] as const) {
    await page.route(STATUS, (route) => route.fulfill({ json: { ...expired, ...status } }), { times: 1 })
    await page.goto('/connect-whoop')
    await expect(page.getByRole('region', { name: 'Connection' }).getByText(text)).toBeVisible()
    await expectAccessible(page)
  }
  await page.route(STATUS, (route) => route.fulfill({ json: expired }), { times: 1 })
  await page.goto('/connect-whoop')
  const card = page.getByRole('region', { name: 'Connection' })
  await expect(card.getByText('Token Expired', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Refresh Token' }).click()
  await expect(card.getByText('Token refreshed successfully!')).toBeVisible()
  await expect(card.getByText('Connected', { exact: true })).toBeVisible()

  const scopes = ['recovery', 'sleep', 'workout', 'cycles', 'profile', 'body_measurement']
  await expect(page.getByRole('region', { name: 'What we read from WHOOP' }).locator('code')).toHaveText(
    scopes.map((scope) => `read:${scope}`),
  )
  await expect(page.getByText(/your password never reaches us/).filter({ visible: true })).toHaveCount(1)
  const lastSync = (await card.getByText(/^Last sync: \d\d:\d\d$/).textContent()) ?? ''

  const dialog = page.getByRole('dialog', { name: 'Disconnect WHOOP' })
  const disconnect = card.getByRole('button', { name: 'Disconnect' })
  await disconnect.click()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(disconnect).toBeFocused()

  for (const [fail, text] of [
    [{ status: 500, body: 'no JSON' }, 'Failed to disconnect WHOOP account'],
    [{ status: 409, json: { error: 'Nothing is linked' } }, 'Nothing is linked'],
  ] as const) {
    await page.route('**/api/whoop/disconnect/', (route) => route.fulfill(fail), { times: 1 })
    await disconnect.click()
    await dialog.getByRole('button', { name: 'Disconnect' }).click()
    await expect(card.getByRole('alert')).toHaveText(text)
  }
  await disconnect.click()
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.locator(':focus')).toHaveText('WHOOP account disconnected successfully!')
  await expect(card.getByText('Not Connected', { exact: true })).toBeVisible()
  await expect(card.getByText(lastSync)).toBeVisible()
  await page.reload()
  await expect(card.getByText('Not Connected', { exact: true })).toBeVisible()
  await expect(card.getByText(lastSync)).toBeVisible()
})

test('an athlete whose link WHOOP ended is told to reconnect when the token cannot be renewed', async ({ page }) => {
  const coach = await apiOf('coach@corner.example')
  const [team] = await coach.get<{ athletes: { email: string }[] }[]>('/api/teams/teams/')
  const expired = team?.athletes.find(({ email }) => email.includes('.31@'))
  await signInAs(page, expired?.email ?? '')
  await page.goto('/connect-whoop')
  const card = page.getByRole('region', { name: 'Connection' })
  await expect(card.getByText('Token Expired', { exact: true })).toBeVisible()
  await expect(card.getByText(/^Last sync: .* your records are safe\.$/)).toBeVisible()
  const renew = card.getByRole('button', { name: 'Refresh Token' })
  await renew.click()
  await expect(card.getByRole('alert')).toHaveText('Failed to refresh token. Please reconnect.')
  await expect(card.getByText('Token Expired', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.route('**/api/whoop/refresh/', (route) => route.abort())
  await renew.click()
  await expect(card.getByRole('alert')).toHaveText('Network error occurred. Please try again.')
  await card.getByRole('button', { name: 'Reconnect' }).click()
  await expect(page.getByText('This is a simulated WHOOP.')).toBeVisible()
})

test('a status that fails to load can be requested again, and connecting is still offered', async ({ page }) => {
  const { email } = await register()
  await signInAs(page, email, PASSWORD)
  let asked = 0
  let isCut = false
  await page.route(STATUS, (route) => {
    asked += 1
    return isCut ? route.abort() : undefined // no answer until the connection is cut
  })
  await page.goto('/connect-whoop')
  const again = page.getByRole('button', { name: 'Click here if this takes too long' })
  await expect(again).toBeVisible()
  await expectAccessible(page)
  await again.click()
  await expect.poll(() => asked).toBe(2)
  isCut = true
  await again.click()
  await expect(page.getByText('Connection Status Unavailable')).toBeVisible()
  await expectAccessible(page)

  // Which maker it is, nobody has told.
  const connect = page.getByRole('button', { name: 'Connect your wearable' })
  const card = page.getByRole('region', { name: 'Connection' })
  await expect(card.getByText('WHOOP')).toHaveCount(0)
  const alert = page.getByRole('alert')
  const start = '**/api/whoop/auth/'
  await page.route(start, (route) => route.abort(), { times: 1 })
  await connect.click()
  await expect(alert).toHaveText('Network error occurred. Please try again.')
  await page.route(start, (route) => route.fulfill({ status: 500, body: 'no JSON' }), { times: 1 })
  await connect.click()
  await expect(alert).toHaveText('Failed to initiate OAuth flow')
  await page.unroute(STATUS)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(card.getByText('Not Connected', { exact: true })).toBeVisible()
  await expect(card.getByText('Never synced')).toBeVisible()
  await card.getByRole('button', { name: 'Connect WHOOP' }).click()
  await expect(page.getByText('This is a simulated WHOOP.')).toBeVisible()
})

test('every maker is on the page: what WHOOP brings, and what others would, without a dead button', async ({
  page,
}) => {
  const { email } = await register()
  await signInAs(page, email, PASSWORD)
  await page.goto('/connect-whoop')
  const card = page.getByRole('region', { name: 'Connection' })
  await expect(card.getByText(/^recovery score, HRV, .* and heart-rate zones$/)).toBeVisible()
  await expect(card.getByText(/^The first sync reaches \d+ days back; its own export/)).toBeVisible()
  const { devices } = await (await apiOf(email, PASSWORD)).get<{
    devices: { label: string; set_up: boolean; can_link: boolean }[]
  }>('/api/devices/')
  expect(devices.length).toBeGreaterThan(3)
  for (const { label, set_up } of devices.filter(({ label, can_link }) => can_link && label !== 'WHOOP')) {
    const region = page.getByRole('region', { name: set_up ? label : 'Not set up on this server', exact: true })
    await expect(region.getByText(label, { exact: true }).first()).toBeAttached()
    await expect(region.getByRole('button', { name: `Connect ${label}` })).toHaveCount(set_up ? 1 : 0)
  }
  await expectAccessible(page)
})

test('an athlete pauses the link, resumes it, and deletes what it brought with a word of how much', async ({
  page,
}) => {
  const { email, member } = await register()
  await linkWearable(email, member)
  await signInAs(page, email, PASSWORD)
  await page.goto('/connect-whoop')
  const card = page.getByRole('region', { name: 'Connection' })
  await card.getByRole('button', { name: 'Pause' }).click()
  await expect(card.getByText('Paused. Nothing comes from WHOOP until you resume.')).toBeVisible()
  await expect(card.getByText('Paused', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Resume' }).click()
  await expect(card.getByText('Resumed. What WHOOP measured meanwhile is coming in.')).toBeVisible()
  await expect(card.getByText('Connected', { exact: true })).toBeVisible()

  await card.getByRole('button', { name: 'Delete WHOOP data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete WHOOP data' })
  await expect(dialog.getByText(/^\d+ nights and \d+ workouts of WHOOP are deleted here/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete and disconnect' }).click()
  await expect(card.getByText(/^[\d,]+ records of WHOOP deleted\.$/)).toBeVisible()
  await expect(card.getByText('Not Connected', { exact: true })).toBeVisible()
  await expect(card.getByText('Never synced')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText('No HRV Data')).toBeVisible()
})
