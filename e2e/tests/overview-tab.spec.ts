import type { Page } from '@playwright/test'
import { expect, expectAccessible, SIZES, signInAs, test, VARIANTS } from '../corner.ts'
import { idOf, type MockAthlete, mockTeam } from '../mock-team.ts'

const week = (today: number | null, before = 80) => [before, before, before, before, before, before, today]

const TEAM: readonly MockAthlete[] = [
  {
    name: 'Marcus Okafor',
    recovery: week(20),
    hrv: [80, 80, 80, 80, 80, 80, 40],
    hours: 5.9,
    quality: 55,
    strain: 16,
  },
  { name: 'Tomás Reyes', recovery: week(60, 60), hours: 6.1, quality: 58 },
  { name: 'Erik Lind', recovery: week(60, 60), strain: 15.5 },
  { name: 'Sami Haddad', recovery: week(60, 60), hours: 6.2, quality: 70 },
  { name: 'Jonas Weber', recovery: week(91) },
  { name: 'Jonas Weber', recovery: week(88) },
  { name: 'Ben Castle', linked: false },
  { name: 'Yusuf Ali' },
  { name: 'Pia Wait', recovery: week(null, 60) },
]

async function pagesPrinted(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

for (const { size, viewport, theme } of VARIANTS) {
  test(`a coach sees who needs them and why, ${size} ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    await page.setViewportSize(viewport)
    await signInAs(page, 'coach@corner.example')
    const team = await mockTeam(page, TEAM)
    await page.goto('/coach-dashboard')
    const card = (name: string) => page.getByRole('region', { name })
    const attention = card('Athletes Needing Immediate Attention')
    const athletes = attention.getByRole('heading', { level: 3 })
    await expect(athletes).toHaveText([/^Marcus Okafor.*High.*6 issues/, /^Tomás Reyes.*Medium.*2 issues/])
    await expect(attention).toContainText('6 of 9 at risk over the last 7 days: 4 by their values, 2 by missing data.')
    await expect(attention.getByRole('listitem').first()).toContainText('+3 more issues')
    await expect(attention.getByRole('listitem').first()).toContainText(
      /20%.*5\.9 h.*16\.0|Recovery20%Sleep5\.9 hStrain16\.0/,
    )
    await expectAccessible(page)

    // Each number and flag has an explanation.
    await page.getByRole('button', { name: 'About Team Health Score' }).click()
    const told = page.getByRole('group', { name: 'About Team Health Score' })
    for (const range of ['70-100 Excellent', '50-69 Good', '30-49 Needs Attention', '0-29 Critical']) {
      await expect(told).toContainText(range)
    }
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'About High, Marcus Okafor' }).click()
    const flag = page.getByRole('group', { name: 'About High, Marcus Okafor' })
    await expect(flag.locator('dt')).toContainText([/^Latest recovery 20%/, /strain 16/, /HRV −34 ms/])
    await expect(flag).toContainText('Latest recovery below 33%')
    await expect(flag).toContainText('71.4% over this period')
    await expect(flag).toContainText('Newest value: today')
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await attention.getByRole('button', { name: 'Show 2 with one issue' }).click()
    // However long the list is, no column beside it ends before it.
    const [list, best] = await Promise.all([attention.boundingBox(), card('Top Performers').boundingBox()])
    expect(best?.y).toBeGreaterThanOrEqual((list?.y ?? Number.NaN) + (list?.height ?? Number.NaN))
    await expect(athletes).toHaveText([/Marcus/, /Tomás/, /^Erik Lind.*Low.*1 issue/, /^Sami Haddad.*Low/])
    const link = athletes.first().getByRole('link')
    await expect(link).toHaveAttribute('href', `/athlete/${team}/${idOf(0)}`)

    if (size === 'desktop') {
      const stat = (name: string) =>
        page.locator('div', { has: page.getByRole('heading', { name, exact: true }) }).last()
      await expect(stat('Total Athletes').locator('..')).toContainText('98 linked, 1 not linked')
      await expect(stat('Team Health Score').locator('..')).toContainText(/\d+ of 100(Good|Excellent)/)
      await expect(stat('In the Red').locator('..')).toContainText('1 of 7 with dataMarcus')
      await expect(stat('Data Coverage').locator('..')).toContainText('78%7 of 9')
      await expect(card('Team Performance Trends').getByRole('listitem')).toHaveText([
        // 24 of 48 records before: 1640 / 24, and after: 1619 / 24; sleep: 1767 / 24 and 1894 / 25.
        /^Recovery Trend.*↓ −0\.9Stable$/,
        /^Sleep Quality Trend.*↑ \+2\.1Gradually improving$/,
        // Finished days alone: three days each of the same values.
        /^Training Strain Trend.*→ 0\.0Stable workload$/,
      ])
      await expect(card('Key Insights').getByRole('listitem')).toContainText(['Marcus'])
      await expect(card('Action Items').getByRole('listitem')).toContainText([/(Rest|Ease) today: .*Marcus/, 'Yusuf'])
      const best = card('Top Performers').getByRole('listitem')
      await expect(best.nth(0)).toHaveText(/1\s*Jonas Weber.*91%/)
      await expect(best.nth(1)).toHaveText(/2\s*Jonas Weber.*88%/)
      await expect(best.nth(1).getByRole('link')).toHaveAttribute('href', `/athlete/${team}/${idOf(5)}`)
      await expect(card('Data Quality Issues').getByRole('listitem')).toHaveText([
        /Ben Castle.*not linked/,
        /Yusuf Ali.*not worn nothing in 7 days/,
        /Pia Wait.*score pending newest: yesterday/,
      ])
      // The whole card is a link to the athlete, by mouse and by keyboard.
      await attention.getByText('20%', { exact: true }).click({ force: true }) // the link covers the card
      await expect(page).toHaveURL(`/athlete/${team}/${idOf(0)}`)
      await page.goBack()
      await link.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`/athlete/${team}/${idOf(0)}`)
    }
  })
}

for (const { size, viewport } of VARIANTS) {
  test(`whoever is named has the marks of the week, and all hairlines begin alike, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await signInAs(page, 'coach@corner.example')
    await mockTeam(page, TEAM)
    await page.goto('/coach-dashboard')
    const marks = (card: string) =>
      page
        .getByRole('region', { name: card })
        .getByRole('img', { name: /^Recovery of the last 7 days, oldest first: / })
    await expect(marks('Athletes Needing Immediate Attention')).toHaveCount(2)
    await expect(marks('Athletes Needing Immediate Attention').first()).toHaveAccessibleName(/80%, 80%, 20%$/)
    await expect(marks('Top Performers')).toHaveCount(4)
    // Ben Castle has no device.
    await expect(marks('Data Quality Issues')).toHaveCount(2)
    await page.getByRole('button', { name: 'About Athletes Needing Immediate Attention' }).click()
    const told = page.getByRole('group', { name: 'About Athletes Needing Immediate Attention' })
    await expect(told).toContainText('The marks beside a name: the recovery of the last 7 days')
    await expect(told).toContainText('a square: in the red')
    await page.keyboard.press('Escape')
    // How far each row with a hairline is from its card's left edge.
    const insets = await page.evaluate<number[]>(
      `[...document.querySelectorAll('main section li')]
        .filter((row) => row.checkVisibility() && parseFloat(getComputedStyle(row).borderTopWidth) > 0)
        .map((row) => Math.round(row.getBoundingClientRect().left - row.closest('section').getBoundingClientRect().left))`,
    )
    expect(insets.length).toBeGreaterThan(3)
    expect(new Set(insets).size).toBe(1)
  })
}

for (const { size, viewport, theme } of VARIANTS) {
  test(`the word of the day stands on every row, and a line names who eases and who rests, ${size} ${theme}`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    await page.setViewportSize(viewport)
    await signInAs(page, 'coach@corner.example')
    const judged = TEAM.map((athlete, place) =>
      place === 3 || place === 4 ? { ...athlete, verdict: 'lighter' } : athlete,
    )
    const team = await mockTeam(page, judged as MockAthlete[])
    await page.goto('/coach-dashboard')
    const card = (name: string) => page.getByRole('region', { name })
    const attention = card('Athletes Needing Immediate Attention')
    // A button would hide a single row.
    await expect(attention.getByRole('button', { name: /more with one issue/ })).toHaveCount(0)
    // Sami eases, and stands before Erik, who only has a flag; their severity stays.
    await expect(attention.getByRole('heading', { level: 3 })).toHaveText([
      /^Marcus Okafor.*Rest.*High/,
      /^Tomás Reyes.*As planned.*Medium/,
      /^Sami Haddad.*Ease.*Low/,
      /^Erik Lind.*As planned.*Low/,
    ])
    // Jonas has no flag, and is named all the same.
    const line = 'Rest today: Marcus; Ease today: Sami, Jonas Weber'
    await expect(attention.getByText('Ease today:').locator('..')).toHaveText(line)
    await expect(card('Key Insights').getByText('Ease today:')).toHaveCount(0)
    const sami = attention.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Sami/ }) })
    await expect(sami.getByRole('listitem').first()).toHaveText('Why today: a short night')
    await expect(page.getByRole('link', { name: 'Sami', exact: true }).first()).toHaveAttribute(
      'href',
      `/athlete/${team}/${idOf(3)}`,
    )
    await expect(card('Top Performers').getByRole('listitem').first()).toHaveText(/Jonas Weber.*Today: Ease.*91%/)
    await page.getByRole('tab', { name: 'Athletes', exact: true }).click()
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^View Details/ }) })
    await expect(cards.nth(0)).toContainText(/Marcus Okafor.*Today: RestHigh/)
    await expect(cards.nth(1)).toContainText(/Sami Haddad.*Today: EaseLow/)
    await expectAccessible(page)
  })
}

test('the overview says what is missing: athletes, devices, scores, a series', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  await mockTeam(page, [])
  await page.goto('/coach-dashboard')
  await expect(page.getByText('No athletes in this team yet')).toBeVisible()
  await expect(page.getByRole('button', { name: '0 of 0 athletes selected' })).toBeVisible()
  await expect(page.getByText('Nobody has joined yet')).toBeVisible()

  await mockTeam(page, [{ name: 'Ben Castle', linked: false }])
  await page.reload()
  await expect(page.getByText('None linked')).toBeVisible()
  await expect(page.getByText('No scores in this period')).toBeVisible()
  await expect(page.getByText('No specific insights available for the current data set.')).toBeVisible()
  await expect(page.getByText('Team is performing well')).toHaveCount(0)

  await mockTeam(page, [{ name: 'Jonas Weber', recovery: week(65, 65) }])
  await page.reload()
  await expect(page.getByText('No immediate actions required. Team is performing well.')).toBeVisible()
  await expect(page.getByText('Nobody: no at-risk rule applies to any value.')).toBeVisible()
  await expect(page.getByText("Everyone's data is linked and fresh.")).toBeVisible()

  await mockTeam(page, TEAM)
  const closed = { status: 403, json: { error: 'The gym is closed', code: 'forbidden' } }
  await page.route('**/athletes-sleep/**', (route) => route.fulfill(closed))
  await page.reload()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Sleep did not come: The gym is closed. All else is shown.')
  await expect(page.getByText('1 of 7 with data')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: /Marcus Okafor/ })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/athletes-sleep/**')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toHaveCount(0)
  await expect(page.getByText(/^\d+ of 100$/)).toBeVisible()
})

test('the overview prints everybody, a squad on one light page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await signInAs(page, 'coach@corner.example')
  const many = (count: number, like = TEAM[0]) =>
    Array.from({ length: count }, (_, place) => ({ ...like, name: `Maximilian Wrestler ${place}` }) as MockAthlete)
  const unlinked = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ name: `Ben Castle ${place}`, linked: false }))
  await mockTeam(page, [...many(11, TEAM[1]), ...unlinked(13)])
  await page.goto('/coach-dashboard')
  const attention = page.getByRole('region', { name: 'Athletes Needing Immediate Attention' })
  await page.evaluate('print = () => { printed = true }')
  await page.getByRole('button', { name: 'Print' }).click()
  expect(await page.evaluate('printed')).toBe(true)
  for (const format of ['A4', 'Letter']) expect(await pagesPrinted(page, format), format).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: SIZES.desktop.height })
  await expect(attention.getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveCount(11)
  // The count stands in the line of its name.
  const [name, count] = await Promise.all(
    [/^Maximilian Wrestler \d+$/, /^\d issues?$/].map((text) => attention.getByText(text).last().boundingBox()),
  )
  expect(Math.abs((name?.y ?? 0) - (count?.y ?? Number.NaN))).toBeLessThan(8)
  const late = page.getByRole('region', { name: 'Data Quality Issues' })
  await expect(late.getByRole('listitem').filter({ visible: true })).toHaveCount(13)
  // No name stands a letter a line: each is wider than high.
  for (const one of await page
    .getByText(/^(Maximilian Wrestler|Ben Castle) \d+$/)
    .filter({ visible: true })
    .all()) {
    const box = await one.boundingBox()
    expect(box?.width ?? 0).toBeGreaterThan(box?.height ?? 0)
  }
  await expect(page.getByText(/^Last 7 days, .* · printed /)).toBeVisible()
  for (const gone of ['banner', 'tablist', 'combobox', 'button'] as const) {
    await expect(page.getByRole(gone)).toHaveCount(0)
  }
  expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)')

  await mockTeam(page, [...many(60), ...unlinked(30)])
  await page.reload()
  await expect(attention.getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveCount(60)
  await expect(late.getByRole('listitem').filter({ visible: true })).toHaveCount(30)
})
