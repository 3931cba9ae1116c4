import { ADMIN } from '../admin.ts'
import { expect, expectSound, SIZES, signInAs, test } from '../corner.ts'
import { apiOf, PASSWORD, register } from '../people.ts'

interface ListedTeam {
  id: string
  name: string
  athletes: { first_name: string }[]
}

/** A new coach of both teams of the demo: an administrator sees those of other tests, too. */
async function coachOfBoth(): Promise<{ email: string; teams: ListedTeam[] }> {
  const admin = await apiOf(ADMIN)
  const { email } = await register({ role: 'coach' })
  const { id: user_id } = await (await apiOf(email, PASSWORD)).get<{ id: string }>('/api/users/me/')
  for (const { id: team_id, name } of await admin.get<ListedTeam[]>('/api/teams/teams/')) {
    if (!name.startsWith('Riverside')) continue
    await admin.post('/api/teams/admin/assign-user-to-team/', { user_id, team_id, role: 'coach' })
  }
  return { email, teams: await (await apiOf(email, PASSWORD)).get<ListedTeam[]>('/api/teams/teams/') }
}

const opener = /^\d+ of \d+ athletes selected$/

test('team and period stand in the address, rule the numbers, and are there again after going back', async ({
  page,
}) => {
  const { email, teams } = await coachOfBoth()
  const women = teams.find(({ name }) => name.includes("Women's"))
  await signInAs(page, email, PASSWORD)
  await page.goto('/coach-dashboard')
  const team = page.getByLabel('Team', { exact: true })
  const period = page.getByLabel('Period')
  await expect(team.locator('option')).toHaveText(teams.map(({ name }) => name))
  await expect(team.locator('option:checked')).toHaveText(teams[0]?.name ?? '')
  await expect(period.locator('option')).toHaveText([
    'Last 7 days',
    'Last 2 weeks',
    'Last 30 days',
    'Last 60 days',
    'Last 90 days',
  ])
  await expect(period).toHaveValue('7')
  await expect(page.getByText('Data powered by WHOOP')).toBeVisible()

  const asked = page.waitForRequest(`**/api/teams/teams/${women?.id}/athletes-recovery/?days=30`)
  await team.selectOption({ label: women?.name ?? '' })
  await expect(page.getByText(`Riverside Athletics · ${women?.name}`)).toBeVisible()
  await period.selectOption('Last 30 days')
  await asked
  const address = new RegExp(`/coach-dashboard\\?team=${women?.id}&days=30$`)
  await expect(page).toHaveURL(address)
  await page.getByText('Show as table').click()
  const numbers = page.getByRole('table')
  await expect(numbers.getByRole('row')).toHaveCount(31)
  await expect(numbers.getByRole('columnheader', { name: 'Day' })).toBeVisible()
  await expect(numbers.getByRole('rowheader').first()).toHaveText(/^[A-Z][a-z]{2} \d{1,2}$/)
  const names = await numbers.getByRole('columnheader').allInnerTexts()
  const known = new Set(women?.athletes.map(({ first_name }) => first_name))
  expect(names.slice(1).filter((name) => known.has(name.split(' ')[0] ?? '')).length).toBe(names.length - 1)
  await expectSound(page)

  await page.getByRole('link', { name: 'Connect the wearable device' }).click()
  await expect(page).toHaveURL(/\/connect-whoop$/)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(page.getByText(`Riverside Athletics · ${women?.name}`)).toBeVisible()
  await page.reload()
  await expect(period).toHaveValue('30')
  await expect(team).toHaveValue(women?.id ?? '')
})

test('a coach chooses athletes from a list that stays open, and a change of team begins with all again', async ({
  page,
}) => {
  const { email, teams } = await coachOfBoth()
  const all = teams[0]?.athletes.length ?? 0
  await signInAs(page, email, PASSWORD)
  await page.goto('/coach-dashboard')
  const select = page.getByRole('button', { name: opener })
  const choices = page.getByRole('checkbox')
  await expect(select).toHaveText(`${all} of ${all} athletes selected`)
  await expect(choices).toHaveCount(0)
  await select.click()
  await expect(choices).toHaveCount(all)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(all)
  await expect(page.locator('label', { has: choices }).filter({ hasText: 'no data' }).first()).toBeAttached()
  await page.getByRole('button', { name: 'None' }).click()
  await expect(select).toHaveText(`0 of ${all} athletes selected`)
  await choices.nth(0).check()
  await choices.nth(2).check()
  await expect(select).toHaveText(`2 of ${all} athletes selected`)
  await page.setViewportSize(SIZES.phone)
  await expectSound(page)
  await page.setViewportSize(SIZES.desktop)
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expect(choices).toHaveCount(0)
  await expect(select).toBeFocused()
  await select.click()
  await page.getByRole('heading', { name: 'Coach Dashboard' }).click()
  await expect(choices).toHaveCount(0)
  await page.getByLabel('Period').selectOption('Last 2 weeks')
  await expect(select).toHaveText(`2 of ${all} athletes selected`)
  await page.getByLabel('Team', { exact: true }).selectOption({ index: 1 })
  await expect(page.getByText(teams[1]?.name ?? '').first()).toBeAttached()
  await expect(select).toHaveText(/^(\d+) of \1 athletes selected$/)
  await page.getByLabel('Team', { exact: true }).selectOption({ index: 0 })
  await expect(select).toHaveText(`${all} of ${all} athletes selected`)
  // Again, now that both teams are at hand and no loading comes in between.
  await select.click()
  await page.getByRole('button', { name: 'None' }).click()
  await page.getByLabel('Team', { exact: true }).selectOption({ index: 1 })
  await expect(page.getByText(`Riverside Athletics · ${teams[1]?.name}`)).toBeVisible()
  await expect(select).toHaveText(/^([1-9]\d*) of \1 athletes selected$/)
})

test('a coach without a team is told whom to ask and led to their own numbers', async ({ page }) => {
  const { email } = await register({ role: 'coach', first_name: 'Ulrike' })
  await signInAs(page, email, PASSWORD)
  await page.goto('/coach-dashboard')
  await expect(page.getByText('No Teams Found')).toBeVisible()
  await expect(
    page.getByText(
      "You haven't been assigned to any teams as a coach yet. Contact your administrator to get started with team management.",
    ),
  ).toBeVisible()
  await expect(page.getByLabel('Team', { exact: true }).locator('option')).toHaveText(['Select a team'])
  await expect(page.getByRole('navigation').getByText('Welcome, Coach Ulrike!')).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: 'Go to Personal Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('what cannot be fetched is said in words: no teams, no recovery of a team, none in the period', async ({
  page,
}) => {
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
  await expectSound(page)
  letGo()
  await expect(page.getByText('Something went wrong')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Error fetching teams: 403')
  await expectSound(page)
  await page.unroute(teams)

  const recovery = '**/athletes-recovery/**'
  const closed = { error: 'The gym is closed', code: 'forbidden' }
  await page.route(recovery, (route) => route.fulfill({ status: 403, json: closed }))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('No Recovery Data Available')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('The gym is closed')
  await expectSound(page)
  await page.unroute(recovery)
  await page.route(recovery, (route) => route.fulfill({ status: 404, body: 'no JSON' }))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to fetch team data')
  await page.unroute(recovery)
  await page.route(recovery, async (route) => {
    const reply = await route.fetch()
    const team = (await reply.json()) as { athletes_data: { recovery_data: unknown[] }[] }
    const athletes_data = team.athletes_data.map((athlete) => ({ ...athlete, recovery_data: [] }))
    await route.fulfill({ response: reply, json: { ...team, athletes_data } })
  })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(
    page.getByText('No athletes in this team have recovery data available for the selected time period.'),
  ).toBeVisible()
  await expectSound(page)
  await page.unroute(recovery)

  // What was shown stays while another period cannot be had.
  await page.getByLabel('Period').selectOption('Last 30 days')
  await expect(page.getByRole('button', { name: opener })).toBeVisible()
  await page.route(recovery, (route) => route.fulfill({ status: 403, json: closed }))
  await page.getByLabel('Period').selectOption('Last 60 days')
  await expect(page.getByRole('alert')).toContainText('The gym is closed')
  await expect(page.getByRole('button', { name: opener })).toBeVisible()
})
