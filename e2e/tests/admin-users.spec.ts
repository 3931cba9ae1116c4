import { ADMIN, chooseRare, dialog, fillUser, newEmail, openTab, rowOf, USERS, withMockReply } from '../admin.ts'
import { expect, expectAccessible, test } from '../corner.ts'
import { apiOf, PASSWORD, register } from '../people.ts'

interface Listed {
  id: string
  email: string
  full_name: string
  version: number
}

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

test('a user is created: field by field validation, a message for every failure, then the new row', async ({
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
  await expectAccessible(page)
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
    await withMockReply(page, call, answer, async () => {
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
    await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 2000'))
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
  await expect(page.getByText('0 users', { exact: true })).toBeVisible()
})

test('the result of a user form is visible on a phone, wherever it was sent from', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await openTab(page, 'users')
  await page.getByRole('button', { name: 'Create User' }).click()
  const modal = dialog(page, 'Create User')
  await fillUser(modal, newEmail())
  await withMockReply(page, '**/api/teams/admin/create-user/', { status: 500, json: {} }, async () => {
    await modal.getByLabel('First Name').press('Enter')
    await expect(modal.getByText('Failed to create user (HTTP 500)')).toBeInViewport({ ratio: 1 })
  })
  await modal.getByLabel('Confirm Password').fill('something else')
  await modal.getByLabel('First Name').press('Enter')
  await expect(modal.getByLabel('Confirm Password')).toBeFocused()
  await expect(modal.getByText('Passwords do not match').first()).toBeInViewport({ ratio: 1 }) // at the field
  await expect(modal.getByText('Confirm Password')).toBeInViewport({ ratio: 1 })
  await modal.getByLabel('Confirm Password').fill(PASSWORD)
  await modal.getByLabel('First Name').press('Enter')
  await expect(modal.getByText('User created.')).toBeInViewport({ ratio: 1 })
})

test('a conflicting edit is reported, and the current values are offered', async ({ page }) => {
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
  await withMockReply(page, call, { status: 500, json: {} }, async () => {
    await save.click()
    await expect(modal.getByRole('alert')).toHaveText('Failed to update user (HTTP 500)')
  })
  await withMockReply(page, call, 'abort', async () => {
    await save.click()
    await expect(modal.getByRole('alert')).toHaveText('Network error while updating user. Please try again.')
  })

  const theirs = { username: email, email, first_name: 'Theirs', last_name: 'Berger', role: 'athlete' }
  await admin.put(`/api/teams/admin/update-user/${user?.id}/`, theirs)
  await save.click()
  await expect(modal.getByRole('alert')).toContainText('Somebody else has changed this user in the meantime.')
  await modal.getByRole('button', { name: 'Show the current values' }).click()
  await expect(modal.getByLabel('First Name')).toHaveValue('Theirs')
  await expect(modal.getByLabel('First Name')).toBeFocused()
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

test('a user is assigned to a team and deleted, with a message for each failure', async ({ page }) => {
  const { email } = await register({ first_name: 'Assigned' })
  await openTab(page, 'users', `&search=${encodeURIComponent(email)}`)
  await expect(rowOf(page, email)).toContainText('No teams')
  await expect(rowOf(page, email)).toContainText('Address not confirmed')
  await rowOf(page, email).getByRole('button', { name: 'Assign to Team' }).click()
  const assign = dialog(page, 'Assign User to Team')
  const submit = assign.getByRole('button', { name: 'Assign' })
  await submit.click()
  await expect(assign.getByRole('alert')).toHaveText('Please select a team')
  await expect(assign.getByRole('combobox', { name: 'Team', exact: true })).toBeFocused()
  await page.keyboard.type('women')
  await expect(assign.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  const call = '**/api/teams/admin/assign-user-to-team/'
  await submit.click()
  await expect(assign.getByRole('alert')).toHaveText('Confirm first that the address is theirs')
  const word = assign.getByRole('checkbox', { name: `I confirm that ${email} belongs to this person.` })
  await expect(word).toBeFocused()
  await expectAccessible(page)
  await word.check()
  await withMockReply(page, call, { status: 404, json: { error: 'The team was not found' } }, async () => {
    await submit.click()
    await expect(assign.getByRole('alert').locator('p')).toHaveText([
      'Failed to assign user to team. Please try again.',
      'The team was not found',
    ])
  })
  await withMockReply(page, call, 'abort', async () => {
    await submit.click()
    await expect(assign.getByRole('alert')).toHaveText('Network error while assigning user. Please try again.')
  })
  await submit.click()
  await expect(assign.getByText('is now an athlete of')).toBeVisible()
  await expect(assign).toBeHidden()
  await expect(rowOf(page, email)).toContainText('(athlete)')
  await expect(rowOf(page, email)).not.toContainText('Address not confirmed')

  await rowOf(page, email).getByRole('button', { name: 'Delete' }).click()
  const remove = dialog(page, 'Delete User')
  await expect(remove).toContainText('This action cannot be undone.')
  await expect(remove.getByRole('button', { name: 'Cancel' })).toBeFocused()
  const deletion = '**/api/teams/admin/delete-user/**'
  await withMockReply(page, deletion, { status: 500, body: '' }, async () => {
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
  const told = page.getByRole('alert').filter({ hasText: 'Network error while deleting user. Please try again.' })
  await expect(told).toBeVisible()
  await page.getByRole('tab', { name: 'Audit Log' }).click()
  await expect(told).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.unroute(deletion)
  await rowOf(page, email).getByRole('button', { name: 'Delete' }).click()
  // Other tests join this team by its codes.
  const codes = remove.getByRole('checkbox', { name: 'Change the join codes of their team' })
  await expect(codes).toBeChecked()
  await expectAccessible(page)
  await codes.uncheck()
  await remove.getByRole('button', { name: 'Delete' }).click()
  await expect(remove.getByText('User deleted.')).toBeVisible()
  await expect(remove).toBeHidden()
  await expect(rowOf(page, email)).toHaveCount(0)
})

test('a link for a new password is created, shown once and copied', async ({ page }) => {
  const { email } = await register({ first_name: 'Forgetful' })
  await openTab(page, 'users', `&search=${encodeURIComponent(email)}`)
  await chooseRare(page, email, 'Make a password link')
  const modal = dialog(page, 'Password link')
  const make = modal.getByRole('button', { name: 'Make the link' })
  await make.click()
  await expect(modal.getByRole('alert')).toHaveText('Confirm first that the address is theirs')
  await modal.getByRole('checkbox').check()
  await withMockReply(page, '**/api/teams/admin/issue-password-link/', 'abort', async () => {
    await make.click()
    await expect(modal.getByRole('alert')).toHaveText('Network error while making the link. Please try again.')
  })
  await make.click()
  await expect(modal.getByText(/works once, until \d\d:\d\d/)).toBeVisible()
  const link = await modal.getByRole('textbox', { name: 'Link' }).inputValue()
  await expectAccessible(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await modal.getByRole('button', { name: 'Copy link' }).click()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(link)
  await page.mouse.click(8, 300)
  await expect(modal, 'a press beside it does not lose what is shown only now').toBeVisible()
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(modal).toBeHidden()
  await expect(rowOf(page, email).getByRole('button', { name: /^More for/ })).toBeFocused()
  await page.goto(link)
  await expect(page.getByLabel(/password/i).first()).toBeVisible()
})

test('a self-registered account is marked, promoted only with a confirmed address, and confirmed by a click', async ({
  page,
}) => {
  const { email } = await register({ first_name: 'Unproven' })
  await openTab(page, 'users', `&search=${encodeURIComponent(email)}`)
  const row = rowOf(page, email)
  await row.getByRole('button', { name: 'Edit' }).click()
  const edit = dialog(page, 'Edit User')
  const word = edit.getByRole('checkbox', { name: /I confirm that/ })
  await expect(word).toHaveCount(0)
  await edit.getByLabel('Role').selectOption('Coach')
  await expect(word).not.toBeChecked()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit.getByRole('alert')).toContainText(`nobody has confirmed that ${email} is their address`)
  await expect(word).toBeFocused()
  await expectAccessible(page)
  await edit.getByRole('button', { name: 'Cancel' }).click()

  await expect(row).toContainText('Address not confirmed')
  await row.getByRole('button', { name: 'Confirm address of Unproven' }).click()
  const confirm = dialog(page, 'Confirm address')
  await expect(confirm).toContainText(email)
  await expectAccessible(page)
  await confirm.getByRole('button', { name: 'It is their address' }).click()
  await expect(confirm).toBeHidden()
  await expect(row).not.toContainText('Address not confirmed')
})

test('whoever says "No teams" is found under the team None, and the need leads to those who should be in one', async ({
  page,
}) => {
  const { email } = await register({ first_name: 'Teamless' })
  await openTab(page, 'users', '&team=none')
  await page.getByLabel('Search users').fill('corner.example')
  await expect(page.getByRole('combobox', { name: 'Team', exact: true })).toHaveValue('None')
  await expect(rowOf(page, 'admin@corner.example')).toContainText('No teams')
  const role = page.getByRole('combobox', { name: 'Role', exact: true })
  await role.selectOption('Athlete or Coach')
  await expect(rowOf(page, 'admin@corner.example')).toHaveCount(0)
  await page.getByLabel('Search users').fill(email)
  await expect(rowOf(page, email)).toContainText('No teams')
  await page.goto('/admin-dashboard')
  await page.getByRole('link', { name: /without a team$/ }).click()
  await expect(page).toHaveURL(/team=none&role=athlete_or_coach/)
  await expect(role).toHaveValue('athlete_or_coach')
})

test('people without a wearable are asked for it by one press', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTab(page, 'users', '&role=athlete&status=not_connected')
  await page.getByRole('button', { name: /^Copy message/ }).click()
  expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/connect your wearable: http.*\/connect-whoop$/)
  await page.getByRole('button', { name: /^Copy (\d+ addresses|address)/ }).click()
  expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^\S+@\S+(, \S+@\S+)*$/)
  await expectAccessible(page)
})
