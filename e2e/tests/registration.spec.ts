import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../corner.ts'
import { apiOf, newMember, PASSWORD } from '../people.ts'

interface TeamWithCodes {
  athlete_code: string
  coach_code: string
  athletes: { email: string; first_name: string }[]
}

async function fillIn(page: Page, email: string, firstName = 'Mirela') {
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill('Ionescu')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
}

test('the form reports one missing field after another and focuses it', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/api/register/') && sent.push(request.url()))
  await page.goto('/register')
  const create = page.getByRole('button', { name: 'Create Account' })
  for (const [label, wrong, text, right] of [
    ['Email', '', 'Email is required', ''],
    ['Email', 'mirela', 'Please enter a valid email address', 'mirela@corner.example'],
    ['First name', ' ', 'First name is required', 'Mirela'],
    ['Last name', '', 'Last name is required', 'Ionescu'],
    ['Password', '12345', 'Password must be at least 6 characters long', '123456'],
    ['Confirm password', '12345', 'Passwords do not match', '12345'],
  ] as const) {
    const field = page.getByLabel(label, { exact: label === 'Password' })
    await field.fill(wrong)
    await create.click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(text)
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
    if (label === 'Confirm password') await expectAccessible(page)
    await field.fill(right)
  }
  expect(sent).toEqual([])
})

test('a new password can be shown, and the form says where a code comes from', async ({ page }) => {
  await page.goto('/register')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill(PASSWORD)
  await expect(page.getByText('If your team has given you a code')).toBeVisible()
  await expect(page.getByLabel('Athlete/Coach Code')).toHaveAccessibleDescription(/from your coach or your club/)
  await page.getByRole('button', { name: 'Show the password' }).first().click()
  await expect(password).toHaveAttribute('type', 'text')
  await expectAccessible(page)
})

test('a join code is checked while typing, sets the role, and adds the athlete to the team', async ({ page }) => {
  const coach = await apiOf('coach.women@corner.example')
  const [team] = await coach.get<TeamWithCodes[]>('/api/teams/teams/')
  const member = newMember()
  const email = `joined.${member}.${Date.now()}@corner.example`
  const firstName = `Joined${member}`
  await page.goto('/register')
  await fillIn(page, email, firstName)
  const create = page.getByRole('button', { name: 'Create Account' })
  const code = page.getByLabel('Athlete/Coach Code')
  const role = page.getByLabel('Role')
  const mark = (state: string) => page.locator(`[data-check="${state}"]`)
  await expect(role).toHaveValue('athlete')
  await expect(role.locator('option')).toHaveText(['Athlete', 'Coach', 'Admin'])

  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/validate-team-code/**', async (route) => {
    await held
    await route.continue()
  })
  await code.fill('NO-SUCH-CODE')
  await expect(page.getByText('Checking the code')).toBeAttached()
  await expect(create).toBeDisabled()
  letGo()
  await expect(mark('invalid')).toBeVisible()
  await expect(code).toHaveAccessibleDescription(/^This code is not valid Check it with your coach/)
  await expect(role).toBeEnabled()
  await expect(create).toBeDisabled()
  await expectAccessible(page)

  await code.fill(team?.coach_code ?? '')
  await expect(mark('valid')).toBeVisible()
  await expect(role).toHaveValue('coach')
  await expect(role).toBeDisabled()
  await code.fill(team?.athlete_code ?? '')
  await expect(role).toHaveValue('athlete')
  await expect(mark('valid')).toBeVisible()
  await expect(create).toBeEnabled()
  await expectAccessible(page)

  await create.click()
  await expect(page.getByText('Registration successful! You can now log in.')).toBeVisible()
  for (const label of ['First name', 'Last name', 'Email', 'Confirm password', 'Athlete/Coach Code'])
    await expect(page.getByLabel(label)).toHaveValue('')
  await expect(page).toHaveURL(/\/register$/)
  await expect(page).toHaveURL(/\/login$/)
  const [after] = await coach.get<TeamWithCodes[]>('/api/teams/teams/')
  expect(after?.athletes.find((athlete) => athlete.email === email)).toMatchObject({ first_name: firstName })
})

test('a taken address, a registration as administrator and a lost connection each have a message', async ({ page }) => {
  await page.goto('/register')
  await fillIn(page, 'Athlete@Corner.example')
  const create = page.getByRole('button', { name: 'Create Account' })
  await create.click()
  await expect(page.getByText('A user with this email already exists')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel('Email').fill(`wish.${Date.now()}@corner.example`)
  await page.getByLabel('Role').selectOption('Admin')
  await create.click()
  await expect(page.getByRole('alert')).toHaveText('Administrator accounts are created by an administrator')
  const links = ['/register?setup=made-up', '/register#setup=made-up']
  for (const link of links) {
    await page.goto('/login')
    await page.goto(link)
    await expect(page.getByRole('alert')).toHaveText('This set-up link was already used. Sign In')
    await expect(page.getByLabel('Role')).toHaveCount(0)
    await expectAccessible(page)
  }
  // The code is used up while the form is open.
  await page.route('**/api/check-setup-link/', (route) => route.fulfill({ json: { state: 'open' } }))
  for (const link of links) {
    await page.goto('/login')
    await page.goto(link)
    await expect(page.getByLabel('Role')).toHaveValue('admin')
    await expect(page.getByLabel('Role')).toBeDisabled()
  }
  await fillIn(page, `wish.${Date.now()}@corner.example`)
  await create.click()
  await expect(page.getByRole('alert')).toHaveText('Administrator accounts are created by an administrator')

  for (const [fail, text] of [
    [{ status: 400, json: { error: '', username: 'x' } }, 'A user with this email already exists'],
    [{ status: 400, json: { error: '', email: 'x' } }, 'Email already exists'],
    [{ status: 400, json: { error: '', detail: 'The club is full' } }, 'The club is full'],
    [{ status: 502, body: '<h1>Bad gateway</h1>' }, 'Registration failed'],
  ] as const) {
    await page.route('**/api/register/', (route) => route.fulfill(fail))
    await create.click()
    await expect(page.getByRole('alert')).toHaveText(text)
    await page.unrouteAll()
  }
  await page.route('**/api/register/', (route) => route.abort())
  await create.click()
  await expect(page.getByRole('alert')).toHaveText('An error occurred during registration')
})

test('a password is checked while typing against common passwords', async ({ page }) => {
  await page.goto('/register')
  await fillIn(page, 'mirela@corner.example')
  const password = page.getByLabel('Password', { exact: true })
  for (const [typed, said] of [
    ['1234', 'Too short: 6 characters at least.'],
    ['Password1', 'Weak: Too many people use it.'],
    ['Mirela.I', 'Weak: It contains your name or e-mail.'],
    ['two mats and a whistle', 'Strong'],
  ] as const) {
    await password.fill(typed)
    await expect(password).toHaveAccessibleDescription(said)
  }
  await expectAccessible(page)
})

test('where a club lets nobody register without a code, the form says so, and asks for longer passwords', async ({
  page,
}) => {
  // As the server writes it into the page: see server/src/pages.
  await page.route('**/register', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.text())
      .replace('"registration":"open"', '"registration":"code"')
      .replace('"passwordMinimum":"6"', '"passwordMinimum":"10"')
    await route.fulfill({ response: reply, body })
  })
  await page.goto('/register')
  await fillIn(page, 'mirela@corner.example')
  const code = page.getByLabel('Athlete/Coach Code')
  await expect(code).toHaveAccessibleDescription(/A team code is needed to register here/)
  await expect(page.getByText('optional')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeDisabled()
  await page.getByLabel('Password', { exact: true }).fill('nine-char')
  await expect(page.getByText('Too short: 10 characters at least.')).toBeVisible()
  await expectAccessible(page)
})
