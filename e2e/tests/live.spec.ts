import type { Page } from '@playwright/test'
import { expect, signInAs, test } from '../corner.ts'
import { type Api, apiOf, linkWearable, PASSWORD, register } from '../people.ts'

test.use({ live: true })

const SIMULATOR_URL = process.env.CORNER_SIMULATOR_URL ?? ''

/** A team with one linked athlete and a coach, for one test. */
async function newTeam() {
  const admin = await apiOf('admin@corner.example')
  const [organization] = await admin.get<{ id: string }[]>('/api/teams/organizations/')
  const { team, coach_code, athlete_code } = await admin.post<{
    team: { id: string }
    coach_code: string
    athlete_code: string
  }>('/api/teams/admin/create-team/', { organization_id: organization?.id, description: '', sport: 'Wrestling' })
  const coach = await register({ role: 'coach', team_code: coach_code })
  const athlete = await register({ team_code: athlete_code })
  await linkWearable(athlete.email, athlete.member)
  return { teamId: team.id, coach, member: athlete.member }
}

interface TeamRecovery {
  athletes_data: { recovery_data: { recovery_score: number | null }[] }[]
}

/** The latest recovery in the coach's replies. */
async function latestRecovery(api: Api, teamId: string): Promise<number | null | undefined> {
  const { athletes_data } = await api.get<TeamRecovery>(`/api/teams/teams/${teamId}/athletes-recovery/`)
  return athletes_data[0]?.recovery_data.at(-1)?.recovery_score
}

/** Makes the provider rescore the latest recovery and send a webhook. @returns the score once the server has it */
async function scoreAnew(api: Api, teamId: string, member: number): Promise<number | null | undefined> {
  const before = await latestRecovery(api, teamId)
  const reply = await fetch(`${SIMULATOR_URL}/simulator/records`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ member, kind: 'recovery', action: 'rescore' }),
  })
  expect(reply.status).toBe(200)
  await expect.poll(() => latestRecovery(api, teamId)).not.toBe(before)
  return latestRecovery(api, teamId)
}

/** Sets a marker that a reload would remove. */
const mark = (page: Page) => page.evaluate('window.stillHere = true')
const isMarked = (page: Page) => page.evaluate('window.stillHere === true')

test('a score from a webhook appears on every open dashboard, even after the token has expired', async ({
  page,
  context,
}) => {
  const { teamId, coach, member } = await newTeam()
  const api = await apiOf(coach.email, PASSWORD)
  const showsLatest = (score: number | null | undefined) => new RegExp(`(^|\\D)${score}(\\.0)? ?%`)
  await signInAs(page, coach.email, PASSWORD)
  const address = `/coach-dashboard?team=${teamId}&days=14&tab=rankings`
  await page.goto(address)
  const otherTab = await context.newPage()
  await otherTab.goto('/coach-dashboard?tab=rankings')
  const tabs = [page, otherTab]
  for (const tab of tabs) {
    await expect(tab.getByRole('main')).toContainText(showsLatest(await latestRecovery(api, teamId)))
    await mark(tab)
  }

  const score = await scoreAnew(api, teamId, member)
  for (const tab of tabs) await expect(tab.getByRole('main')).toContainText(showsLatest(score))

  const renewals: string[] = []
  context.on('request', (request) => request.url().endsWith('/api/token/refresh/') && renewals.push(request.url()))
  await page.evaluate(() => localStorage.setItem('access', 'garbage'))
  const newest = await scoreAnew(api, teamId, member)
  for (const tab of tabs) await expect(tab.getByRole('main')).toContainText(showsLatest(newest))
  expect(renewals).toHaveLength(1)
  expect(await Promise.all(tabs.map(isMarked))).toEqual([true, true])
  await expect(page).toHaveURL(address)
})
