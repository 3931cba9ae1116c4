import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, SIZES, signInAs, test } from '../corner.ts'
import { type MockAthlete, mockTeam } from '../mock-team.ts'
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
    await expect(table.getByRole('columnheader')).toHaveText(heads, { useInnerText: true })
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

  // A click on a header sorts best first, then reverses; one tooltip explains all columns.
  await table.getByRole('button', { name: 'Latest', exact: true }).click()
  const readLatest = async () => (await readRows()).map((cells) => Number.parseFloat(cells[3] ?? ''))
  const bestFirst = (await readLatest()).toSorted((a, b) => b - a)
  await expect.poll(readLatest).toEqual(bestFirst)
  await table.getByRole('button', { name: 'Latest', exact: true }).click()
  await expect(table.getByRole('columnheader', { name: 'Latest' })).toHaveAttribute('aria-sort', 'ascending')
  const about = page.getByRole('button', { name: 'About Recovery Rankings' })
  const explanation = page.getByRole('group', { name: 'About Recovery Rankings' })
  await about.focus()
  await page.keyboard.press('Enter')
  await expect(explanation.locator('dt')).toHaveText([...TABLES['Recovery Rankings'], 'From when', 'Which records'])
  await expect(explanation).toContainText('Latest minus the own average')
  await expect(explanation).toContainText(/\d+ recoveries of \d+ athletes/)
  await expect(about).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(explanation).toHaveCount(0)
  await expect(about).toBeFocused()
  // The tooltip scrolls with its table and disappears with it.
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

const COUNT = 14
const MANY = Array.from({ length: COUNT }, (_, place): MockAthlete => {
  const score = 90 - 3 * place
  const hrv = 60 - place
  return {
    name: `Athlete ${String(place + 1).padStart(2, '0')}`,
    recovery: Array<number>(7).fill(score),
    hrv: place === 0 ? [20, 60, 100, 60, 60, 60, 60] : Array<number>(7).fill(hrv),
  }
})
const places = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => `Athlete ${String(from + place).padStart(2, '0')}`)

test('a ranking shows its first and last five, and the whole on demand, on the way back and on paper', async ({
  page,
}) => {
  await signInAs(page, 'coach@corner.example')
  await mockTeam(page, MANY)
  await page.goto('/coach-dashboard?tab=rankings')
  const tables = page.getByRole('table')
  const table = page.getByRole('table', { name: 'Recovery Rankings' })
  const names = table.getByRole('rowheader')
  await expect(names).toHaveText([...places(1, 5), ...places(10, 14)])
  await expect(table.getByRole('img', { name: /^Recovery of the last 7 days, oldest first: 90%, 90%/ })).toHaveCount(1)
  await expect(table).toContainText('4 more between')
  await expect(page.getByText('14 athletes', { exact: true })).toHaveCount(4)
  // Heads and rows of one height, also where a number has words beside it.
  await expect(page.getByRole('row', { name: /Athlete 01/ }).filter({ hasText: 'very uneven' })).toContainText('−33%')
  const heights = async (rows: string) =>
    new Set(
      await page.evaluate<number[]>(
        `[...document.querySelectorAll('main ${rows}')].filter((row) => row.checkVisibility()).map((row) => Math.round(row.offsetHeight))`,
      ),
    )
  expect((await heights('thead tr')).size).toBe(1)
  expect((await heights('tbody tr:has(a):not(:last-child)')).size).toBe(1)
  await expectAccessible(page)

  // The order counts at a glance, too.
  await table.getByRole('button', { name: 'Rank', exact: true }).click()
  await expect(names.first()).toHaveText('Athlete 14')
  await page.getByRole('button', { name: 'Show all 14 of Recovery Rankings' }).click()
  await expect(names).toHaveCount(COUNT)
  await expect(tables.nth(1).getByRole('rowheader')).toHaveCount(10)
  await names.nth(6).getByRole('link').click()
  await expect(page).toHaveURL(/\/athlete\//)
  await page.goBack()
  await expect(names).toHaveCount(COUNT)
  const fold = page.getByRole('button', { name: 'Show the first and last 5 of Recovery Rankings' })
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await fold.click()
  await expect(names).toHaveCount(10)

  await page.emulateMedia({ media: 'print' })
  for (const one of await tables.all()) await expect(one.getByRole('rowheader')).toHaveCount(COUNT)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize(SIZES.phone)
  await expect(table.getByRole('columnheader')).toHaveText(['Rank', 'Athlete', 'Avg Recovery', 'Trend'], {
    useInnerText: true,
  })
  expect(await smallControls(page, 44)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(table.getByRole('columnheader')).toHaveText(TABLES['Recovery Rankings'], { useInnerText: true })
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Show all 14, every column of Recovery Rankings' }).click()
  await expect(table.getByRole('columnheader')).toHaveText(TABLES['Recovery Rankings'], { useInnerText: true })
  await expect(names).toHaveCount(COUNT)
})

test('four empty rankings are one card', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  await mockTeam(page, [{ name: 'Ben Castle', linked: false }])
  await page.goto('/coach-dashboard?tab=rankings')
  const card = page.getByRole('region', { name: Object.keys(TABLES).join(', ') })
  await expect(card).toContainText('No Data Available')
  await expect(card).toContainText('No athletes have data for this metric in the selected time period.')
  await expect(page.getByText('No Data Available')).toHaveCount(1)
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
  const empty = page.getByRole('region', { name: 'Strain Rankings, other' })
  await expect(empty).toContainText('No Data Available')
  await expect(empty).toContainText('No athletes have data for this metric in the selected time period.')
  await expectAccessible(page)
  expect(await smallControls(page, 44)).toEqual([])
})
