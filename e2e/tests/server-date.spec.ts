import type { Page } from '@playwright/test'
import { expect, signInAs, test } from '../corner.ts'
import { apiOf, DEMO_PASSWORD } from '../people.ts'

const DAY_MS = 86_400_000
/** As the screens write a day: `Nov 21`. */
const label = (day: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day))

/** The days in the table of a page's first chart. */
async function daysOfFirstChart(page: Page): Promise<string[]> {
  await page.getByText('Show as table').first().click()
  const days = page.getByRole('table').first().getByRole('rowheader')
  await expect(days).toHaveCount(7)
  return days.allTextContents()
}

interface TeamRecovery {
  summary: { today: string; from: string }
  athletes_data: { whoop_connected: boolean; recovery_data: { date: string; recovery_score: number | null }[] }[]
}

for (const timezoneId of ['America/Denver', 'UTC', 'Asia/Tokyo']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    for (const [words, offMs] of [
      ['right', 0],
      ['two days fast', 2 * DAY_MS],
      ['two days slow', -2 * DAY_MS],
    ] as const)
      test(`a browser whose clock is ${words} shows the dates of the server`, async ({ page }) => {
        const coach = await apiOf('coach@corner.example', DEMO_PASSWORD)
        const [team] = (await coach.get('/api/teams/teams/')) as { id: string }[]
        const { summary, athletes_data } = (await coach.get(
          `/api/teams/teams/${team?.id}/athletes-recovery/?days=7`,
        )) as TeamRecovery
        const linked = athletes_data.filter(({ whoop_connected }) => whoop_connected)
        const scored = linked.filter(({ recovery_data }) =>
          recovery_data.some(({ date, recovery_score }) => date >= summary.today && recovery_score !== null),
        )
        await signInAs(page, 'coach@corner.example')
        await page.clock.setSystemTime(Date.now() + offMs)
        await page.goto(`/coach-dashboard?team=${team?.id}`)
        await expect(
          page.getByText(`The whole team · ${label(summary.from)} to ${label(summary.today)}, 7 days`),
        ).toBeVisible()
        await expect(page.getByRole('status').first()).toContainText(
          scored.length === 0
            ? 'Nothing is in yet'
            : `Last night: ${scored.length} of ${linked.length} recovery scores in.`,
        )
        await page.getByRole('tab', { name: 'Analytics Dashboard' }).click()
        await page.getByText('Show as table').first().click()
        const days = page.getByRole('table').first().getByRole('rowheader')
        await expect(days.filter({ hasText: label(summary.today) })).toHaveCount(1)
        await expect(days.first()).toContainText(label(summary.from))
      })

    test('an athlete whose clock is two days off reads their own days', async ({ page }) => {
      const athlete = await apiOf('athlete@corner.example', DEMO_PASSWORD)
      const { today, from } = (await athlete.get('/api/hrv/user/?days=14')) as { today: string; from: string }
      await signInAs(page, 'athlete@corner.example')
      await page.clock.setSystemTime(Date.now() + 2 * DAY_MS)
      await page.goto('/dashboard?days=14')
      await page.getByText('Show as table').first().click()
      const days = page.getByRole('table').first().getByRole('rowheader')
      await expect(days.first()).toContainText(label(from))
      await expect(days.last()).toContainText(label(today))
      await expect(days).toHaveCount(14)
    })

    test('an athlete and their coach read the same seven days', async ({ page, browser }) => {
      const asked: string[] = []
      page.on('request', (request) => /wearables\/(sleep|activity)/.test(request.url()) && asked.push(request.url()))
      await signInAs(page, 'athlete@corner.example')
      await page.goto('/dashboard')
      const own = await daysOfFirstChart(page)
      expect(own).toHaveLength(7)
      expect(asked.every((url) => /days=\d+&start=\d{4}-\d\d-\d\d&end=\d{4}-\d\d-\d\d/.test(url))).toBe(true)

      const coach = await apiOf('coach@corner.example', DEMO_PASSWORD)
      const [team] = (await coach.get('/api/teams/teams/')) as {
        id: string
        athletes: { id: string; email: string }[]
      }[]
      const athlete = team?.athletes.find(({ email }) => email === 'athlete@corner.example')
      const context = await browser.newContext({ timezoneId })
      const theirs = await context.newPage()
      await signInAs(theirs, 'coach@corner.example')
      await theirs.goto(new URL(`/athlete/${team?.id}/${athlete?.id}?tab=sleep`, page.url()).href)
      expect(await daysOfFirstChart(theirs)).toEqual(own)
      await context.close()
    })
  })
}
