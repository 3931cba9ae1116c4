import type { AthleteRecords } from '@corner/analytics/athlete/athlete-records.ts'
import { readStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { type DataState, newestDay } from '@corner/analytics/athlete/data-state.ts'
import { daysOf } from '@corner/analytics/athlete/day-window.ts'
import { endedText, linkStateOf } from '@corner/analytics/athlete/link-state.ts'
import { METRIC_NAMES, metricOf } from '@corner/analytics/metrics/metric-catalogue.ts'
import { roundTo } from '@corner/analytics/numbers/rounding.ts'
import { percentOf } from '@corner/analytics/team/team-health.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { z } from 'zod'
import { AthletesInput, namedIn, recordsIn } from './athletes.ts'
import { table } from './table.ts'
import { defineTool } from './tool.ts'
import { lastDayOf, type ReadWindow, readWindow, WindowInput } from './window.ts'
import { windowText } from './wording.ts'

export const dataCoverage = defineTool({
  input: z.object({ athletes: AthletesInput, window: WindowInput.optional() }),
  async run(scope, { athletes: ids, ...input }) {
    const window = readWindow(scope, input.window)
    const every = daysOf(window)
    const athletes = (await recordsIn(scope, window, ids)).map((athlete) => coverageOf(athlete, window, every))
    const withData = athletes.filter(({ newestDay: day }) => day !== null).length
    return {
      window,
      total: athletes.length,
      /** With a link that works. */
      connected: athletes.filter(({ link }) => link === 'linked').length,
      linksEnded: athletes.filter(({ link }) => link === 'ended').length,
      withData,
      /** Of the athletes asked about; null if there are none. */
      percentWithData: percentOf(withData, athletes.length),
      /** The nights of all athletes together, and how many of them have a recovery. */
      nights: nightsOf(athletes, every.length),
      /** Everybody, least data first. */
      athletes: athletes.toSorted((a, b) => a.daysWithData - b.daysWithData),
    }
  },
  evidence: ({ window, athletes, withData, total, connected, linksEnded, percentWithData }, scope) => ({
    title: `Who has data, ${windowText(window, scope)}`,
    ...table(athletes, [
      ['Athlete', ({ athlete }) => athlete.name],
      ['State', ({ link, dataState }) => (link === 'ended' ? 'link ended' : STATES[dataState])],
      ['Newest day', (one) => one.newestDay],
      ['Days with data', ({ daysWithData }) => daysWithData],
      ['Days without', ({ missingDays }) => missingDays.length],
      ['Recoveries', ({ recoveryDays }) => recoveryDays],
      ['Nights', ({ sleepDays }) => sleepDays],
      ['Days with strain', ({ strainDays }) => strainDays],
    ]),
    note: `${withData} of ${total} have data${percentWithData === null ? '' : ` (${roundTo(percentWithData, 0)}%)`}, ${[`${connected} are connected`, endedText(linksEnded)].filter(Boolean).join(', ')}.`,
  }),
})

const STATES: Record<DataState, string> = {
  fresh: 'up to date',
  pending: 'waits for a score',
  stale: 'old',
  no_data: 'nothing in these days',
  not_linked: 'not connected',
}

function nightsOf(athletes: readonly { recoveryDays: number }[], days: number) {
  const recorded = athletes.reduce((sum, { recoveryDays }) => sum + recoveryDays, 0)
  const all = athletes.length * days
  return { recorded, all, percent: percentOf(recorded, all) }
}

/** The days of the window on which an athlete has any value, and the dates without one. */
function coverageOf(athlete: AthleteRecords, window: ReadWindow, every: readonly CalendarDay[]) {
  const { metrics, dataState } = readStatus(athlete, lastDayOf(window))
  const known = new Set(METRIC_NAMES.flatMap((metric) => metricOf(metric).read(athlete)).map(({ date }) => date))
  const missingDays = every.filter((date) => !known.has(date))
  return {
    athlete: namedIn(athlete),
    link: linkStateOf(athlete),
    isPaused: athlete.link_paused ?? false,
    dataState,
    newestDay: newestDay(metrics),
    daysWithData: every.length - missingDays.length,
    missingDays,
    // Where the maker gives no recovery, mornings with values are what can come.
    recoveryDays: metrics.recovery.mornings,
    sleepDays: metrics.sleep.dataPoints,
    strainDays: metrics.strain.workoutsCount,
  }
}
