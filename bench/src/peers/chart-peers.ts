import { type Browser, chromium } from '@playwright/test'
import { provideChromium } from '../../../scripts/chromium.mjs'
import { type CoachedTeam, startAnalyticsClub } from '../analytics-club.ts'
import { buildChartPage, type ChartLibrary, gotoChartPage } from '../chart-page.ts'
import type { Finding } from '../finding.ts'
import { openHeldPage, untilHeld } from '../held-replies.ts'
import { DAYS } from '../linked-team.ts'
import { MainThread } from '../main-thread.ts'
import { median, medianRatio } from '../medians.ts'

const VISITS = 5
const ATHLETES = 40
/** Recovery, strain, and two of sleep. */
const LINES_OF_AN_ATHLETE = 4
const LIBRARIES: readonly ChartLibrary[] = ['Corner', 'Recharts', 'Chart.js', 'ECharts']

/**
 * The browser's main-thread time from the replies to three painted charts: pages that do nothing but draw the same lines, one
 * with Corner's plots, and Corner's whole Analytics tab, with all that is derived and shown beside the charts.
 */
export async function measureChartPeers(cleanUp: AsyncDisposableStack): Promise<Finding[]> {
  const { url, teams } = await startAnalyticsClub([ATHLETES], cleanUp)
  const coached = teams[ATHLETES]
  const scripts = new Map<ChartLibrary, string>()
  for (const library of LIBRARIES) scripts.set(library, await buildChartPage(library))
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  cleanUp.defer(() => browser.close())
  const tab: number[] = []
  const times = new Map<ChartLibrary, number[]>(LIBRARIES.map((library) => [library, []]))
  for (let visit = -1; visit < VISITS; visit++) {
    const own = await drawOwn(browser, url, coached)
    if (visit >= 0) tab.push(own)
    for (const [library, script] of scripts) {
      const drawn = await drawWith(browser, url, coached, script)
      if (visit >= 0) times.get(library)?.push(drawn)
    }
  }
  const bare = times.get('Corner') ?? []
  const line = (what: string, taken: number[]): Finding => ({
    what,
    value: median(taken),
    unit: 'ms',
    ratio: { to: "Corner's plots", value: medianRatio(taken, bare) },
  })
  return [
    { what: "Corner's plots: three charts", value: median(bare), unit: 'ms' },
    ...[...times]
      .filter(([library]) => library !== 'Corner')
      .map(([library, taken]) => line(`${library}: the same three charts`, taken)),
    line("Corner's whole Analytics tab", tab),
  ]
}

async function drawOwn(browser: Browser, url: string, coached: CoachedTeam): Promise<number> {
  const page = await openHeldPage(browser, url, coached)
  await page.goto(`/coach-dashboard?team=${coached.team.id}&tab=analytics&days=${DAYS}`)
  await untilHeld(page)
  const work = await (await MainThread.of(page)).workOf('releaseReplies()')
  const charts = await page.locator('figure canvas').count()
  if (charts < 3) throw new Error(`${charts} charts were painted`)
  await page.context().close()
  return work
}

async function drawWith(browser: Browser, url: string, coached: CoachedTeam, script: string): Promise<number> {
  const page = await openHeldPage(browser, url, coached)
  await gotoChartPage(page, script, `?team=${coached.team.id}&days=${DAYS}`)
  await untilHeld(page)
  const work = await (await MainThread.of(page)).workOf('releaseReplies()')
  const drawn = await page.evaluate(`document.querySelectorAll('path.recharts-line-curve').length ||
    [...document.querySelectorAll('[data-lines]')].reduce((sum, { dataset }) => sum + Number(dataset.lines), 0)`)
  if (drawn !== ATHLETES * LINES_OF_AN_ATHLETE) throw new Error(`${drawn} lines were drawn`)
  await page.context().close()
  return work
}
