import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { ADMIN } from '../admin.ts'
import { chooseTheme, expect, expectAccessible, signInAs, test, VARIANTS } from '../corner.ts'
import { apiOf, CORNER_URL, DEMO_PASSWORD, PASSWORD, register } from '../people.ts'

// No animations: axe must not read a colour between two states.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface Made {
  organization: string
  team: string
  id: string
}

/** A team that no other test uses. */
async function newTeam(): Promise<Made> {
  const api = await apiOf(ADMIN)
  const mark = randomUUID().slice(0, 8)
  const organization = await api.post<{ id: string }>('/api/teams/admin/create-organization/', { name: `Club ${mark}` })
  const { team } = await api.post<{ team: { id: string; name: string } }>('/api/teams/admin/create-team/', {
    organization_id: organization.id,
    sport: `Wrestling ${mark}`,
    gender: 'mixed',
  })
  return { organization: `Club ${mark}`, team: team.name, id: team.id }
}

async function openImport(page: Page, team: string) {
  await page.goto(`/admin-dashboard?tab=teams&search=${encodeURIComponent(team)}`)
  await page.getByRole('button', { name: `Import Roster of ${team}` }).click()
  return page.getByRole('dialog', { name: `Import Roster: ${team}` })
}

const choose = (page: Page, text: string, name = 'roster.csv') =>
  page.getByLabel('Roster, a CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const newEmail = () => `roster.${randomUUID()}@corner.example`

/** Invites one person over the API, and returns the path of the link. */
async function invite(team: Made, person: { email: string; first_name: string; last_name: string; role?: string }) {
  const signIn = await fetch(`${CORNER_URL}/api/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN, password: DEMO_PASSWORD }),
  })
  const { access } = (await signIn.json()) as { access: string }
  const reply = await fetch(`${CORNER_URL}/api/teams/admin/roster/import/?team_id=${team.id}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', authorization: `Bearer ${access}` },
    body: `email,first,last,role\n${person.email},${person.first_name},${person.last_name},${person.role ?? ''}`,
  })
  const { invitations } = (await reply.json()) as { invitations: { id: string; link: string }[] }
  return { id: invitations[0]?.id ?? '', way: `/invitation#${invitations[0]?.link.split('#')[1]}` }
}

/** As an administrator who knows the person. */
async function confirmAddress(email: string) {
  const api = await apiOf(ADMIN)
  const [user] = await api.get<{ id: string }[]>(`/api/teams/admin/users/?search=${encodeURIComponent(email)}`)
  await api.post('/api/teams/admin/confirm-address/', { user_id: user?.id })
}

for (const { size, viewport, theme } of VARIANTS) {
  test(`an administrator corrects a roster and imports it, ${theme}, ${size}`, async ({ page, context }) => {
    test.slow() // axe checks four states
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize(viewport)
    await chooseTheme(page, theme)
    const [{ team }, member, ada] = [await newTeam(), await register({ first_name: 'Mira' }), newEmail()]
    const stranger = await register({ first_name: 'Stranger' })
    await confirmAddress(member.email)
    await signInAs(page, ADMIN)
    const dialog = await openImport(page, team)

    const wrong = `E-Mail;Name;Role\r\n${ada};Ada Łoś;\r\nnobody;"Bell, Bo";owner\r\n${ada};Ada Łoś;\r\n`
    await choose(page, wrong)
    await expect(dialog.getByRole('alert')).toContainText('3 mistakes in the file')
    await expect(dialog.getByRole('table', { name: 'Mistakes in the file' }).getByRole('row')).toHaveText([
      /Line/,
      /3E-MailPlease enter a valid email address/,
      /3RoleRole must be athlete or coach, or empty/,
      /4emailroster.* stands in line 2 already/,
    ])
    await expect(dialog.getByRole('button', { name: 'Import 1 person' })).toBeDisabled()
    await expectAccessible(page)

    await choose(
      page,
      `E-Mail;Name;Role\r\n${ada};Ada Łoś;\r\n${member.email};Mira Berger;coach\r\n${stranger.email};Jo Bell;coach\r\n`,
    )
    await expect(dialog.getByRole('table', { name: 'People in the file' }).getByRole('row')).toHaveText([
      /What happens/,
      /Ada Łoś.*AthleteGets an invitation link/,
      /Mira Berger.*CoachHas an account: joins at once/,
      /Jo Bell.*CoachSomeone signed up with this address on .* but never confirmed it\. They get an invitation instead\./,
    ])
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Import 3 people' }).click()

    await expect(dialog.getByText('1 person joined. 2 people invited.')).toBeVisible()
    await expectAccessible(page)
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape') // the links are shown only now
    await dialog.getByRole('button', { name: 'Copy link of Ada Łoś' }).click()
    await expect(dialog.getByRole('button', { name: 'Copied! link of Ada Łoś' })).toBeVisible()
    const link = await page.evaluate<string>('navigator.clipboard.readText()')
    expect(link).toMatch(/\/invitation#[\w-]{43}$/)
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download as CSV' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain(`Ada Łoś,${ada},athlete,${link}`)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('table', { name: `Members of ${team}` })).toContainText('Mira')

    await page.getByText(`Open invitations of ${team}`).click()
    await expect(page.getByRole('table', { name: `Open invitations of ${team}` })).toContainText(ada)
    await expectAccessible(page)
  })

  test(`an invited athlete creates an account from the link, ${theme}, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await chooseTheme(page, theme)
    const [made, email] = [await newTeam(), newEmail()]
    const { way } = await invite(made, { email, first_name: 'Ada', last_name: 'Łoś' })
    await page.goto(way)
    await expect(page.getByRole('heading', { name: 'Join your team' })).toBeVisible()
    for (const text of [made.team, made.organization, 'Athlete', email]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(page.getByLabel('First name')).toHaveValue('Ada')
    await expect(page.getByLabel('Last name')).toHaveValue('Łoś')
    await expectAccessible(page)

    const create = page.getByRole('button', { name: 'Create Account' })
    for (const [label, wrong, text, right] of [
      ['First name', ' ', 'First name is required', 'Adah'],
      ['Password', '12345', 'Password must be at least 6 characters long', PASSWORD],
      ['Confirm password', 'other', 'Passwords do not match', PASSWORD],
    ] as const) {
      const field = page.getByLabel(label, { exact: label === 'Password' })
      await field.fill(wrong)
      await create.click()
      await expect(field).toBeFocused()
      await expect(field).toHaveAccessibleDescription(text)
      await field.fill(right)
    }
    await create.click()
    await expect(page.getByRole('heading', { name: 'You are on the team' })).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByRole('link', { name: 'Connect Your Device' })).toBeFocused()
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText('Welcome, Adah!').filter({ visible: true }).first()).toBeVisible()
    await page.goto(way)
    await expect(page.getByRole('alert')).toContainText('was used, withdrawn or has run out')
    await expectAccessible(page)
  })
}

test('a coach goes from the link to the team', async ({ page }) => {
  const made = await newTeam()
  const { way } = await invite(made, { email: newEmail(), first_name: 'Sam', last_name: 'Okafor', role: 'coach' })
  await page.goto(way)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL(/\/coach-dashboard/)
  await expect(page.getByText('Welcome, Coach Sam!').filter({ visible: true }).first()).toBeVisible()
})

test('a person with an account signs in and joins with a click, and continues as a coach', async ({ page }) => {
  const [made, email] = [await newTeam(), newEmail()]
  const { way } = await invite(made, { email, first_name: 'Nadia', last_name: 'Berger', role: 'coach' })
  await register({ email })
  await page.goto(way)
  await expect(page.getByText(`There is an account with ${email} already.`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Join the Team' }).click()
  await expect(page.getByRole('heading', { name: 'You are on the team' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page.getByText('Welcome, Coach Nadia!').filter({ visible: true }).first()).toBeVisible()
})

test('whose address a stranger has registered makes their own account by the link, in place of the stranger’s', async ({
  page,
}) => {
  const [made, email] = [await newTeam(), newEmail()]
  await register({ email, first_name: 'Not', last_name: 'Sam' })
  const { way } = await invite(made, { email, first_name: 'Sam', last_name: 'Okafor', role: 'coach' })
  await page.goto(way)
  await page.getByRole('button', { name: 'I did not make that account' }).click()
  await expect(page.getByText('that account, which is empty, is removed')).toBeVisible()
  await expect(page.locator(':focus')).toContainText('never confirmed the address')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await page.getByRole('button', { name: 'I did not make that account' }).click()
  await page.getByLabel('Password', { exact: true }).fill('Sam Okafor')
  await expect(page.getByText('Weak: It contains your name or e-mail.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Delete that account and create mine' }).click()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page.getByText('Welcome, Coach Sam!').filter({ visible: true }).first()).toBeVisible()
})

test('a truncated link, and one that cannot be checked at the moment, say what to do', async ({ page }) => {
  await page.goto('/invitation')
  await expect(page.getByRole('alert')).toContainText('This link is not complete.')
  await expectAccessible(page)
  const made = await newTeam()
  const { way } = await invite(made, { email: newEmail(), first_name: 'Ada', last_name: 'Bell' })
  await page.route('**/api/invitations/read/', (route) => route.abort())
  await page.goto(way)
  await expect(page.getByRole('alert')).toContainText('Network error while reading the invitation.')
  await page.unroute('**/api/invitations/read/')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Join your team' })).toBeVisible()
})

test('an administrator creates a new link and withdraws an invitation', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const made = await newTeam()
  const lost = await invite(made, { email: newEmail(), first_name: 'Ada', last_name: 'Bell' })
  await signInAs(page, ADMIN)
  await page.goto(`/admin-dashboard?tab=teams&search=${encodeURIComponent(made.team)}`)
  await page.getByText(`Open invitations of ${made.team}`).click()
  await page.getByRole('button', { name: 'New link Ada Bell' }).click()
  await page.getByRole('button', { name: 'Make a new link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(link).not.toContain(lost.way)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Withdraw Ada Bell' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByText('The invitation is withdrawn.')).toBeVisible()
  await expect(page.getByText('Nobody has an invitation that is still open.')).toBeVisible()
  await page.goto(`/invitation#${link.split('#')[1]}`)
  await expect(page.getByRole('alert')).toContainText('was used, withdrawn or has run out')
})

test('says so when the file is empty, when it is a workbook, and when there is no network; the file can be chosen again', async ({
  page,
}) => {
  const { team } = await newTeam()
  await signInAs(page, ADMIN)
  const dialog = await openImport(page, team)
  // What a browser sends when the file dialog is cancelled.
  await dialog.getByLabel('Roster, a CSV file').dispatchEvent('cancel', { bubbles: true })
  await choose(page, '')
  await expect(dialog.getByRole('table', { name: 'Mistakes in the file' })).toContainText('The file is empty.')
  await choose(page, 'PK\u0003\u0004', 'roster.xlsx')
  await expect(dialog.getByRole('alert')).toContainText('Save the sheet as CSV')
  const text = `email,name\n${newEmail()},Ada Bell\n`
  await page.route('**/roster/preview/**', (route) => route.abort())
  await choose(page, text)
  await expect(dialog.getByRole('alert')).toContainText('Network error while reading the file. Please try again.')
  await page.unroute('**/roster/preview/**')
  await choose(page, text)
  await page.route('**/roster/import/**', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Import 1 person' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Network error while importing the roster.')
  await page.unroute('**/roster/import/**')
  await dialog.getByRole('button', { name: 'Import 1 person' }).click()
  await expect(dialog.getByText('1 person invited.')).toBeVisible()
})

test('a roster of ten thousand people can be reviewed', async ({ page }) => {
  const { team } = await newTeam()
  await signInAs(page, ADMIN)
  const dialog = await openImport(page, team)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download a template' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('email,first_name,last_name,role')
  const lines = Array.from({ length: 10_000 }, (_, i) => `p${i}@corner.example,Ada,Bell ${i}`)
  await choose(page, ['email,first,last', ...lines].join('\n'))
  await expect(dialog.getByText('10,000 people get an invitation link.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByText('13–24 of 10,000 people')).toBeVisible()
})
