import { readFile } from 'node:fs/promises'
import { ADMIN } from '../admin.ts'
import { chooseTheme, expect, expectAccessible, signInAs, test, VARIANTS } from '../corner.ts'
import { apiOf, DEMO_PASSWORD, PASSWORD, register, signIn } from '../people.ts'

test('an athlete sees which coaches and administrators see their data', async ({ page }) => {
  await signInAs(page, 'athlete@corner.example')
  await page.goto('/account')
  const card = page.getByRole('region', { name: 'Who can see your data' })
  await expect(card.getByRole('listitem').filter({ hasText: 'coach@corner.example' })).toContainText('Coach of')
  await expect(card.getByRole('listitem').filter({ hasText: 'admin@corner.example' })).toContainText('Administrator')
})

test('without e-mail the account says who gives a link for a new password', async ({ page }) => {
  const { email } = await register()
  await signInAs(page, email, PASSWORD)
  await page.goto('/account')
  const card = page.getByRole('region', { name: 'Password' })
  await expect(card).toContainText('An administrator of your club')
  await expect(card.getByRole('button', { name: 'Send me a link' })).toHaveCount(0)
})

test('a person sets a new password, which signs out their other devices and not this one', async ({ page }) => {
  const { email } = await register()
  await signInAs(page, email, PASSWORD)
  const other = await apiOf(email, PASSWORD)
  await page.goto('/account')
  const card = page.getByRole('region', { name: 'Password' })
  const [current, fresh, again] = ['Current Password', 'New Password', 'Confirm New Password'].map((label) =>
    card.getByLabel(label, { exact: true }),
  )
  if (!current || !fresh || !again) throw new Error('three fields')
  const sessions = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await current.fill('not my password')
  await fresh.fill('half-nelson-7')
  await again.fill('half-nelson-8')
  await page.keyboard.press('Enter')
  await expect(card.getByText('Passwords do not match')).toBeVisible()
  await again.fill('half-nelson-7')
  await page.keyboard.press('Enter')
  await expect(card.getByText('This is not your password')).toBeVisible()
  await expect(current).toBeFocused()
  await expectAccessible(page)

  await current.fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(card.getByText('Your password is changed. You are signed out everywhere else.')).toBeVisible()
  await expect(current).toHaveValue('')
  await expect(sessions).toHaveCount(1)
  await expect(other.get('/api/users/me/')).rejects.toThrow()
  await page.reload()
  await expect(card).toBeVisible()
  await expect(apiOf(email, PASSWORD)).rejects.toThrow('401')
  await apiOf(email, 'half-nelson-7')
})

test('without e-mail the account leads an administrator to where they make that link', async ({ page }) => {
  await signInAs(page, ADMIN)
  await page.goto('/account')
  const card = page.getByRole('region', { name: 'Password' })
  await card.getByRole('link', { name: 'your account' }).click()
  await expect(page.getByRole('table', { name: 'Users' }).getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('table', { name: 'Users' })).toContainText(ADMIN)
})

test('the download is a zip, and a failed one says so and can be tried again', async ({ page }) => {
  const { email } = await register()
  await signInAs(page, email, PASSWORD)
  await page.goto('/account')
  const card = page.getByRole('region', { name: 'Download your data' })
  await page.route('**/api/users/me/export/', (route) => route.abort())
  await card.getByRole('button', { name: 'Download' }).click()
  await expect(card.getByRole('alert')).toHaveText('Network error occurred. Please try again.')
  await page.unrouteAll()

  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/users/me/export/', async (route) => {
    await held
    await route.continue()
  })
  const saved = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Download' }).click()
  await expect(card.getByRole('button', { name: 'Preparing...' })).toBeVisible()
  letGo()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^corner-data-\d{4}-\d\d-\d\d\.zip$/)
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')
  await expect(card.getByText('is saved where your browser keeps downloads')).toBeVisible()
})

test('a person sees where they are signed in, signs out one device, all others, and everything', async ({ page }) => {
  const { email } = await register()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const [other, third] = [await apiOf(email, PASSWORD), await apiOf(email, PASSWORD)]
  const isSignedIn = (api: typeof other) =>
    api.get('/api/users/me/').then(
      () => true,
      () => false,
    )
  await page.goto('/account')
  const card = page.getByRole('region', { name: 'Where you are signed in' })
  const lines = card.getByRole('listitem')
  await expect(lines).toHaveCount(3)
  await expect(lines.first()).toContainText(/This device · Signed in \d\d:\d\d · last used \d\d:\d\d/)
  await expect(lines.first()).toContainText(/Chrome on \w+/)
  await expect(lines.first().getByRole('button')).toHaveCount(0)
  await expect(lines.nth(1)).toContainText('Unknown device')

  await page.route('**/api/users/me/sessions/*/', (route) => route.abort())
  await lines.nth(1).getByRole('button', { name: 'Sign out' }).click()
  await expect(lines.nth(1).getByRole('alert')).toHaveText('Network error occurred. Please try again.')
  await page.unrouteAll()
  // Sorted by last use; both at the same moment, so the newer first.
  await lines.nth(1).getByRole('button', { name: 'Sign out' }).click()
  await expect(lines).toHaveCount(2)
  await expect.poll(() => isSignedIn(third)).toBe(false)
  expect(await isSignedIn(other)).toBe(true)

  await card.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(card).toContainText('You are signed out everywhere else')
  await expect(lines).toHaveCount(1)
  await expect(card.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0)
  await expect.poll(() => isSignedIn(other)).toBe(false)

  const last = await apiOf(email, PASSWORD)
  await card.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('You are signed out everywhere.')).toBeVisible()
  await expect.poll(() => isSignedIn(last)).toBe(false)
  expect(await page.evaluate('localStorage.getItem("refresh")')).toBeNull()
})

test('a person deletes their account with their password, and is signed out to the front page', async ({ page }) => {
  const { email } = await register()
  await signInAs(page, email, PASSWORD)
  await page.goto('/account')
  const open = page.getByRole('button', { name: 'Delete account' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toContainText('The log keeps for 400 days')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()

  await open.click()
  await dialog.getByLabel('Password').fill('not my password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This is not your password')).toBeVisible()
  await expect(dialog.getByLabel('Password')).toBeFocused()
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => page.evaluate('localStorage.getItem("access")')).toBeNull()
  await expect(apiOf(email, PASSWORD)).rejects.toThrow('401')
})

test('a deletion leads to the front page, even if a pending call is refused meanwhile', async ({ page }) => {
  const { email } = await register()
  await signInAs(page, email, PASSWORD)
  const { promise: deleted, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/users/me/export/', async (route) => {
    await deleted
    await route.continue()
  })
  // The redirect to the front page lasts until that call has also failed.
  await page.route('**/assets/landing-screen-*.js', async (route) => {
    letGo()
    await expect.poll(() => page.evaluate('localStorage.getItem("access")')).toBeNull()
    await route.continue()
  })
  await page.goto('/account')
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('dialog').getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Turning Your Data Into Victory' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('the last administrator is told what to do before deleting the account', async ({ page }) => {
  await signInAs(page, ADMIN)
  await page.route('**/api/users/me/delete/', (route) =>
    route.fulfill({
      status: 409,
      json: { error: 'This is the last administrator. Make somebody else an administrator first.', code: 'conflict' },
    }),
  )
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('dialog').getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'This is the last administrator. Make somebody else an administrator first.',
  )
})

test('an administrator looks up who did what', async ({ page }) => {
  const { email } = await register({ first_name: 'Logged', last_name: `Person ${Date.now()}` })
  await apiOf(email, 'not the password').catch(() => undefined)
  await signInAs(page, ADMIN)
  await page.goto('/admin-dashboard?tab=audit')
  const table = page.getByRole('table', { name: 'Audit Log' })
  await page.getByLabel('Search people').fill(email)
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(table.getByRole('row').nth(1)).toContainText(`A sign-in failed for ${email}`)
  await expect(table.getByRole('row').nth(2)).toContainText('registered as athlete')
  await page.getByLabel('Action').selectOption('Registration')
  await expect(table.getByRole('row')).toHaveCount(2)
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(table).toContainText('Nothing matches. Change the search or the filters.')
  await page.reload()
  await expect(table).toContainText('Nothing matches')
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('2020-01-01')
})

for (const { size, viewport, theme } of VARIANTS) {
  test.describe(size, () => {
    // No animations: axe must not read a colour of a half-open dialog.
    test.use({ viewport, hasTouch: size === 'phone', contextOptions: { reducedMotion: 'reduce' } })
    test(`the account and the log are accessible and fit, ${theme}`, async ({ page }) => {
      await chooseTheme(page, theme)
      await signInAs(page, ADMIN)
      await signIn(ADMIN, DEMO_PASSWORD, true)
      await page.goto('/account')
      await expect(page.getByRole('region', { name: 'Who can see your data' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Delete account' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      await page.goto('/admin-dashboard?tab=audit')
      const log = page.getByRole('region', { name: 'Audit Log' })
      await expect(log.getByRole('row').nth(1)).toBeVisible()
      await expectAccessible(page)
      // Its lines scroll with the page, and not in a box of their own.
      expect(await log.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1)
    })
  })
}

test('a self-registered person learns how to confirm their address, and confirms it by a link', async ({ page }) => {
  const { email } = await register()
  await signInAs(page, email, PASSWORD)
  await page.goto('/account')
  const card = page.getByRole('region', { name: 'Confirm your address' })
  await expect(card).toContainText(email)
  // This Corner sends no e-mail.
  await expect(card).toContainText('Ask an administrator to confirm your address.')
  await expect(card.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)

  // The demo sends no mail: an invalid link first, then a mocked reply for a valid one.
  await page.goto('/confirm-address#a-link-of-nobody')
  await expect(page.getByText(`You are signed in as ${email}`)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('alert')).toContainText('This link does not work any more')
  await expectAccessible(page)
  await page.route('**/api/users/me/confirm-address/', (route) => {
    expect(route.request().postDataJSON()).toEqual({ token: 'a-link-of-nobody' })
    return route.fulfill({ json: { message: 'Your address is confirmed.' } })
  })
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Your address is confirmed.')).toBeVisible()
})

test('a link that confirms an address leads through the sign-in, and says what to do without an account', async ({
  page,
}) => {
  const { email } = await register()
  await page.goto('/confirm-address#some-link')
  await expect(page.getByText('An unconfirmed account gets no access to your club.')).toBeVisible()
  // Until the page has read its address, the button is paler.
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/confirm-address#some-link$/)
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
})
