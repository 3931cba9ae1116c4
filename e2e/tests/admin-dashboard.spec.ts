import type { Locator, Page, Route } from '@playwright/test'
import { chooseTheme, expect, expectSound, SIZES, signInAs, test } from '../corner.ts'
import { apiOf, newMember, PASSWORD, register } from '../people.ts'

const ADMIN = 'admin@corner.example'
const USERS = '**/api/teams/admin/users/**'

interface Listed {
  id: string
  email: string
  full_name: string
  version: number
}

async function openTab(page: Page, tab: string, more = '') {
  await signInAs(page, ADMIN)
  await page.goto(`/admin-dashboard?tab=${tab}${more}`)
  await expect(page.getByRole('tab', { name: tab, exact: false })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Loading Admin Dashboard' })).toHaveCount(0)
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** Answers a call as told, once or always, and lets it through again afterwards. */
async function answering(
  page: Page,
  call: string,
  answer: Parameters<Route['fulfill']>[0] | 'abort',
  act: () => Promise<void>,
) {
  await page.route(call, (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)))
  await act()
  await page.unroute(call)
}

async function fillUser(modal: Locator, email: string, name = 'Ilse') {
  await modal.getByLabel('First Name').fill(name)
  await modal.getByLabel('Last Name').fill('Brandt')
  await modal.getByLabel('Username').fill(email)
  await modal.getByLabel('Email').fill(email)
  await modal.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await modal.getByLabel('Confirm Password').fill(PASSWORD)
}

const newEmail = () => `admin.test.${newMember()}.${Date.now()}@corner.example`

test('the four tabs live in the address, and the cards show the counts', async ({ page }) => {
  const { users, teams, organizations } = await (await apiOf(ADMIN)).get<
    Record<'users' | 'teams' | 'organizations', { total: number; whoop_connected?: number }>
  >('/api/teams/admin/overview/')
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/teams/admin/overview/', async (route) => {
    await held
    await route.continue()
  })
  await signInAs(page, ADMIN)
  await page.goto('/admin-dashboard')
  await expect(page.getByText('Loading Admin Dashboard')).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard', level: 1 })).toBeVisible()
  await expect(page.getByText('Loading Admin Dashboard')).toHaveCount(0)
  for (const label of ['Total Users', 'Total Teams', 'Organizations', 'Connected Devices'])
    await expect(page.getByRole('heading', { name: label, exact: true })).toBeVisible()
  expect(users.total).toBeGreaterThan(0)
  expect(teams.total + organizations.total).toBeGreaterThan(1)
  await expect(page.getByRole('tab')).toContainText(['Overview', 'Users', 'Teams', 'Organizations'])

  await page.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/tab=users$/)
  await expect(page.getByRole('tab', { name: 'Users' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible()
  await page.getByRole('tab', { name: 'Organizations' }).click()
  await expect(page.getByRole('table', { name: 'Organizations' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible()
})

test('a failure is told with a way to try again, and a 401 leads to the sign-in', async ({ page }) => {
  await signInAs(page, ADMIN)
  await page.route(USERS, (route) => route.fulfill({ status: 400, json: { error: 'No', code: 'bad_input' } }))
  await page.goto('/admin-dashboard')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByText('Failed to fetch admin data')).toBeVisible()
  await expectSound(page)
  await page.unroute(USERS)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Total Users')).toBeVisible()

  await page.route(USERS, (route) => route.fulfill({ status: 401, json: { error: 'No', code: 'not_signed_in' } }))
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate('[localStorage.getItem("access"), localStorage.getItem("refresh")]')).toEqual([null, null])
})

test('a 401 while a user is created leads to the sign-in', async ({ page }) => {
  await openTab(page, 'users')
  await page.getByRole('button', { name: 'Create User' }).click()
  const modal = dialog(page, 'Create User')
  await fillUser(modal, newEmail())
  await page.route('**/api/teams/admin/create-user/', (route) =>
    route.fulfill({ status: 401, json: { error: 'Sign in again', code: 'not_signed_in' } }),
  )
  await modal.getByRole('button', { name: 'Create User' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate('[localStorage.getItem("access"), localStorage.getItem("refresh")]')).toEqual([null, null])
})

test('a user is created: one check after the other, every failure in its words, then the row is there', async ({
  page,
}) => {
  const coach = await apiOf('coach@corner.example')
  const [team] = await coach.get<{ coach_code: string; name: string }[]>('/api/teams/teams/')
  const email = newEmail()
  await openTab(page, 'users')
  await page.getByRole('button', { name: 'Create User' }).click()
  const modal = dialog(page, 'Create User')
  const create = modal.getByRole('button', { name: 'Create User' })
  await create.click()
  await expect(modal.getByRole('alert')).toHaveText('Please fill in all required fields')
  await expect(modal.getByLabel('First Name')).toBeFocused()
  await expectSound(page)
  await fillUser(modal, email)
  await modal.getByLabel('Confirm Password').fill('something else')
  await create.click()
  await expect(modal.getByRole('alert')).toHaveText('Passwords do not match')
  await modal.getByLabel('Confirm Password').fill(PASSWORD)

  const code = modal.getByLabel('Athlete/Coach Code')
  const role = modal.getByLabel('Role')
  await code.fill('NO-SUCH-CODE')
  await expect(create).toBeDisabled()
  await expect(code).toHaveAccessibleDescription('This code is not valid')
  await code.fill(team?.coach_code ?? '')
  await expect(role).toHaveValue('coach')
  await expect(role).toBeDisabled()
  await expect(create).toBeEnabled()

  const call = '**/api/teams/admin/create-user/'
  for (const [answer, text] of [
    [{ status: 409, json: { error: 'Taken', detail: 'd', message: 'm' } }, 'Taken'],
    [{ status: 400, json: { detail: 'Not now' } }, 'Not now'],
    [{ status: 400, json: { message: 'Later' } }, 'Later'],
    [{ status: 502, body: '<h1>Bad gateway</h1>' }, 'Failed to create user (HTTP 502)'],
    ['abort', 'Network error while creating user. Please try again.'],
  ] as const) {
    await answering(page, call, answer, async () => {
      await create.click()
      await expect(modal.getByRole('alert')).toHaveText(text)
    })
  }

  let sent = 0
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(call, async (route) => {
    sent += 1
    await held
    await route.continue()
  })
  await create.dblclick()
  await modal.getByLabel('Email').press('Enter')
  letGo()
  await expect(modal.getByText('User created.')).toBeVisible()
  await expect(modal).toBeHidden()
  expect(sent).toBe(1)
  await expect(page.getByRole('button', { name: 'Create User' })).toBeFocused()
  await page.getByLabel('Search users').fill(email)
  await expect(rowOf(page, email)).toContainText(`${team?.name} (coach)`)
  await expect(rowOf(page, email)).toContainText('Not Connected')
  await expect(page).toHaveURL(/search=admin\.test/)
})

test('a success is shown for 1.2 seconds after an edit, and for 0.8 after a deletion', async ({ page }) => {
  const { email } = await register({ first_name: 'Timed' })
  await openTab(page, 'users', `&search=${encodeURIComponent(email)}`)
  await page.clock.install()
  for (const [action, button, text, ms] of [
    ['Edit', 'Save', 'User updated.', 1200],
    ['Delete', 'Delete', 'User deleted.', 800],
  ] as const) {
    await rowOf(page, email).getByRole('button', { name: action }).click()
    const modal = page.getByRole('dialog')
    await expect(modal).toBeVisible()
    await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 10'))
    await modal.getByRole('button', { name: button }).click()
    await expect(async () => {
      await page.clock.runFor(5)
      await expect(modal.getByText(text)).toBeVisible({ timeout: 50 })
    }).toPass()
    await page.clock.runFor(ms - 100)
    await expect(modal).toBeVisible()
    await page.clock.runFor(200)
    await expect(modal).toBeHidden()
    await page.clock.resume()
  }
  await expect(page.getByText('Nobody matches.')).toBeVisible()
})

test('an edit that somebody else has overtaken is told, and the current values are offered', async ({ page }) => {
  const { email } = await register({ first_name: 'Before' })
  const admin = await apiOf(ADMIN)
  const [user] = await admin.get<Listed[]>(`/api/teams/admin/users/?search=${encodeURIComponent(email)}`)
  await openTab(page, 'users', `&search=${encodeURIComponent(email)}`)
  await rowOf(page, email).getByRole('button', { name: 'Edit' }).click()
  const modal = dialog(page, 'Edit User')
  const save = modal.getByRole('button', { name: 'Save' })
  await modal.getByLabel('First Name').fill('')
  await save.click()
  await expect(modal.getByRole('alert')).toHaveText('Please fill in all required fields')
  await modal.getByLabel('First Name').fill('Mine')
  await modal.getByLabel(/^Password/).fill('only once')
  await save.click()
  await expect(modal.getByRole('alert')).toHaveText('Passwords do not match')
  await modal.getByLabel(/^Password/).fill('')
  const call = '**/api/teams/admin/update-user/**'
  await answering(page, call, { status: 500, json: {} }, async () => {
    await save.click()
    await expect(modal.getByRole('alert')).toHaveText('Failed to update user (HTTP 500)')
  })
  await answering(page, call, 'abort', async () => {
    await save.click()
    await expect(modal.getByRole('alert')).toHaveText('Network error while updating user. Please try again.')
  })

  const theirs = { username: email, email, first_name: 'Theirs', last_name: 'Berger', role: 'athlete' }
  await admin.put(`/api/teams/admin/update-user/${user?.id}/`, theirs)
  await save.click()
  await expect(modal.getByRole('alert')).toContainText('Somebody else has changed this user in the meantime.')
  await modal.getByRole('button', { name: 'Show the current values' }).click()
  await expect(modal.getByLabel('First Name')).toHaveValue('Theirs')
  await modal.getByLabel('First Name').fill('Mine')
  await save.click()
  await expect(modal.getByText('User updated.')).toBeVisible()
  await expect(modal).toBeHidden()
  await expect(rowOf(page, email)).toContainText('Mine Berger')

  await rowOf(page, email).getByRole('button', { name: 'Edit' }).click()
  await admin.put(`/api/teams/admin/update-user/${user?.id}/`, theirs)
  await save.click()
  await expect(modal.getByRole('alert')).toContainText('Somebody else')
  await page.route(USERS, (route) => route.fulfill({ json: [], headers: { 'x-total-count': '0' } }))
  await modal.getByRole('button', { name: 'Show the current values' }).click()
  await expect(modal.getByRole('alert')).toHaveText('No user selected for editing')
})

test('a user is assigned to a team and deleted, each failure in its words', async ({ page }) => {
  const { email } = await register({ first_name: 'Assigned' })
  await openTab(page, 'users', `&search=${encodeURIComponent(email)}`)
  await expect(rowOf(page, email)).toContainText('No teams')
  await rowOf(page, email).getByRole('button', { name: 'Assign to Team' }).click()
  const assign = dialog(page, 'Assign User to Team')
  const submit = assign.getByRole('button', { name: 'Assign' })
  await submit.click()
  await expect(assign.getByRole('alert')).toHaveText('Please select a team')
  await expect(assign.getByRole('combobox', { name: 'Team', exact: true })).toBeFocused()
  await page.keyboard.type('women')
  await expect(assign.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await expectSound(page)
  await page.keyboard.press('Enter')
  const call = '**/api/teams/admin/assign-user-to-team/'
  await answering(page, call, { status: 404, json: { error: 'The team was not found' } }, async () => {
    await submit.click()
    await expect(assign.getByRole('alert').locator('p')).toHaveText([
      'Failed to assign user to team. Please try again.',
      'The team was not found',
    ])
  })
  await answering(page, call, 'abort', async () => {
    await submit.click()
    await expect(assign.getByRole('alert')).toHaveText('Network error while assigning user. Please try again.')
  })
  await submit.click()
  await expect(assign.getByText('is now an athlete of')).toBeVisible()
  await expect(assign).toBeHidden()
  await expect(rowOf(page, email)).toContainText('(athlete)')

  await rowOf(page, email).getByRole('button', { name: 'Delete' }).click()
  const remove = dialog(page, 'Delete User')
  await expect(remove).toContainText('This action cannot be undone.')
  await expect(remove.getByRole('button', { name: 'Cancel' })).toBeFocused()
  const deletion = '**/api/teams/admin/delete-user/**'
  await answering(page, deletion, { status: 500, body: '' }, async () => {
    await remove.getByRole('button', { name: 'Delete' }).click()
    await expect(remove.getByRole('alert')).toHaveText('Failed to delete user. Please try again.')
  })
  const { promise: held, resolve: breakOff } = Promise.withResolvers<void>()
  await page.route(deletion, async (route) => {
    await held
    await route.abort()
  })
  await remove.getByRole('button', { name: 'Delete' }).click()
  await page.keyboard.press('Escape')
  await expect(remove).toBeHidden()
  breakOff()
  await expect(page.getByRole('alert')).toContainText('Network error while deleting user. Please try again.')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.unroute(deletion)
  await rowOf(page, email).getByRole('button', { name: 'Delete' }).click()
  await remove.getByRole('button', { name: 'Delete' }).click()
  await expect(remove.getByText('User deleted.')).toBeVisible()
  await expect(remove).toBeHidden()
  await expect(rowOf(page, email)).toHaveCount(0)
})

test('an organization and a team are made, changed and deleted; both codes are shown and copied', async ({
  page,
  failures,
}) => {
  const club = `Club ${newMember()} ${Date.now()}`
  await openTab(page, 'organizations')
  await page.getByRole('button', { name: 'Create Organization' }).click()
  const organization = dialog(page, 'Create Organization')
  const create = organization.getByRole('button', { name: 'Create Organization' })
  await create.click()
  await expect(organization.getByRole('alert')).toHaveText('Please enter an organization name')
  await organization.getByLabel('Name').fill(club)
  const call = '**/api/teams/admin/create-organization/'
  for (const [answer, text] of [
    [{ status: 409, json: { error: 'It is taken' } }, 'Failed to create organization: It is taken'],
    [{ status: 502, body: '' }, 'Failed to create organization: Unknown error'],
    ['abort', 'Network error while creating organization. Please try again.'],
  ] as const) {
    await answering(page, call, answer, async () => {
      await create.click()
      await expect(organization.getByRole('alert')).toHaveText(text)
    })
  }
  await create.click()
  await expect(organization.getByText('Organization created.')).toBeVisible()
  await expect(organization).toBeHidden()
  await page.getByLabel('Search organizations').fill(club)
  await expect(rowOf(page, club)).toContainText('No description')

  await page.getByRole('tab', { name: 'Teams' }).click()
  await page.getByRole('button', { name: 'Create Team' }).click()
  const team = dialog(page, 'Create Team')
  const createTeam = team.getByRole('button', { name: 'Create Team' })
  await createTeam.click()
  await expect(team.getByRole('alert')).toHaveText('Please fill in all required fields')
  await expect(team.getByLabel('Gender')).toHaveValue('mixed')
  await team.getByRole('combobox', { name: 'Organization' }).fill(club)
  await team.getByRole('listbox').getByRole('option', { name: club }).click()
  await team.getByLabel('Sport').selectOption('Wrestling')
  const teamCall = '**/api/teams/admin/create-team/'
  for (const [answer, text] of [
    [{ status: 404, json: { error: 'It is gone' } }, 'Failed to create team: It is gone'],
    [{ status: 502, body: '' }, 'Failed to create team: Unknown error'],
    ['abort', 'Network error while creating team. Please try again.'],
  ] as const) {
    await answering(page, teamCall, answer, async () => {
      await createTeam.click()
      await expect(team.getByRole('alert')).toHaveText(text)
    })
  }
  await createTeam.click()
  const created = dialog(page, 'Team Created')
  await expect(created.locator('code')).toHaveCount(2)
  await expectSound(page)
  const [coachCode = ''] = await created.locator('code').allTextContents()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copy = created.getByRole('button', { name: 'coach code' })
  await copy.click()
  await expect(copy).toHaveText('Copied!')
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(coachCode)
  await expect(copy).toHaveText('Copy')
  await created.getByRole('button', { name: 'Close' }).click()
  await expect(created).toBeHidden()

  await page.getByLabel('Search teams').fill(club)
  const card = page.getByRole('region', { name: `${club} Wrestling`, exact: true })
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('0 members')
  await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))')
  await card.getByRole('button', { name: 'Copy coach code' }).click()
  await expect(card.getByText('could not be copied')).toBeVisible()
  expect(failures.join()).toContain('The clipboard took nothing')
  failures.length = 0

  await card.getByRole('button', { name: 'New code for coaches' }).click()
  await page.getByRole('button', { name: 'Make a new code' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(card.locator('code').first()).not.toHaveText(coachCode)

  await card.getByRole('button', { name: 'Edit' }).click()
  await dialog(page, 'Edit Team').getByLabel('Description').fill('<b>Mondays</b> مصارعة')
  await dialog(page, 'Edit Team').getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('<b>Mondays</b> مصارعة')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  const athleteCode = (await card.locator('code').last().textContent()) ?? ''
  await register({ first_name: 'Member', last_name: club, team_code: athleteCode })
  await page.reload()
  await expect(card).toContainText('1 member')
  await expect(rowOf(page, `Member ${club}`)).toContainText('Not Connected')
  await card.getByRole('button', { name: `Remove Member ${club}` }).click()
  await dialog(page, 'Remove from Team').getByRole('button', { name: 'Remove' }).click()
  await expect(card).toContainText('0 members')

  await page.goto(`/admin-dashboard?tab=organizations&search=${encodeURIComponent(club)}`)
  const deleteOrganization = dialog(page, 'Delete Organization')
  await rowOf(page, club).getByRole('button', { name: 'Delete' }).click()
  await deleteOrganization.getByRole('button', { name: 'Delete' }).click()
  await expect(deleteOrganization.getByRole('alert')).toContainText('still has 1 team')
  await deleteOrganization.getByRole('button', { name: 'Cancel' }).click()

  await page.goto(`/admin-dashboard?tab=teams&search=${encodeURIComponent(club)}`)
  await card.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog(page, 'Delete Team')).toContainText('This action cannot be undone.')
  await dialog(page, 'Delete Team').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No team matches')).toBeVisible()
})

test('of 5,000 users one page is drawn; page, order and filters stand in the address and are asked of the server', async ({
  page,
}) => {
  const asked: URLSearchParams[] = []
  await page.route(USERS, async (route) => {
    const query = new URL(route.request().url()).searchParams
    asked.push(query)
    const first = (Number(query.get('page')) - 1) * 50
    const rows = Array.from({ length: 50 }, (_, place) => ({
      id: `00000000-0000-4000-8000-${String(first + place).padStart(12, '0')}`,
      username: `u${first + place}`,
      email: `u${first + place}@club.example`,
      first_name: 'User',
      last_name: String(first + place + 1),
      full_name: `User ${first + place + 1}`,
      role: 'athlete',
      whoop_connected: place % 2 === 0,
      teams: [],
      created_at: '2026-11-21T00:00:00Z',
      version: 1,
    }))
    await route.fulfill({ json: rows, headers: { 'x-total-count': '5000' } })
  })
  await openTab(page, 'users')
  await expect(page.getByText('1–50 of 5,000 users')).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(50)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2$/)
  await expect(page.getByText('51–100 of 5,000 users')).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toContainText('User 51')

  await page.getByRole('button', { name: 'Status' }).click()
  await expect(page).toHaveURL(/tab=users&sort=status&direction=ascending$/)
  await expect(page.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Status' }).click()
  await expect(page.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByLabel('Role').selectOption('coach')
  await page.getByLabel('Status').selectOption('connected')
  const team = page.getByRole('combobox', { name: 'Team' })
  await team.fill('men')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/direction=descending&role=coach&status=connected&team=[0-9a-f-]{36}$/)
  await page.reload()
  await expect(team).toHaveValue(/Wrestling/)
  await expect(page.getByLabel('Role')).toHaveValue('coach')
  expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
    ...{ page: '1', page_size: '50', sort: 'status', direction: 'descending', role: 'coach', status: 'connected' },
    team_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  await page.goBack()
  await expect(page).not.toHaveURL(/team=/)
})

test('a page that has emptied leads to the last one there is', async ({ page }) => {
  await openTab(page, 'organizations', '&page=900')
  await expect(page).toHaveURL(/page=1$/)
  await expect(page.getByRole('row')).not.toHaveCount(1)
})

test('a modal keeps the focus inside and gives it back', async ({ page }) => {
  await openTab(page, 'users')
  const opener = page.getByRole('button', { name: 'Create User' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const modal = dialog(page, 'Create User')
  await expect(modal.getByLabel('First Name')).toBeFocused()
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate<string>(
      'document.activeElement.closest("dialog") ? "inside" : document.activeElement.tagName',
    )
    expect(['inside', 'BODY']).toContain(place) // the browser's own controls come between the last and the first
  }
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(opener).toBeFocused()
})

test('long names, names from right to left and HTML are shown as they were written', async ({ page }) => {
  const name = '<img src=x onerror=alert(1)>'
  const { email } = await register({ first_name: name, last_name: 'ش'.repeat(200) })
  await page.setViewportSize(SIZES.phone)
  await openTab(page, 'users', `&search=${encodeURIComponent(email)}`)
  await expect(rowOf(page, name)).toBeVisible()
  await expectSound(page)
  await rowOf(page, name).getByRole('button', { name: 'Delete' }).click()
  await expect(dialog(page, 'Delete User')).toContainText(name)
  await expectSound(page)
})

/** Each tab, narrowed to a few rows where there are many, and what opens its modals. */
const TABS = [
  ['overview', '', []],
  ['users', '&search=coach', ['Create User', 'Edit', 'Assign to Team', 'Password link', 'Delete']],
  ['teams', '&search=women', ['Create Team', 'Edit', 'New code', 'Remove', 'Delete']],
  ['organizations', '', ['Create Organization', 'Edit', 'Delete']],
] as const

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport, hasTouch: size === 'phone', contextOptions: { reducedMotion: 'reduce' } })
    for (const theme of ['light', 'dark'] as const) {
      for (const [tab, more, openers] of TABS) {
        test(`${tab} and its modals are accessible and fit, ${theme}`, async ({ page }) => {
          await chooseTheme(page, theme)
          await openTab(page, tab, more)
          await page.waitForLoadState('networkidle')
          await expectSound(page)
          for (const opener of openers) {
            await page.getByRole('tabpanel').getByRole('button', { name: opener }).first().click()
            await expect(page.getByRole('dialog')).toBeVisible()
            await expectSound(page)
            await page.keyboard.press('Escape')
            await expect(page.getByRole('dialog')).toBeHidden()
          }
        })
      }
    }
  })
}
