import { expect, newPerson, test } from '../corner.ts'

test('a new athlete registers, links WHOOP on its consent page and sees their own month', async ({ page }) => {
  const { email, member } = newPerson()
  await page.goto('/register')
  await page.getByLabel('First name').fill('Nadia')
  await page.getByLabel('Last name').fill('Berger')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('strong enough')
  await page.getByLabel('Confirm password').fill('strong enough')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Registration successful! You can now log in.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('strong enough')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { name: 'No HRV Data Available' })).toBeVisible()
  await page.getByRole('link', { name: 'Connect Whoop Device' }).click()
  await expect(page).toHaveURL(/\/connect-whoop$/)
  await expect(page.getByText('Not Connected').first()).toBeVisible()
  await page
    .getByRole('button', { name: /^Connect/ })
    .first()
    .click()

  await expect(page.getByText(/simulated/i).first()).toBeVisible()
  await page.getByLabel(/member number/i).fill(String(member))
  await page.getByRole('button', { name: 'Grant access' }).click()

  await expect(page.getByText('Connection Successful!')).toBeVisible()
  await page.getByRole('button', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Latest HRV')).toBeVisible()
  await expect(page.getByText(/^\d+\s*ms$/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sleep Stages' })).toBeVisible()
})

test('denying on the consent page leads back with a message and a way to try again', async ({ page }) => {
  const { email } = newPerson()
  const person = { email, username: email, password: 'strong enough', first_name: 'Ola', last_name: 'Nordmann' }
  expect((await page.request.post('/api/register/', { data: person })).status()).toBe(201)
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('strong enough')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/connect-whoop')
  await page
    .getByRole('button', { name: /^Connect/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Deny' }).click()
  await expect(page.getByText('Connection Failed')).toBeVisible()
  await expect(page.getByText(/OAuth error: access_denied/)).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page).toHaveURL(/\/connect-whoop$/)
})
