import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../corner.ts'
import { DEMO_PASSWORD } from '../people.ts'

async function signIn(page: Page, email: string, password = DEMO_PASSWORD) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

for (const [who, email, home, welcome] of [
  ['a coach', 'coach@corner.example', '/coach-dashboard', 'Welcome, Coach Dana!'],
  ['an administrator', 'admin@corner.example', '/admin-dashboard', 'Welcome, Robin!'],
  ['an athlete', 'athlete@corner.example', '/dashboard', /^Welcome, (?!Coach)\S+!$/],
] as const) {
  test(`${who} starts at ${home} and is welcomed by name`, async ({ page }) => {
    await page.goto('/login')
    await signIn(page, email)
    await expect(page).toHaveURL(new RegExp(`${home}$`))
    await expect(page.getByRole('navigation').getByText(welcome)).toBeVisible()
    const stored = await page.evaluate(() => ({ ...localStorage }))
    expect(Object.keys(stored).sort()).toEqual(['access', 'refresh', 'user_info'])
    expect(JSON.parse(stored.user_info ?? '')).toMatchObject({ email })
  })
}

test('a coach whose profile fails to load is still signed in, to the personal dashboard', async ({ page }) => {
  await page.route('**/api/users/me/', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/login')
  await signIn(page, 'coach@corner.example')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { name: 'Personal Dashboard' })).toBeVisible()
  await expect(page.getByRole('navigation').getByText('Welcome!')).toBeVisible()
})

test('the form says what the server says, waits with "Signing In...", and lets one try again', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByText('Email is required')).toBeVisible()

  await signIn(page, 'coach@corner.example', 'not my password')
  await expect(page.getByRole('alert')).toHaveText('Email or password is wrong')
  await expectAccessible(page)
  await expect(page.getByLabel('Password')).toHaveValue('not my password')

  await page.route('**/api/token/', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toHaveText('An error occurred')
  await page.unrouteAll()
  await page.route('**/api/token/', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toHaveText('Authentication failed')
  await page.unrouteAll()

  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/token/', async (route) => {
    await held
    await route.continue()
  })
  await signIn(page, 'coach@corner.example')
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
  letGo()
  await expect(page).toHaveURL(/\/coach-dashboard$/)
})
