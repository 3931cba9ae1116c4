import { ADMIN } from '../admin.ts'
import { expect, expectAccessible, signInAs, test } from '../corner.ts'
import { mockTeam } from '../mock-team.ts'
import { apiOf, PASSWORD, register } from '../people.ts'

interface ListedTeam {
  id: string
  name: string
  athletes: { first_name: string }[]
}

/** A new coach of all teams of the demo; an administrator would also see the teams of other tests. */
async function coachOfAll(): Promise<{ email: string; teams: ListedTeam[] }> {
  const admin = await apiOf(ADMIN)
  const { email } = await register({ role: 'coach' })
  const { id: user_id } = await (await apiOf(email, PASSWORD)).get<{ id: string }>('/api/users/me/')
  for (const { id: team_id, name } of await admin.get<ListedTeam[]>('/api/teams/teams/')) {
    if (!name.startsWith('Riverside')) continue
    await admin.post('/api/teams/admin/assign-user-to-team/', {
      user_id,
      team_id,
      role: 'coach',
      address_confirmed: true,
    })
  }
  return { email, teams: await (await apiOf(email, PASSWORD)).get<ListedTeam[]>('/api/teams/teams/') }
}

const opener = /^\d+ of \d+ athletes selected$/

test('team, period, tab and athletes are part of the address, and the back button works', async ({ page }) => {
  const { email, teams } = await coachOfAll()
  const [first] = teams
  const women = teams.find(({ name }) => name.includes("Women's"))
  const all = women?.athletes.length ?? 0
  await signInAs(page, email, PASSWORD)
  await page.goto('/coach-dashboard?team=019a0000-0000-7000-8000-000000000000&athletes=ffffff')
  const team = page.getByLabel('Team', { exact: true })
  const period = page.getByLabel('Period')
  await expect(page.getByText(`The team in this link is not one of yours. This is ${first?.name}.`)).toBeVisible()
  await expect(team.locator('option')).toHaveText(teams.map(({ name }) => name))
  await expect(team.locator('option:checked')).toHaveText(first?.name ?? '')
  await expect(period.locator('option')).toHaveText([
    'Last 7 days',
    'Last 2 weeks',
    'Last 30 days',
    'Last 60 days',
    'Last 90 days',
  ])
  await expect(period).toHaveValue('7')
  await expect(page.getByRole('tab')).toHaveText([
    'Team Overview',
    'Analytics Dashboard',
    'Rankings',
    'Athletes',
    'AI Chat',
  ])
  await expect(page.getByText('Data powered by WHOOP')).toBeVisible()

  const asked = page.waitForRequest(`**/api/teams/teams/${women?.id}/athletes-recovery/?days=30`)
  await team.selectOption({ label: women?.name ?? '' })
  await expect(page.getByText(`Riverside Athletics · ${women?.name}`)).toBeVisible()
  await expect(page.getByText('is not one of yours')).toHaveCount(0)
  await period.selectOption('Last 30 days')
  await asked
  await expect(page).toHaveURL(new RegExp(`/coach-dashboard\\?team=${women?.id}&days=30$`))
  await page.getByRole('tab', { name: 'Rankings' }).click()
  await expect(page).toHaveURL(/&tab=rankings$/)

  // The list stays open while selecting, and closes on Escape.
  const select = page.getByRole('button', { name: opener }).first()
  await expect(select).toHaveText(`${all} of ${all} athletes selected`)
  await select.click()
  const choices = page.getByRole('checkbox')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(all)
  await page.getByRole('button', { name: 'None' }).click()
  await expect(page).toHaveURL(/&athletes=none$/)
  await choices.nth(0).check()
  await choices.nth(2).check()
  await expect(select).toHaveText(`2 of ${all} athletes selected`)
  await page.keyboard.press('Escape')
  await expect(choices).toHaveCount(0)
  await expect(select).toBeFocused()
  const whole = new RegExp(`team=${women?.id}&days=30&tab=rankings&athletes=[0-9a-f]{6,}\\.[0-9a-f]{6,}$`)
  await expect(page).toHaveURL(whole)
  await page.getByRole('tab', { name: 'Team Overview' }).click()
  await expect(page.getByText(/^The whole team, not only the athletes selected above · /)).toBeVisible()
  await select.click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  // The same view after a reload or for a colleague; selections add no history entries.
  await page.goBack()
  await expect(page).toHaveURL(whole)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Rankings', selected: true })).toBeVisible()
  await expect(select).toHaveText(`2 of ${all} athletes selected`)
  await expect(period).toHaveValue('30')
  await expect(team).toHaveValue(women?.id ?? '')
  await page.goBack()
  await expect(page).toHaveURL(/&days=30$/)
  await page.goForward()
  await expect(page).toHaveURL(whole)

  // Another team starts with all its athletes, even if its records are cached.
  await team.selectOption({ label: first?.name ?? '' })
  await expect(select).toHaveText(/^([1-9]\d*) of \1 athletes selected$/)
  await expect(page).toHaveURL(new RegExp(`team=${first?.id}&days=30&tab=rankings$`))
})

test('a coach of ten teams finds one by typing, and the other teams are prefetched one by one', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  await mockTeam(page, [{ name: 'Jonas Weber', recovery: [60, 60, 60, 60] }], { teams: 10 })
  let [inFlight, most, asked] = [0, 0, 0]
  await page.route(/athletes-(recovery|sleep|activity)\//, async (route) => {
    asked += 1
    inFlight += 1
    most = Math.max(most, inFlight)
    await new Promise((done) => setTimeout(done, 5))
    inFlight -= 1
    await route.fallback()
  })
  await page.goto('/coach-dashboard')
  const team = page.getByRole('combobox', { name: 'Team' })
  await expect(team).toHaveValue('Made-up Wrestling 1')
  await expect.poll(() => asked).toBe(30)
  expect(most).toBeLessThanOrEqual(3)
  await team.fill('7')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Riverside Athletics · Made-up Wrestling 7')).toBeVisible()
  await expect(page.getByText('1 of 1').first()).toBeVisible()
})

test('the date changes at midnight, and the new day is loaded', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  const midnight = new Date()
  midnight.setHours(24, 0, 0, 0)
  const before = midnight.getTime() - 20_000
  await page.clock.install({ time: before })
  await mockTeam(page, [{ name: 'Jonas Weber', recovery: [60, 60, 60, 60] }], { now: before })
  await page.goto('/coach-dashboard')
  await expect(page.getByText('Last night: 1 of 1 recovery score in.')).toBeVisible()
  const asked = page.waitForRequest('**/athletes-sleep/**')
  await page.clock.runFor(60_000)
  await asked
  await expect(page.getByText('Nothing is in yet from last night.')).toBeVisible()
})

test.describe('abroad', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })
  test('a coach abroad sees the date of the athletes, not that of their own clock', async ({ page }) => {
    await signInAs(page, 'coach@corner.example')
    // On the coach's island the next day begins at ten o'clock UTC.
    const noon = new Date().setHours(12, 0, 0, 0)
    await page.clock.install({ time: noon })
    await mockTeam(page, [{ name: 'Jonas Weber', recovery: [60, 60, 60, 60] }], { now: noon })
    await page.goto('/coach-dashboard')
    await expect(page.getByText('Last night: 1 of 1 recovery score in.')).toBeVisible()
  })
})

test('a coach without a team learns whom to ask and how to reach their own data', async ({ page }) => {
  const { email } = await register({ role: 'coach', first_name: 'Ulrike' })
  await signInAs(page, email, PASSWORD)
  await page.goto('/coach-dashboard?tab=chat')
  await expect(page.getByText('No Teams Found')).toBeVisible()
  await expect(page.getByText('AI Chat Assistant')).toBeVisible()
  await expect(page.getByText('Select a team to start chatting with your AI coaching assistant')).toBeVisible()
  await expect(
    page.getByText(
      "You haven't been assigned to any teams as a coach yet. Contact your administrator to get started with team management.",
    ),
  ).toBeVisible()
  await expect(page.getByLabel('Team', { exact: true }).locator('option')).toHaveText(['Select a team'])
  await expect(page.getByRole('navigation').getByText('Welcome, Coach Ulrike!')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to Personal Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('says at the first failure that the teams did not come, and shows them when a repetition brings them', async ({
  page,
}) => {
  await signInAs(page, 'coach@corner.example')
  let calls = 0
  const { promise: repeated, resolve: letRepeat } = Promise.withResolvers<void>()
  await page.route('**/api/teams/teams/', async (route) => {
    calls += 1
    if (calls > 1) await repeated
    await (calls > 1 ? route.continue() : route.fulfill({ status: 502, body: '' }))
  })
  await page.goto('/coach-dashboard')
  await expect(page.getByRole('alert')).toContainText('Error fetching teams: 502')
  letRepeat()
  await expect(page.getByRole('tab', { name: 'Team Overview' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a failed request has a message, and earlier data stays visible', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  const teams = '**/api/teams/teams/'
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(teams, async (route) => {
    await held
    await route.fulfill({ status: 403, json: { error: 'Not yours', code: 'forbidden' } })
  })
  await page.goto('/coach-dashboard')
  await expect(page.getByRole('status').filter({ hasText: 'Loading Team Dashboard' })).toContainText(
    'Gathering team analytics...',
  )
  await expectAccessible(page)
  letGo()
  await expect(page.getByText('Something went wrong')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Error fetching teams: 403')
  await expect(page.getByRole('alert')).toContainText('What needs no team works as before')
  await expectAccessible(page)
  await page.unroute(teams)

  const records = '**/athletes-*/**'
  const closed = { error: 'The gym is closed', code: 'forbidden' }
  await page.route(records, (route) => route.fulfill({ status: 403, json: closed }))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('alert')).toContainText('The gym is closed')
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Analytics Dashboard' }).click()
  for (const empty of ['No Recovery Data Available', 'No Sleep Data Available', 'No Activity Data Available']) {
    await expect(page.getByText(empty)).toBeVisible()
  }
  await expect(page.getByText('The gym is closed', { exact: true })).toHaveCount(3)
  await page.unroute(records)
  await page.route(records, (route) => route.fulfill({ status: 404, body: 'no JSON' }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toContainText('did not come: no usable answer from the server.')
  await expect(page.getByText('Failed to fetch team data', { exact: true })).toHaveCount(3)
  await page.unroute(records)
  await page.getByRole('tab', { name: 'Team Overview' }).click()
  await page.getByRole('button', { name: 'Try Again' }).click()
  // All three series have come, so that only the other period fails next.
  await expect(page.getByText(/, 7 days$/)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  // The previous data stays when another period fails to load, wholly or in part.
  await page.route('**/athletes-recovery/**', (route) => route.fulfill({ status: 403, json: closed }))
  await page.getByLabel('Period').selectOption('Last 60 days')
  await expect(page.getByRole('alert')).toContainText(
    'Last 60 days did not come: The gym is closed. What came before is still shown.',
  )
  await expect(page.getByText(/, 7 days$/)).toBeVisible()
  // The control names the period whose figures are shown; what failed is still said.
  await expect(page.getByLabel('Period')).toHaveValue('7')
  await expect(page.getByRole('alert')).toContainText('Last 60 days did not come')
  await page.unroute('**/athletes-recovery/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/, 60 days$/)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
