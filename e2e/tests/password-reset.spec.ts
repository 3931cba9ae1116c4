import type { Page } from '@playwright/test'
import { ADMIN } from '../admin.ts'
import { chooseTheme, expect, expectAccessible, newPerson, signInAs, test, VARIANTS } from '../corner.ts'
import { apiOf, PASSWORD, register } from '../people.ts'

const NEW_PASSWORD = 'half nelson 7'

/** Has the screen believe that this server sends e-mail; it does not. */
async function withMail(page: Page) {
  await page.route('**/forgot-password', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/"sendsMail":\s*""/, '"sendsMail":"yes"')
    await route.fulfill({ response, body })
  })
}

/** A link as an administrator creates it. */
async function linkFor(email: string): Promise<string> {
  const robin = await apiOf(ADMIN)
  const [user] = await robin.get<{ id: string }[]>(`/api/teams/admin/users/?search=${encodeURIComponent(email)}`)
  const { link } = await robin.post<{ link: string }>('/api/teams/admin/issue-password-link/', {
    user_id: user?.id,
    address_confirmed: true, // they registered themselves
  })
  return link
}

test('a person who forgot their password learns who creates a link, and sets a new password with it', async ({
  page,
}) => {
  const { email } = await register()
  await signInAs(page, email, PASSWORD)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
  await expect(page.getByText('An administrator of your club can give you a link')).toBeVisible()

  const link = await linkFor(email)
  await page.goto(link)
  await page.getByLabel('New Password', { exact: true }).fill('12345')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible()
  await expect(page.getByLabel('New Password', { exact: true })).toBeFocused()
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm New Password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Set new password' }).click()

  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Your password is changed. Please sign in with it.')).toBeVisible()
  expect(await page.evaluate('localStorage.getItem("access")'), 'the session of the old password').toBeNull()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto(link)
  await page.getByLabel('New Password', { exact: true }).fill('another one')
  await page.getByLabel('Confirm New Password').fill('another one')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByRole('alert')).toContainText('This link does not work any more')
  await expect(page.getByRole('alert')).toContainText('Ask an administrator of your club for a new one.')
})

test('a truncated link says so, and no request has the token in its address', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/reset-password')
  await expect(page.getByRole('alert')).toContainText('This link does not work any more')
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveCount(0) // this server sends no e-mail
  await expect(page.getByRole('button', { name: 'Set new password' })).toHaveCount(0)
  await page.goto('/reset-password#a-token-of-nobody')
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm New Password').fill('something else')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm New Password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByRole('alert')).toContainText('This link does not work any more')
  for (const url of asked) expect(url.split('#')[0]).not.toContain('a-token-of-nobody')
})

test('the request for a link is validated', async ({ page }) => {
  await withMail(page)
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('not an address')
  await page.getByRole('button', { name: 'Ask for a link' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.route('**/api/password-reset/request/', (route) => route.abort())
  await page.getByLabel('Email').fill('somebody@corner.example')
  await page.getByRole('button', { name: 'Ask for a link' }).click()
  await expect(page.getByRole('alert')).toHaveText('Network error occurred. Please try again.')
})

for (const { size, viewport, theme } of VARIANTS) {
  test(`both screens are accessible and fit, ${size}, ${theme}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await chooseTheme(page, theme)
    await page.goto('/forgot-password')
    await expect(page.getByText('An administrator of your club can give you a link')).toBeVisible()
    await expectAccessible(page)
    await withMail(page)
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(newPerson().email) // the limit is five links for one address
    await page.getByRole('button', { name: 'Ask for a link' }).click()
    await expect(page.getByText('An administrator of your club can give you a link')).toBeVisible()
    await expectAccessible(page)
    await page.goto('/reset-password#nothing')
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible()
    await expectAccessible(page)
  })
}
