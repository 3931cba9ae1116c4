import { endedText } from '@corner/analytics/athlete/link-state.ts'
import { METRIC_NAMES, metricOf } from '@corner/analytics/metrics/metric-catalogue.ts'
import { roundTo } from '@corner/analytics/numbers/rounding.ts'
import { atRiskParts } from '@corner/analytics/team/at-risk-count.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { z } from 'zod'
import { capital } from '../wording/english.ts'
import { overviewForModel } from './overview-for-model.ts'
import { type Overview, readOverview } from './read-overview.ts'
import { table } from './table.ts'
import { defineTool } from './tool.ts'
import { WindowInput } from './window.ts'
import { drawn, leftOutText, windowText } from './wording.ts'

export const teamOverview = defineTool({
  description:
    'The whole team in one look: means of every metric, the Team Health Score and its parts, data coverage, who is in the red, who needs attention, top performers, and the trends of recovery, sleep quality and strain.',
  input: z.object({ window: WindowInput.optional() }),
  run: readOverview,
  evidence: (result, scope) => ({
    title: `${result.team} at a glance, ${windowText(result.window, scope)}`,
    ...table<Row>(
      [...healthRows(result), ...metricRows(result), ...oldRows(result), ...trendRows(result), ...athleteRows(result)],
      [
        ['What', ({ what }) => what],
        ['Athlete', ({ athlete }) => athlete],
        ['Latest', ({ latest }) => latest],
        ['Measured', ({ day }) => day],
        ['Average', ({ average }) => average],
        ['Unit', ({ unit }) => unit],
        ['Athletes', ({ athletes }) => athletes],
        // None is old on most days: the column has a number where it says something.
        ['Of them old', ({ stale }) => stale || null],
        ['Records', ({ records }) => records],
        ['In words', ({ words }) => words],
      ],
    ),
    note: [
      `${result.withData} of ${result.athletes} athletes have data, ${[`${result.connected} are connected`, endedText(result.linksEnded)].filter(Boolean).join(', ')};`,
      `${result.inTheRed.length} in the red, ${result.atRisk.atRisk} at risk${partsOf(result)}, ${result.topPerformers.length} top performers.`,
      'Of the team: means over its athletes.',
      leftOutText(result.ofOtherProvider.map((athlete) => ({ athlete, reason: 'other_provider' }))),
    ]
      .filter(Boolean)
      .join(' '),
  }),
  brief: overviewForModel,
})

const partsOf = ({ atRisk }: Overview) => (atRisk.atRisk > 0 ? ` (${atRiskParts(atRisk)})` : '')

/** A row's value for each column. */
interface Row extends Partial<Record<'latest' | 'average' | 'athletes' | 'stale' | 'records', number | null>> {
  what: string
  athlete?: string
  unit?: string
  day?: CalendarDay | null
  words?: string | null
}

/** The score and the three parts it is the mean of, and how many athletes have any data. */
const healthRows = ({ health, athletes, withData, dataCoverage }: Overview): Row[] => [
  { what: 'Team Health Score', latest: health.score, unit: 'of 100', athletes, words: health.label },
  percentRow('Part of it: latest recovery', health.averageLatestRecovery, health.recoveryAthletes),
  percentRow('Part of it: average sleep quality', health.averageSleepQuality, health.sleepAthletes),
  percentRow('Part of it: athletes with enough days of data', health.completeness, health.completeAthletes),
  percentRow('Athletes with any data', dataCoverage, withData),
]

const percentRow = (what: string, percent: number | null, athletes: number): Row => ({
  what,
  latest: percent === null ? null : roundTo(percent, 0),
  unit: '%',
  athletes,
})

const metricRows = ({ metrics }: Overview): Row[] =>
  METRIC_NAMES.map((metric) => {
    const { meanOfLatest, meanOfAverages, old, ...counts } = metrics[metric]
    const [latest, average] = [drawn(metric, meanOfLatest), drawn(metric, meanOfAverages)]
    return { what: capital(metricOf(metric).label), latest, average, ...counts }
  })

/** Whose newest recovery in the team's average is older than yesterday. */
const oldRows = ({ metrics }: Overview): Row[] =>
  metrics.recovery.old.map(({ athlete, latest, date }) => ({
    what: 'Recovery older than yesterday',
    athlete: athlete.name,
    day: date,
    latest: drawn('recovery', latest),
    unit: '%',
  }))

const TRENDS = ['recovery', 'sleep_quality', 'strain'] as const

const trendRows = ({ trends }: Overview): Row[] =>
  TRENDS.map((metric) => {
    const { change, unit, records, label: words } = trends[metric]
    const what = `${capital(metricOf(metric).label)}, later minus earlier half`
    return { what, latest: drawn(metric, change, 'halves'), unit, records, words }
  })

/** In the red, needing attention, top performers: each with their latest recovery, or the reason. */
function athleteRows({ inTheRed, attention, topPerformers }: Overview): Row[] {
  const standing = (what: string) => (one: Overview['topPerformers'][number]) => ({
    what,
    athlete: one.athlete.name,
    day: one.date,
    latest: drawn('recovery', one.recovery),
    unit: one.recovery === null ? '' : '%',
  })
  return [
    ...inTheRed.map(standing('In the red')),
    ...attention.map(({ athlete, severity, issues }) => ({
      what: 'Attention',
      athlete: athlete.name,
      unit: '',
      words: `${severity}: ${issues.map(({ text }) => text).join('; ')}`,
    })),
    ...topPerformers.map(standing('Top performer')),
  ]
}
