import { type Browser, chromium } from '@playwright/test'
import { provideChromium } from '../../scripts/chromium.mjs'
import { type CoachedTeam, startAnalyticsClub } from './analytics-club.ts'
import { buildChartPage, gotoChartPage } from './chart-page.ts'
import { atMost, type Finding } from './finding.ts'
import { openHeldPage, untilHeld } from './held-replies.ts'
import { DAYS } from './linked-team.ts'
import { type ClickWork, MainThread } from './main-thread.ts'
import { median, medianRatio } from './medians.ts'

const VISITS = 5
const PAINT_LIMIT_MS = 250
const RECHARTS_LIMIT = 0.5
const SWITCH_LIMIT_MS = 50
/** Relative to the same with 40 athletes. */
const LARGE_TEAM_LIMIT = 4
/** A selector that matches once a tab's content is visible. */
const SHOWN_BY = {
  'Team Overview': isVisible('h2, h3', 'Top Performers'),
  'Analytics Dashboard': isVisible('h2', 'Recovery'),
  Rankings: isVisible('h2', 'Strain Rankings'),
  Athletes: isVisible('a', 'View Details'),
}
type Tab = keyof typeof SHOWN_BY
/** Each tab in this order, opened twice. */
const WALK: Tab[] = [
  ...(['Rankings', 'Athletes', 'Team Overview', 'Analytics Dashboard'] as const),
  ...(['Rankings', 'Athletes', 'Team Overview', 'Analytics Dashboard'] as const),
]
const SELECTED = 'athletes selected'

/** Main-thread time of a visit in ms, by action. */
type Visit = Record<string, ClickWork>

/** The browser's main-thread time for the Analytics tab and for switching tabs, with teams of 40 and 200. */
export async function measureAnalyticsTab(cleanUp: AsyncDisposableStack): Promise<Finding[]> {
  const { url, teams } = await startAnalyticsClub([40, 200], cleanUp)
  const script = await buildChartPage('Recharts')
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  cleanUp.defer(() => browser.close())
  const recharts: number[] = []
  const forty: Visit[] = []
  const large: Visit[] = []
  for (let visit = -1; visit < VISITS; visit++) {
    const drawn = await drawWithRecharts(browser, url, teams[40], script)
    const walked = [await walk(browser, url, teams[40]), await walk(browser, url, teams[200])] as const
    if (visit < 0) continue // the first visit warms up the server and the system's caches
    recharts.push(drawn)
    forty.push(walked[0])
    large.push(walked[1])
  }
  return describe(recharts, forty, large)
}

function describe(recharts: number[], forty: Visit[], large: Visit[]): Finding[] {
  const times = (visits: Visit[], what: string, part: keyof ClickWork) =>
    visits.map((visit) => visit[what]?.[part] ?? Number.NaN)
  const line = (what: string): Finding => {
    const value = median(times(forty, what, 'shown'))
    return { what: `40 athletes: ${what}`, value, unit: 'ms', target: atMost(SWITCH_LIMIT_MS, value, 'ms') }
  }
  const largeLine = (what: string, part: keyof ClickWork, remark = ''): Finding => {
    const [few, many] = [times(forty, what, part), times(large, what, part)]
    const ratio = { to: '40 athletes', value: medianRatio(many, few) }
    const target = atMost(LARGE_TEAM_LIMIT, ratio.value, 'x')
    return { what: `200 athletes: ${what}${remark}`, value: median(many), unit: 'ms', ratio, target }
  }
  const painted = times(forty, PAINTED, 'whole')
  const value = median(painted)
  const ratio = { to: 'Recharts', value: medianRatio(painted, recharts) }
  const target = {
    says: `at most ${PAINT_LIMIT_MS} ms and ${RECHARTS_LIMIT} x`,
    met: value <= PAINT_LIMIT_MS && ratio.value <= RECHARTS_LIMIT,
  }
  const presses = Object.keys(forty[0] ?? {}).filter((what) => what !== PAINTED)
  return [
    { what: '40 athletes: the same three charts with Recharts', value: median(recharts), unit: 'ms' },
    { what: `40 athletes: ${PAINTED}`, value, unit: 'ms', ratio, target },
    ...presses.map(line),
    largeLine(PAINTED, 'whole'),
    ...presses.map((what) => largeLine(what, 'shown')),
    ...['Rankings opened', 'Athletes opened'].map((what) =>
      largeLine(what, 'whole', ', with what is below the window'),
    ),
  ]
}

const PAINTED = 'replies to three painted charts'

async function drawWithRecharts(browser: Browser, url: string, coached: CoachedTeam, script: string): Promise<number> {
  const page = await openHeldPage(browser, url, coached)
  await gotoChartPage(page, script, `?team=${coached.team.id}&days=${DAYS}`)
  await untilHeld(page)
  const work = await (await MainThread.of(page)).workOf('releaseReplies()')
  const lines = await page.locator('path.recharts-line-curve').count()
  if (lines !== coached.team.athleteIds.length * 4) throw new Error(`Recharts drew ${lines} lines`)
  await page.context().close()
  return work
}

async function walk(browser: Browser, url: string, coached: CoachedTeam): Promise<Visit> {
  const page = await openHeldPage(browser, url, coached)
  await page.goto(`/coach-dashboard?team=${coached.team.id}&tab=analytics&days=${DAYS}`)
  await untilHeld(page)
  const thread = await MainThread.of(page)
  const painted = await thread.workOf('releaseReplies()')
  const visit: Visit = { [PAINTED]: { shown: painted, whole: painted } }
  const charts = await page.locator('figure canvas').count()
  if (charts < 3) throw new Error(`${charts} charts were painted`)
  for (const tab of WALK) {
    const what = `${tab} opened ${visit[`${tab} opened`] === undefined ? '' : 'again'}`.trim()
    visit[what] = await thread.workOfClick(`${find('[role=tab]', tab)}.click();`, SHOWN_BY[tab])
  }
  const athletes = coached.team.athleteIds.length
  await thread.workOf(`${find('button', SELECTED)}.click()`)
  for (const [what, chosen] of [
    ['an athlete less', athletes - 1],
    ['an athlete more', athletes],
  ] as const) {
    const isShown = isVisible('button', `${chosen} of ${athletes} ${SELECTED}`)
    visit[what] = await thread.workOfClick("document.querySelectorAll('input[type=checkbox]')[1].click();", isShown)
  }
  await page.context().close()
  return visit
}

/** An expression for the page: the first element matching the selector with that text in it. */
function find(selector: string, text: string): string {
  return `[...document.querySelectorAll('${selector}')].find((one) => one.textContent.includes('${text}'))`
}

function isVisible(selector: string, text: string): string {
  return `[...document.querySelectorAll('${selector}')].some((one) => one.textContent.includes('${text}') && one.checkVisibility())`
}
