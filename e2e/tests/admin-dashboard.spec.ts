import { ADMIN, dialog, openTab, rowOf, USERS } from '../admin.ts'
import { chooseTheme, expect, expectAccessible, SIZES, signInAs, test, VARIANTS } from '../corner.ts'
import { apiOf, register } from '../people.ts'

test('the four tabs are part of the address, and the cards show the counts', async ({ page }) => {
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

test('a long wait required by the wearable provider is shown above the counts', async ({ page }) => {
  const address = '/api/teams/admin/overview/'
  const overview = await (await apiOf(ADMIN)).get<object>(address)
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const provider_wait = { provider: 'WHOOP', until: inHours(9), next_try: inHours(1) }
  await page.route(`**${address}`, (route) => route.fulfill({ json: { ...overview, provider_wait } }))
  await signInAs(page, ADMIN)
  await page.goto('/admin-dashboard')
  await expect(
    page.getByText(
      /^WHOOP has paused our requests until (\w+day at )?\d\d:\d\d\. New records will arrive after that; nothing is lost/,
    ),
  ).toBeVisible()
  await expect(page.getByText(/We'll check once (on \w+day )?at \d\d:\d\d\./)).toBeVisible()
  await expectAccessible(page)
})

test('a failure offers to try again, and a 401 leads to the sign-in', async ({ page }) => {
  await signInAs(page, ADMIN)
  await page.route(USERS, (route) => route.fulfill({ status: 400, json: { error: 'No', code: 'bad_input' } }))
  await page.goto('/admin-dashboard')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByText('Failed to fetch admin data')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(USERS)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Total Users')).toBeVisible()

  await page.route(USERS, (route) => route.fulfill({ status: 401, json: { error: 'No', code: 'not_signed_in' } }))
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate('[localStorage.getItem("access"), localStorage.getItem("refresh")]')).toEqual([null, null])
})

test('of 5,000 users one page is loaded; page, order and filters are part of the address and the request', async ({
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
      last_signed_in_at: null,
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
  await page.getByRole('combobox', { name: 'Role' }).selectOption('coach')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('connected')
  const team = page.getByRole('combobox', { name: 'Team' })
  await team.fill('men')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/direction=descending&role=coach&status=connected&team=[0-9a-f-]{36}$/)
  await page.reload()
  await expect(team).toHaveValue(/Wrestling/)
  await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue('coach')
  expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
    page: '1',
    page_size: '50',
    sort: 'status',
    direction: 'descending',
    role: 'coach',
    status: 'connected',
    team_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  await page.goBack()
  await expect(page).not.toHaveURL(/team=/)

  // Two filter changes before the first is rendered: both must be kept. A string, because this file is compiled without the
  // types of a browser.
  await page.evaluate(`(async () => {
    for (const name of ['Role', 'Status']) {
      const choice = [...document.querySelectorAll('select')].find(({ labels }) => labels[0]?.textContent.includes(name))
      choice.value = ''
      choice.dispatchEvent(new Event('change', { bubbles: true }))
      for (let turn = 0; turn < 100; turn += 1) await undefined // the address is updated before anything is rendered
    }
  })()`)
  await expect(page).toHaveURL(/tab=users&sort=status&direction=descending$/)
})

test('a single row is counted in the singular, and going back empties a focused search field', async ({ page }) => {
  await openTab(page, 'users')
  await page.getByRole('tab', { name: 'Organizations' }).click()
  await page.getByRole('tab', { name: 'Users' }).click()
  await page.getByRole('button', { name: 'Status' }).click()
  const search = page.getByLabel('Search users')
  await search.fill('coach@corner.example')
  await expect(page.getByText('1 user', { exact: true }).first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/tab=users$/)
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')
})

test('the options of a field in a modal are scrolled into view completely', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await openTab(page, 'users', '&search=coach')
  await page
    .getByRole('button', { name: /^Assign to Team/ })
    .first()
    .click()
  const field = dialog(page, 'Assign User to Team').getByRole('combobox', { name: 'Team', exact: true })
  await field.click()
  await expect(page.getByRole('listbox').locator('..')).toBeInViewport({ ratio: 0.98 })
  await expect(field).toBeInViewport({ ratio: 0.98 })
})

test('an empty page leads to the last page with rows', async ({ page }) => {
  await openTab(page, 'organizations', '&page=900')
  await expect(page).toHaveURL(/page=1$/)
  await expect(page.getByRole('row')).not.toHaveCount(1)
})

test('a modal traps the focus and returns it', async ({ page }) => {
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
    expect(['inside', 'BODY']).toContain(place) // the focus passes the browser's own controls between the last element and the first
  }
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a click outside a form keeps the input, one outside a question closes it', async ({ page }) => {
  await openTab(page, 'users', '&search=coach')
  await page.getByRole('button', { name: 'Create User' }).click()
  const form = dialog(page, 'Create User')
  await form.getByLabel('First Name').fill('Ilse')
  await page.mouse.click(8, 300)
  await expect(form.getByLabel('First Name')).toHaveValue('Ilse')
  await form.getByRole('button', { name: 'Cancel' }).click()
  const opener = page.getByRole('button', { name: /^Delete / }).first()
  await opener.click()
  await expect(dialog(page, 'Delete User')).toBeVisible()
  await page.mouse.click(8, 300)
  await expect(dialog(page, 'Delete User')).toBeHidden()
  await expect(opener).toBeFocused()
})

test('long names, names from right to left and HTML are shown as they were written', async ({ page }) => {
  const name = '<img src=x onerror=alert(1)>'
  const { email } = await register({ first_name: name, last_name: 'ش'.repeat(200) })
  await page.setViewportSize(SIZES.phone)
  await openTab(page, 'users', `&search=${encodeURIComponent(email)}`)
  await expect(rowOf(page, name)).toBeVisible()
  await expectAccessible(page)
  await rowOf(page, name).getByRole('button', { name: 'Delete' }).click()
  await expect(dialog(page, 'Delete User')).toContainText(name)
  await expectAccessible(page)
})

/** Each tab, filtered to a few rows where there are many, and what opens its modals. */
const TABS = [
  ['overview', '', []],
  ['users', '&search=coach', ['Create User', 'Edit', 'Assign to Team', 'Delete']],
  ['teams', '&search=women', ['Create Team', 'Edit', 'New code', 'Remove', 'Delete']],
  ['organizations', '', ['Create Organization', 'Edit', 'Delete']],
] as const

for (const { size, viewport, theme } of VARIANTS) {
  test.describe(size, () => {
    test.use({ viewport, hasTouch: size === 'phone', contextOptions: { reducedMotion: 'reduce' } })
    for (const [tab, more, openers] of TABS) {
      test(`${tab} and its modals are accessible and fit, ${theme}`, async ({ page }) => {
        await chooseTheme(page, theme)
        await openTab(page, tab, more)
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
        for (const opener of openers) {
          await page.getByRole('tabpanel').getByRole('button', { name: opener }).first().click()
          await expect(page.getByRole('dialog')).toBeVisible()
          await expectAccessible(page)
          await page.keyboard.press('Escape')
          await expect(page.getByRole('dialog')).toBeHidden()
        }
      })
    }
  })
}
