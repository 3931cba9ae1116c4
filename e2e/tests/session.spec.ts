import { chooseTheme, expect, expectAccessible, signInAs, test } from '../corner.ts'
import { DEMO_PASSWORD } from '../people.ts'

test('a visitor without a session signs in first and then arrives at the linked page', async ({ page }) => {
  const screens = ['/dashboard', '/coach-dashboard', '/team-information', '/athlete/1/2', '/connect-whoop']
  const callbacks = ['/connect-whoop-callback?code=C&state=S', '/connect-device-callback/oura?code=C&state=S']
  for (const path of [...screens, ...callbacks]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Authentication required')).toHaveCount(0)
  }
  await page.goto('/coach-dashboard?days=30')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email').fill('coach@corner.example')
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/coach-dashboard\?days=30$/)
  await expect(page.getByLabel('Period')).toHaveValue('30')

  // Another person in the same browser starts at their own home screen.
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email').fill('athlete@corner.example')
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a logout forgets the person in every tab and at the server, and keeps the theme', async ({ page }) => {
  await chooseTheme(page, 'light')
  await signInAs(page, 'coach@corner.example', DEMO_PASSWORD, { isOwn: true })
  await page.goto('/connect-whoop')
  await page.getByRole('link', { name: 'Coach Dashboard' }).click()
  await expect(page).toHaveURL(/\/coach-dashboard/)
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()

  const { access, refresh } = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>)
  const otherTab = await page.context().newPage()
  await otherTab.goto('/connect-whoop')
  await expect(otherTab.getByText('Not Connected').first()).toBeVisible()

  const revoked = page.waitForResponse('**/api/token/revoke/')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ theme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await revoked
  expect((await page.request.post('/api/token/refresh/', { data: { refresh } })).status()).toBe(401)
  const headers = { authorization: `Bearer ${access}` }
  await expect.poll(async () => (await page.request.get('/api/users/me/', { headers })).status()).toBe(401)
  await expect(otherTab).toHaveURL(/\/login$/)
  await page.goto('/coach-dashboard')
  await expect(page).toHaveURL(/\/login$/)
})

test('an expired token is renewed once for all calls, and the coach stays on the page', async ({ page }) => {
  await signInAs(page, 'coach@corner.example', DEMO_PASSWORD, { isOwn: true })
  await page.goto('/coach-dashboard?tab=analytics')
  await expect(page.getByRole('button', { name: /athletes selected/ }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const renewals: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/token/refresh/') && renewals.push(request.url()))
  await page.evaluate(() => localStorage.setItem('access', 'garbage'))
  await page.getByLabel('Period').selectOption('Last 2 weeks')
  await expect(page).toHaveURL(/\/coach-dashboard\?(?=.*days=14)(?=.*tab=analytics)/)
  await page.getByText('Show as table').first().click()
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(15)
  expect(renewals).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('access'))).toMatch(/^ey/)
})

test('when the server accepts neither token, the coach signs in again and continues on the same page', async ({
  page,
}) => {
  await signInAs(page, 'coach@corner.example')
  await page.goto('/coach-dashboard?days=30')
  await expect(page.getByRole('button', { name: /athletes selected/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    localStorage.setItem('access', 'garbage')
    localStorage.setItem('refresh', 'garbage')
  })
  await page.getByLabel('Period').selectOption('Last 60 days')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Authentication required. Please log in again.')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => [localStorage.getItem('access'), localStorage.getItem('refresh')])).toEqual([
    null,
    null,
  ])
  await page.getByLabel('Email').fill('coach@corner.example')
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/coach-dashboard\?days=60$/)
})
