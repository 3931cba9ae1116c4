import type { Page } from '@playwright/test'
import { chooseTheme, expect, expectAccessible, SIZES, signInAs, test, VARIANTS } from '../corner.ts'

const COACH = 'coach@corner.example'
const TEAMS = '**/api/teams/teams/'

interface ListedTeam {
  id: string
  name: string
  description: string
  organization: { id: string; name: string }
  coaches: object[]
  athletes: { id: string; username: string; first_name: string; full_name: string; email: string }[]
}

/** Changes the teams in the replies, for clubs that the demo does not have. */
async function changeTeams(page: Page, change: (teams: ListedTeam[]) => object[]) {
  await page.route(TEAMS, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as ListedTeam[]) })
  })
}

for (const { size, viewport, theme } of VARIANTS) {
  test(`a coach reads team, codes and members, and hands out a code: ${theme}, ${size}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await page.setViewportSize(viewport)
    await chooseTheme(page, theme)
    await signInAs(page, COACH)
    await page.goto('/team-information')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team Information')
    await expect(page.getByText("Riverside Athletics • Riverside Men's Wrestling")).toBeVisible()
    await expect(page.getByText('Welcome, Coach Dana!').filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('tab')).toHaveText(['Overview', 'Join Codes', 'Members'])
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Overview')
    await expect(page.getByText(/^Created on [A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Team Description' })).toBeVisible()
    for (const label of ['Coaches', 'Athletes', 'Connected to Whoop']) {
      await expect(page.getByText(label, { exact: true }).locator('xpath=../..')).toContainText(/\d/)
    }
    await expectAccessible(page)

    await page.getByRole('tab', { name: 'Join Codes' }).click()
    await expect(page).toHaveURL(/\/team-information\?tab=codes$/)
    const coachCode = page.getByRole('region', { name: 'Coach Code' })
    const athleteCode = page.getByRole('region', { name: 'Athlete Code' })
    await expect(coachCode.getByRole('button').first()).toHaveText(/^Copy Code/)
    await coachCode.getByRole('button').first().click()
    await expect(coachCode.getByRole('button').first()).toHaveText(/^✓ Copied to Clipboard!/)
    await athleteCode.getByRole('button').first().click()
    await expect(athleteCode.getByRole('button').first()).toHaveText(/^✓ Copied to Clipboard!/)
    await expectAccessible(page)
    await expect(coachCode.getByRole('button').first()).toHaveText(/^Copy Code/)
    const written = await athleteCode.locator('code').textContent()
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(written)
    await page.clock.fastForward(3000)
    await expect(athleteCode.getByRole('button').first()).toHaveText(/^Copy Code/)
    // If the clipboard fails, only the log says so, and the code is selected for copying by hand.
    await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))')
    const noted = page.waitForEvent('console', (message) => message.text().startsWith('The clipboard took nothing'))
    await coachCode.getByRole('button').first().click()
    await noted
    expect(await page.evaluate<string>('getSelection().toString()')).toBe(await coachCode.locator('code').textContent())

    await page.getByRole('tab', { name: 'Members' }).click()
    const athletes = page.getByRole('region', { name: /^Athletes \(\d+\)$/ })
    const first = athletes.getByRole('listitem').first()
    await expect(first).toContainText('athlete@corner.example')
    await expect(first).toContainText('Connected')
    await expect(athletes.getByText('Not Connected').first()).toBeAttached()
    await expectAccessible(page)
    await page.getByRole('searchbox', { name: 'Search members' }).fill('athlete@corner')
    await expect(athletes.getByRole('listitem')).toHaveCount(1)
    await expect(athletes.getByRole('link')).toHaveAttribute('href', /^\/athlete\/[0-9a-f-]+\/[0-9a-f-]+$/)
    await page.goBack()
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Join Codes')
  })
}

test('an administrator finds one of two hundred teams by typing, and its two hundred members', async ({ page }) => {
  await changeTeams(page, ([team]) =>
    Array.from({ length: 200 }, (_, place) => ({
      ...team,
      id: `${team?.id.slice(0, -3)}${String(place).padStart(3, '0')}`,
      name: `Team ${place + 1}`,
      description: '',
      organization: { id: team?.organization.id, name: place === 136 ? '' : 'Riverside Athletics' },
      coaches: [],
      athletes: Array.from({ length: place === 136 ? 200 : 0 }, (_, number) => ({
        ...team?.athletes[0],
        id: `${number}`,
        username: `wrestler.${number}`,
        full_name: number === 0 ? '' : `Wrestler ${number}`,
      })),
    })),
  )
  await signInAs(page, 'admin@corner.example')
  await page.goto('/team-information?tab=members')
  await expect(page.getByText('No coaches assigned to this team yet.')).toBeVisible()
  await expect(page.getByText('No athletes assigned to this team yet.')).toBeVisible()
  await expectAccessible(page)
  const team = page.getByRole('combobox', { name: 'Team' })
  await expect(team).toHaveValue('Team 1 (0 athletes)')
  await team.fill('team 137')
  await page.getByRole('option', { name: 'Team 137 (200 athletes)' }).click()
  await expect(page).toHaveURL(/team=[0-9a-f-]+136/)
  await expect(page.getByText('Team • Team 137')).toBeVisible()
  const athletes = page.getByRole('region', { name: 'Athletes (200)' })
  await expect(athletes.getByRole('listitem')).toHaveCount(200)
  await expect(athletes.getByRole('listitem').first()).toContainText('wrestler.0')
  await athletes.getByText('Wrestler 199').scrollIntoViewIfNeeded()
  await page.setViewportSize(SIZES.phone)
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Overview' }).click()
  await expect(page.getByText('Team Description')).toHaveCount(0)
  await page.reload()
  await expect(team).toHaveValue('Team 137 (200 athletes)')
})

test('loading, a failure and no team each have a message', async ({ page }) => {
  await signInAs(page, COACH)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(TEAMS, async (route) => {
    await held
    await route.fulfill({ status: 403, json: { error: 'Not yours', code: 'forbidden' } })
  })
  await page.goto('/team-information')
  await expect(page.getByRole('status').filter({ hasText: 'Loading Team Information' })).toContainText(
    'Getting team details...',
  )
  await expect(page.getByLabel('Team', { exact: true }).locator('option')).toHaveText(['Choose a team...'])
  await expectAccessible(page)
  letGo()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Not yours')
  await expectAccessible(page)
  await page.unroute(TEAMS)
  await page.route(TEAMS, (route) => route.fulfill({ status: 404, body: 'no JSON' }))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('alert')).toContainText('An error occurred')
  await page.unroute(TEAMS)
  await changeTeams(page, () => [])
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('No Teams Found')).toBeVisible()
  await expect(
    page.getByText("You haven't been assigned to any teams yet. Contact your administrator to get started."),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
