import { ADMIN, dialog, openTab, rowOf, withMockReply } from '../admin.ts'
import { expect, expectAccessible, test } from '../corner.ts'
import { apiOf, newMember, register } from '../people.ts'

test('an organization and a team are created, each failure has its message, and both codes are shown and copied', async ({
  page,
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
    await withMockReply(page, call, answer, async () => {
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
  await team.getByLabel('Organization').selectOption(club)
  await team.getByLabel('Sport').selectOption('Wrestling')
  const teamCall = '**/api/teams/admin/create-team/'
  for (const [answer, text] of [
    [{ status: 404, json: { error: 'It is gone' } }, 'Failed to create team: It is gone'],
    [{ status: 502, body: '' }, 'Failed to create team: Unknown error'],
    ['abort', 'Network error while creating team. Please try again.'],
  ] as const) {
    await withMockReply(page, teamCall, answer, async () => {
      await createTeam.click()
      await expect(team.getByRole('alert')).toHaveText(text)
    })
  }
  await createTeam.click()
  const created = dialog(page, 'Team Created')
  await expect(created.locator('code')).toHaveCount(2)
  await expectAccessible(page)
  const [coachCode = ''] = await created.locator('code').allTextContents()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copy = created.getByRole('button', { name: 'coach code' })
  await copy.click()
  await expect(copy).toHaveText('Copied!')
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(coachCode)
  await expect(copy).toHaveText('Copy')
  await created.getByRole('button', { name: 'Close' }).click()
  await expect(created).toBeHidden()
})

test('a team is changed, loses a member and is deleted; an organization with teams is not', async ({
  page,
  failures,
}) => {
  const club = `Club ${newMember()} ${Date.now()}`
  const admin = await apiOf(ADMIN)
  const { id: organization_id } = await admin.post<{ id: string }>('/api/teams/admin/create-organization/', {
    name: club,
  })
  const { coach_code } = await admin.post<{ coach_code: string }>('/api/teams/admin/create-team/', {
    organization_id,
    sport: 'Wrestling',
    gender: 'mixed',
  })
  await openTab(page, 'teams', `&search=${encodeURIComponent(club)}`)
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
  await expect(card.locator('code').first()).not.toHaveText(coach_code)

  await card.getByRole('button', { name: 'Edit' }).click()
  await dialog(page, 'Edit Team').getByLabel('Description').fill('<b>Mondays</b> مصارعة')
  await dialog(page, 'Edit Team').getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('<b>Mondays</b> مصارعة')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  const athleteCode = (await card.locator('code').last().textContent()) ?? ''
  await register({ first_name: 'Member', last_name: club, team_code: athleteCode })
  await page.reload()
  await expect(card).toContainText('1 member')
  // The members have the card's whole width, and a code is written like everything else.
  const widthOf = async (part: typeof card) => (await part.boundingBox())?.width ?? 0
  expect(await widthOf(card.getByRole('table'))).toBeGreaterThan(0.9 * (await widthOf(card)))
  const face = (part: typeof card) => part.evaluate('(part) => getComputedStyle(part).fontFamily')
  expect(await face(card.locator('code').first())).toBe(await face(card))
  await expect(rowOf(page, `Member ${club}`)).toContainText('Not Connected')
  await card.getByRole('button', { name: `Remove Member ${club}` }).click()
  const remove = dialog(page, 'Remove from Team')
  await expect(remove.getByRole('checkbox', { name: 'Change the join codes of the team' })).toBeChecked()
  await expectAccessible(page)
  await remove.getByRole('button', { name: 'Remove' }).click()
  await expect(card).toContainText('0 members')
  await expect(card.locator('code').last()).not.toHaveText(athleteCode)

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
