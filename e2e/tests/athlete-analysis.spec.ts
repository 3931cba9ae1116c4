import type { Locator, Page } from '@playwright/test'
import { chooseTheme, expect, expectAccessible, SIZES, signInAs, THEMES, test, VARIANTS } from '../corner.ts'
import { apiOf } from '../people.ts'

const COACH = 'coach@corner.example'
const DETAIL = /\/athlete-detail\//

interface ListedTeam {
  id: string
  name: string
  athletes: { id: string; email: string; full_name: string; whoop_connected: boolean }[]
}
interface Detail {
  athlete_info: { name: string }
  recovery: { recovery_data: { date: string; recovery_score: number | null }[] }
  sleep: { sleep_data: object[] }
  activity: { activity_data: object[] }
  ai_insights: object
}

async function teamOf(email: string): Promise<ListedTeam> {
  const [team] = await (await apiOf(email)).get<ListedTeam[]>('/api/teams/teams/')
  if (!team) throw new Error(`${email} has no team`)
  return team
}

/** Changes the server's reply about an athlete of the demo, for states that the demo may not have. */
async function changeReply(page: Page, change: (detail: Detail) => Detail) {
  await page.route(DETAIL, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as Detail) })
  })
}

for (const { size, viewport, theme } of VARIANTS) {
  test(`a coach reads an athlete's week, why they are flagged, and each chart: ${theme}, ${size}`, async ({ page }) => {
    const team = await teamOf(COACH)
    const athlete = team.athletes.find(({ email }) => email === 'athlete@corner.example')
    // The latest recovery becomes 12 %: a red card.
    await changeReply(page, (detail) => ({
      ...detail,
      recovery: {
        ...detail.recovery,
        recovery_data: detail.recovery.recovery_data.map((record, place, { length }) => ({
          ...record,
          recovery_score: place === length - 1 ? 12 : 60,
        })),
      },
    }))
    await page.setViewportSize(viewport)
    await chooseTheme(page, theme)
    await signInAs(page, COACH)
    await page.goto(`/athlete/${team.id}/${athlete?.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(athlete?.full_name ?? '')
    await expect(page.getByText(`Riverside Athletics • ${team.name}`)).toBeVisible()
    for (const fact of ['Whoop Connected', 'Athlete', '7 Day Analysis', /^Generated: [A-Z][a-z]{2} \d{1,2}, \d{4}$/]) {
      await expect(page.getByRole('listitem').filter({ hasText: fact }).first()).toBeVisible()
    }
    await expect(page.getByRole('tab')).toHaveText(['Overview', 'Recovery', 'Sleep', 'Activity', 'AI Insights'])
    const card = (label: string) => page.getByText(label, { exact: true }).locator('xpath=../..')
    await expect(card('Recovery Score')).toContainText(/12%( yesterday)?\s*Avg: \d+%/)
    await expect(card('Sleep Quality')).toContainText(/\d+%( yesterday)?\s*\d+\.\dh duration/)
    await expect(card('Daily Strain')).toContainText(/\d+\.\d(\s*so far|\s*yesterday)?\s*Avg: \d+\.\d/)
    await expect(card('Data Points')).toContainText(/\d\s*7 day period/)
    // The sentence, the card and the days have one range: every day before is a 60, and the 12 is one of them once the
    // team's next day has begun.
    const today = page.getByRole('region', { name: 'Today', exact: true })
    const inTheRed =
      /(is in the red this morning|was in the red yesterday: recovery 12%), under own range (\d+ to \d+)%/
    await expect(today).toContainText(inTheRed)
    const range = inTheRed.exec((await today.textContent()) ?? '')?.[2]
    await expect(card('Recovery Score')).toContainText(new RegExp(`\\d+ points under own range ${range}%`))
    const days = page.getByRole('table', { name: 'The last 7 days on the athlete' })
    await expect(days.getByRole('rowheader')).toHaveText([
      new RegExp(`^Recovery, %own ${range}`),
      /^HRV, ms/,
      /^Sleep, h/,
      /^Resting heart rate, bpm/,
      /^Strain/,
    ])
    // A unit keeps the line of its metric.
    expect((await days.getByText('Recovery, %').boundingBox())?.height).toBeLessThan(24)
    await expect(days.getByRole('row', { name: /^Recovery/ })).toContainText('12, under own range')
    await expect(page.locator('nav a[aria-current]').first()).toHaveText('Coach Dashboard')
    const flags = page.getByRole('region', { name: 'Flags' })
    await expect(flags).toContainText(/Latest recovery 12\s?%, period average \d\d\s?%/)
    await expect(flags).toContainText(
      /Rules: Latest recovery below 33\s?%; latest recovery more than 10 points [^.]*\. Own average [\d.]+\s?%, from \d records?[.,]/,
    )
    await page.getByRole('button', { name: 'About Recovery Score' }).click()
    await expect(page.getByRole('group', { name: 'About Recovery Score' })).toContainText('1, 2, 3')
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    for (const [tab, title, columns] of [
      ['Recovery', 'Recovery & HRV Trends', ['Day', 'Recovery Score', 'HRV (RMSSD), ms']],
      ['Sleep', 'Sleep Quality & Duration', ['Day', 'Sleep Quality', 'Duration, h']],
      ['Activity', 'Daily Strain & Activity', ['Day', 'Daily Strain']],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click()
      await expect(page).toHaveURL(new RegExp(`tab=${tab.toLowerCase()}$`))
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      // The buttons keep the title's line on every width.
      const heading = await page.getByRole('heading', { name: title }).boundingBox()
      for (const file of ['CSV', 'PNG']) {
        const button = await page.getByRole('button', { name: `${file} of ${title}` }).boundingBox()
        expect(
          Math.abs((button?.y ?? 0) + (button?.height ?? 0) / 2 - (heading?.y ?? 0) - (heading?.height ?? 0) / 2),
          file,
        ).toBeLessThan(24)
      }
      // The table stays open when the tab changes.
      if (tab === 'Recovery') await page.getByText('Show as table').click()
      await expect(page.getByRole('columnheader')).toHaveText([...columns])
      await expect(page.getByRole('rowheader')).toHaveCount(7)
      await page.getByRole('button', { name: `About ${title}` }).click()
      await expect(page.getByRole('group', { name: `About ${title}` })).toContainText(
        tab === 'Activity' ? 'the strain of today still grows' : 'mean ± 1 standard deviation of the 28 days',
      )
      await page.keyboard.press('Escape')
      if (tab === 'Activity') await expect(page.getByText(/^Average \d+\.\d of \d finished days?$/)).toBeVisible()
      if (tab === 'Recovery') await expectAccessible(page)
    }
    await page.getByRole('tab', { name: 'AI Insights' }).click()
    await expect(page).toHaveURL(/tab=ai-insights$/)
    await expect(page.getByText(/^Analysis generated: \w{3} \d+, \d{4}, \d\d:\d\d$/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Next Week Focus' }).getByRole('listitem')).toHaveCount(3)
    const heart = page.getByRole('region', { name: 'Heart' })
    await expect(heart).toBeHidden()
    await page.getByText('All rules').click()
    // What the sentence says is not repeated under it.
    await expect(heart).toContainText(/Resting heart rate is \d+ bpm/)
    await expect(heart).not.toContainText(/Latest resting heart rate \d+ bpm · Baseline/)
    await page.getByRole('button', { name: /^About .*readiness/ }).click()
    await expect(page.getByRole('group', { name: /^About .*readiness/ })).toContainText(
      /66% or above is high.*Latest recovery: \d+%, \w{3} \d+, 1 record/,
    )
    await page.keyboard.press('Escape')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Training', exact: true }).click()
    await expect(page).toHaveURL(/tab=ai-insights&view=training$/)
    await expect(page.getByRole('region', { name: 'Training Plan' })).toContainText(
      'Macrocycle focusBase/BuildMesocycle week1Microcycle focusTechnique + AerobicWeekly sessions5',
    )
    await expectAccessible(page)
    if (size === 'phone') {
      await page.getByRole('button', { name: 'More' }).click()
      await expect(page.getByRole('menuitem')).toHaveText([/^Ask about /, 'Print'])
      await page.keyboard.press('Escape')
    } else
      await expect(page.getByRole('link', { name: /^Ask about / })).toHaveAttribute(
        'href',
        new RegExp(`^/coach-dashboard\\?team=${team.id}&tab=chat&ask=How\\+is`),
      )
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Performance', exact: true, pressed: true })).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Sleep')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Sleep Quality & Duration' })).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' }) // the month may still be loading
  })
}

/** A day with three unusual findings, whatever the demo's data. */
const HARD_WEEK = {
  verdict: 'lighter',
  headline: {
    title: 'Lighter day',
    tone: 'watch',
    rule: 'The rule of the day.',
    values: [],
    article: null,
    text: '3 of the last 5 mornings in the red (21%, 20%, 32%), and 7-day HRV 36 ms, normal is 54 to 64 ms.',
    sure: 'Since Nov 18; 7 of 7 nights recorded, and two measures agree, so this is clear.',
  },
  cards: (
    [
      ['Readiness', 'concern', '3 of the last 5 mornings in the red', 'One red morning happens.'],
      ['Heart', 'concern', 'HRV of the week under its normal range', 'A whole week down is more than one bad night.'],
      ['Sleep', 'watch', 'Less sleep than usual', '5 nights in a row of 4.2 to 4.9 h (Nov 16 to 20), then 8.4 h.'],
    ] as const
  ).map(([subject, tone, title, text]) => ({
    subject,
    tone,
    title,
    text,
    kind: subject,
    rule: `The rule of ${subject}.`,
    values: [],
    article: 'recovery-score',
  })),
  vitals: [],
  no_cards: null,
  action: 'Make the day shorter: drill first, and decide about live wrestling after the warm-up.',
  question: 'How have the last days been, and is anything sore or sick?',
}
const USUAL_DAY = {
  ...HARD_WEEK,
  verdict: 'as_planned',
  cards: [],
  no_cards: 'Nothing is out of the ordinary: recovery and sleep are as usual.',
  headline: {
    ...HARD_WEEK.headline,
    title: 'Train as planned',
    tone: 'neutral',
    sure: '1 of 7 nights recorded, so this is a guess.',
  },
}

for (const theme of THEMES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`the day comes first, then what is out of the ordinary, and rules when asked for: ${theme}, ${size}`, async ({
      page,
    }) => {
      const team = await teamOf(COACH)
      const athlete = team.athletes.find(({ email }) => email === 'athlete@corner.example')
      let day: object = HARD_WEEK
      await changeReply(page, (detail) => ({ ...detail, ai_insights: { ...detail.ai_insights, ...day } }))
      await page.setViewportSize(viewport)
      await chooseTheme(page, theme)
      await signInAs(page, COACH)
      await page.goto(`/athlete/${team.id}/${athlete?.id}?tab=ai-insights`)
      const headline = page.getByRole('region', { name: 'Lighter day' })
      await expect(headline).toContainText(
        '7-day HRV 36 ms, normal is 54 to 64 ms.Since Nov 18; 7 of 7 nights recorded',
      )
      const cards = page.getByRole('list', { name: 'Out of the ordinary' }).getByRole('region')
      await expect(cards).toHaveCount(3)
      await expect(cards.nth(2)).toContainText('5 nights in a row of 4.2 to 4.9 h (Nov 16 to 20), then 8.4 h.')
      await expect(page.getByRole('region', { name: 'What to do today' })).toContainText('Make the day shorter')
      await expect(page.getByRole('region', { name: 'Worth asking' })).toContainText('“How have the last days been')
      for (const text of await page.getByRole('list', { name: 'Out of the ordinary' }).locator('p, h2').all())
        expect(await text.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(true)
      await page.getByRole('button', { name: 'About Less sleep than usual' }).click()
      await expect(page.getByRole('group', { name: 'About Less sleep than usual' })).toContainText('The rule of Sleep.')
      await page.keyboard.press('Escape')
      await expectAccessible(page)

      const rules = page.getByText('All rules')
      const food = page.getByRole('region', { name: 'Food and fluid' })
      await expect(food).toBeHidden()
      await rules.focus()
      await page.keyboard.press('Enter')
      await expect(food).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Training', exact: true }).click()
      await expect(headline).toBeVisible()
      await expect(page.getByRole('region', { name: 'Plan', exact: true })).toBeHidden()
      await rules.click()
      await expect(page.getByRole('region', { name: 'Plan', exact: true })).toBeVisible()

      day = USUAL_DAY
      await page.reload()
      const usual = page.getByRole('region', { name: 'Train as planned' })
      await expect(usual).toContainText('so this is a guess.Nothing is out of the ordinary')
      await expect(page.getByRole('list', { name: 'Out of the ordinary' })).toHaveCount(0)
      await expectAccessible(page)
      // On paper nothing can be expanded, so everything is.
      await expect(page.getByRole('region', { name: 'Plan', exact: true })).toBeHidden()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('region', { name: 'Plan', exact: true })).toBeVisible()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
}

test('an athlete without a device, and one with pending scores, are not shown as at risk', async ({ page }) => {
  const team = await teamOf(COACH)
  await signInAs(page, COACH)
  const unlinked = team.athletes.find(({ whoop_connected }) => !whoop_connected)
  await page.goto(`/athlete/${team.id}/${unlinked?.id}?days=30`)
  await expect(page.getByText('No Data Source')).toBeVisible()
  await expect(page.getByText('N/A', { exact: true })).toHaveCount(4)
  const flags = page.getByRole('region', { name: 'Flags' })
  const ask = page.getByRole('region', { name: /^Ask \w+ to link a device$/ })
  await expect(ask).toContainText('No device is linked, so nothing can be said about')
  await expect(flags).toHaveCount(0)
  await expect(page.getByRole('table')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Recovery' }).click()
  await expect(page.getByText('No Recovery Data Available')).toBeVisible()
  await expect(page.getByText('No device is linked: data comes once the athlete connects one.')).toBeVisible()
  await page.getByRole('tab', { name: 'AI Insights' }).click()
  await expect(page.getByRole('region', { name: 'Readiness' })).toContainText('Readiness levelNot known')
  await expect(page.getByRole('region', { name: 'Areas of Concern' })).toContainText('Nothing was judged')
  await expect(page.getByRole('region', { name: 'Ask first' })).toContainText('Nothing was recorded')
  await expect(page.getByRole('region', { name: 'Worth asking' })).toContainText('How do you feel today')
  await page.getByText('All rules').click()
  await expect(page.getByRole('region', { name: 'Data' })).toContainText('Nothing recorded')

  // No longer linked, but with earlier records: these are shown.
  const linked = team.athletes.find(({ email }) => email === 'athlete@corner.example')
  const unlink = (detail: Detail) => ({ ...detail, athlete_info: { ...detail.athlete_info, whoop_connected: false } })
  await changeReply(page, unlink)
  await page.goto(`/athlete/${team.id}/${linked?.id}`)
  await expect(flags).toContainText('No device linked')
  await expect(ask).toHaveCount(0)
  await expect(page.getByText('Data powered by')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  // The analysis failed: its place says so, and everything else is shown.
  const failed = { error: 'The analysis could not be made just now.', generated_at: 'no date' }
  await changeReply(page, (detail) => ({ ...detail, ai_insights: { ...detail.ai_insights, ...failed } }))
  await page.goto(`/athlete/${team.id}/${linked?.id}?tab=ai-insights`)
  const unavailable = page.getByRole('region', { name: 'AI Analysis Unavailable' })
  await expect(unavailable.getByRole('alert')).toContainText(failed.error)
  await expect(page.getByText(/^Analysis generated/)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Worth asking' })).toHaveCount(0)
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await unavailable.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('region', { name: 'Worth asking' })).toBeVisible()
  await page.getByRole('tab', { name: 'Overview' }).click()

  await changeReply(page, (detail) => ({
    ...detail,
    recovery: {
      ...detail.recovery,
      recovery_data: detail.recovery.recovery_data
        .slice(-1)
        .map(({ date }) => ({ date, recovery_score: null, resting_heart_rate: null, hrv_rmssd_milli: null })),
    },
  }))
  await page.reload()
  await expect(flags).toContainText('Score pending')
  await expect(page.getByRole('region', { name: 'Today', exact: true })).toContainText('the newest night is pending')
  await expect(flags).toContainText('Rule: Fewer than 3 days with a recovery')
  await expect(flags.getByText(/^(High|Medium|Low)$/)).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('loading, a failure, a foreign athlete and an address without ids each have a message', async ({ page }) => {
  const [men, women] = await Promise.all([teamOf(COACH), teamOf('coach.women@corner.example')])
  await signInAs(page, COACH)
  const foreign = women.athletes.find(({ id }) => !men.athletes.some((athlete) => athlete.id === id))
  for (const address of [`/athlete/${women.id}/${foreign?.id}`, `/athlete/${men.id}/${foreign?.id}`]) {
    await page.goto(address)
    await expect(page.getByRole('alert')).toContainText('Error fetching athlete data: 404')
  }
  for (const address of ['/athlete', `/athlete/${men.id}`]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Error Loading Data' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Missing team or athlete ID')
  }
  await expectAccessible(page)

  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(DETAIL, async (route) => {
    await held
    await route.fulfill({ status: 418, body: 'teapot' })
  })
  await page.goto(`/athlete/${men.id}/${men.athletes[0]?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading Athlete Analysis')
  await expect(page.getByRole('status').first()).toHaveText('Gathering comprehensive performance data...')
  await expectAccessible(page)
  await expect(page.getByText('🤖 AI analysis in progress...')).toBeVisible()
  letGo()
  await expect(page.getByRole('alert')).toContainText('Error fetching athlete data: 418')
  await page.unroute(DETAIL)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(men.athletes[0]?.full_name ?? '')
  await page.goto('/athlete')
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL(/\/coach-dashboard$/)
  await page.goto(`/athlete/${men.id}/${men.athletes[0]?.id}`)
  await page.getByRole('link', { name: 'Back to Coach Dashboard' }).click()
  await expect(page).toHaveURL(new RegExp(`/coach-dashboard\\?team=${men.id}$`))
})

test('the way back restores the view that opened the athlete: tab, period and scroll position', async ({ page }) => {
  const { id } = await teamOf(COACH)
  await signInAs(page, COACH)
  const view = `/coach-dashboard?team=${id}&days=14&tab=rankings`
  await page.goto(view)
  const name = page
    .getByRole('table', { name: /^Strain/ })
    .getByRole('link')
    .first()
  /** The scroll position when the link is clicked. */
  async function pressAt(link: Locator): Promise<number> {
    await page.evaluate(
      'addEventListener("click", () => { window.pressedAt = scrollY }, { capture: true, once: true })',
    )
    await link.click()
    return page.evaluate<number>('window.pressedAt')
  }
  const awayFrom = async (place: number) => Math.abs((await page.evaluate<number>('scrollY')) - place)
  const pressedAt = await pressAt(name)
  expect(pressedAt).toBeGreaterThan(200)
  // The flags are judged over the period of the view.
  await expect(page).toHaveURL(/\/athlete\/.+\?days=14$/)
  await expect(page.getByRole('region', { name: 'Flags' })).toContainText('Last 2 weeks')
  await page.getByRole('tab', { name: 'Sleep' }).click()
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect(page).toHaveURL(/days=14&tab=activity$/)
  // The address is there before the screen that belongs to it.
  await expect(page.getByRole('tabpanel', { name: 'Activity' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Coach Dashboard' }).click()
  await expect(page).toHaveURL(new RegExp(`${view.replace('?', '\\?')}$`))
  await expect.poll(() => awayFrom(pressedAt)).toBeLessThan(5)
  await expect(name).toBeInViewport()
  await page.goForward()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Overview')

  // From the last of many cards, on a phone.
  await page.setViewportSize(SIZES.phone)
  await page.goto(view.replace('rankings', 'athletes'))
  const last = page.getByRole('link', { name: /^View Details of/ }).last()
  const lastPressedAt = await pressAt(last)
  expect(lastPressedAt).toBeGreaterThan(3000)
  await page.getByRole('link', { name: 'Back to Coach Dashboard' }).click()
  await expect.poll(() => awayFrom(lastPressedAt)).toBeLessThan(5)
  await expect(last).toBeInViewport()
})

test('on a phone the way back, the flagged athletes and the menu share one row above the name', async ({ page }) => {
  const team = await teamOf(COACH)
  await page.setViewportSize(SIZES.phone)
  await signInAs(page, COACH)
  const athlete = team.athletes.find(({ email }) => email === 'athlete@corner.example')
  await page.goto(`/athlete/${team.id}/${athlete?.id}`)
  const next = page.getByRole('navigation', { name: 'Flagged athletes' }).getByRole('link').first()
  await expect(next).toBeVisible()
  const boxes = await Promise.all(
    [
      page.getByRole('link', { name: 'Back to Coach Dashboard' }),
      next,
      page.getByRole('button', { name: 'More' }),
      page.getByRole('heading', { level: 1 }),
    ].map((one) => one.boundingBox()),
  )
  const middles = boxes.slice(0, 3).map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1)
  expect(boxes[3]?.y).toBeLessThan(150)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: /^Ask about / }).click()
  await expect(page).toHaveURL(/tab=chat/)
})

test('an athlete is told that Team Information and the analysis are for coaches', async ({ page }) => {
  const team = await teamOf(COACH)
  await signInAs(page, 'athlete@corner.example')
  for (const address of ['/team-information', `/athlete/${team.id}/${team.athletes[0]?.id}`]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is for coaches and administrators')
  }
})
