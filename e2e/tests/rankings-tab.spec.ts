import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, SIZES, signInAs, test } from '../corner.ts'
import { smallControls } from '../page-checks.ts'

const TABLES = {
  'Recovery Rankings': ['Rank', 'Athlete', 'Avg Recovery', 'Latest', 'Trend', 'Days'],
  'HRV Rankings': ['Rank', 'Athlete', 'Avg HRV', 'Latest HRV', 'Trend', 'Consistency'],
  'Sleep Rankings': ['Rank', 'Athlete', 'Avg Quality', 'Avg Duration', 'Efficiency', 'Days'],
  'Strain Rankings': ['Rank', 'Athlete', 'Avg Strain', 'Total', 'Latest', 'Workouts'],
}

interface Entry {
  provider: string | null
  sleep_data?: object[]
  activity_data?: object[]
}

/** Changes the athletes in the replies: only a few, so that axe is fast. */
async function changeAthletes(page: Page, change: (athletes: Entry[]) => Entry[]): Promise<void> {
  await page.route(/athletes-(recovery|sleep|activity)/, async (route) => {
    const reply = await route.fetch()
    const body = await reply.json()
    const linked = body.athletes_data.filter(({ provider }: Entry) => provider !== null)
    await route.fulfill({ response: reply, json: { ...body, athletes_data: change(linked) } })
  })
}

test('a coach reads, sorts, understands and saves the rankings, and opens an athlete from there', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  await changeAthletes(page, (athletes) => athletes.slice(0, 8))
  await page.goto('/coach-dashboard?tab=rankings&days=14')
  await expect(page.getByRole('region', { name: 'Understanding Trends' })).toContainText(
    "Trend is the latest value versus the athlete's own average.",
  )
  for (const [title, heads] of Object.entries(TABLES)) {
    const table = page.getByRole('table', { name: title })
    await expect(table.getByRole('columnheader')).toHaveCount(heads.length)
    const names = await table.getByRole('columnheader').evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))
    expect(names).toEqual(heads)
    await expect(page.getByRole('heading', { name: title }).locator('..')).toContainText(/\d+ athletes/)
  }

  const table = page.getByRole('table', { name: 'Recovery Rankings' })
  const rows = table.locator('tbody tr')
  const readRows = async () =>
    (await rows.allInnerTexts()).map((text) => text.split(/\s*\t\s*/).map((cell) => cell.trim()))
  const byRank = await readRows()
  const averages = byRank.map(([, , average = '']) => Number.parseFloat(average))
  expect(averages).toEqual(averages.toSorted((a, b) => b - a))
  for (const [, name, average, latest, trend, days] of byRank) {
    expect(name).not.toBe('')
    expect([average, latest, trend, days].join(' ')).toMatch(/^\d+\.\d% \d+% (?:[↑↓]\s*[+−]\d+\.\d|→\s*0\.0) \d+$/)
  }
  await expectAccessible(page)

  // A click on a header sorts best first, then reverses; its tooltip explains the column.
  await table.getByRole('button', { name: 'Latest', exact: true }).click()
  const readLatest = async () => (await readRows()).map((cells) => Number.parseFloat(cells[3] ?? ''))
  const bestFirst = (await readLatest()).toSorted((a, b) => b - a)
  await expect.poll(readLatest).toEqual(bestFirst)
  await table.getByRole('button', { name: 'Latest', exact: true }).click()
  await expect(table.getByRole('columnheader', { name: 'Latest' })).toHaveAttribute('aria-sort', 'ascending')
  const about = table.getByRole('button', { name: 'About Trend' })
  const explanation = page.getByRole('group', { name: 'About Trend' })
  await about.focus()
  await page.keyboard.press('Enter')
  await expect(explanation).toContainText('Latest minus the own average')
  await expect(explanation).toContainText(/\d+ recoveries of \d+ athletes/)
  await expect(about).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(explanation).toHaveCount(0)
  await expect(about).toBeFocused()
  // The tooltip scrolls with its column and disappears with it.
  await page.setViewportSize({ ...SIZES.desktop, height: 400 })
  await about.click()
  await expect(explanation).toBeVisible()
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  await expect(explanation).toHaveCount(0)
  await page.setViewportSize(SIZES.desktop)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV of Recovery Rankings' }).click(),
  ])
  const lines = readFileSync(await file.path(), 'utf8')
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
  expect(lines[0]).toBe('Rank,Athlete,"Avg Recovery, %","Latest, %",Trend,Days')
  expect(lines).toHaveLength(byRank.length + 1)
  const [rank = '', name = ''] = (await readRows())[0] ?? []
  expect(lines[1]).toMatch(new RegExp(`^${rank},${name},\\d`))

  await table.getByRole('link', { name }).click()
  await expect(page).toHaveURL(/\/athlete\/[0-9a-f-]{36}\/[0-9a-f-]{36}/)
  await page.goBack()
  await expect(table.getByRole('columnheader', { name: 'Latest' })).toHaveAttribute('aria-sort', 'ascending')
})

test('rankings on a dark phone: separate for two providers, with a message where nobody has the metric', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone)
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await signInAs(page, 'coach@corner.example')
  // Every other athlete has a strap of another provider; only one of these has nights, and nobody has strain.
  await changeAthletes(page, (athletes) =>
    athletes.slice(0, 4).map((athlete, place) => ({
      ...athlete,
      provider: place % 2 === 1 ? 'other' : 'whoop',
      ...(athlete.sleep_data && place > 0 && { sleep_data: [] }),
      ...(athlete.activity_data && { activity_data: [] }),
    })),
  )
  await page.goto('/coach-dashboard?tab=rankings')
  const tables = page.getByRole('table')
  await expect(page.getByRole('table', { name: 'Recovery Rankings, WHOOP' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Recovery Rankings, other' })).toBeVisible()
  await expect(tables.filter({ has: page.getByRole('columnheader', { name: 'Avg Quality' }) })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Sleep Rankings, WHOOP' }).locator('..')).toContainText('1 athlete')
  const empty = page.getByRole('region', { name: 'Strain Rankings, WHOOP' })
  await expect(empty).toContainText('No Data Available')
  await expect(empty).toContainText('No athletes have data for this metric in the selected time period.')
  await expectAccessible(page)
  expect(await smallControls(page, 44)).toEqual([])
})
