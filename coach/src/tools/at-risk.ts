import { type Issue, isAboutMissingData } from '@corner/analytics/at-risk.ts'
import { byUrgency, readStatus, type Severity } from '@corner/analytics/athlete-status.ts'
import { type DataState, newestDay } from '@corner/analytics/data-state.ts'
import type { NamedAthlete } from '@corner/analytics/query/facts.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { z } from 'zod'
import { AthletesInput, namedIn, recordsIn } from './athletes.ts'
import { riskWindow } from './risk-window.ts'
import { defineTool } from './tool.ts'
import { type ReadWindow, readWindow, WindowInput } from './window.ts'
import { drawn, windowText } from './wording.ts'

export interface AthleteAtRisk {
  athlete: NamedAthlete
  severity: Severity
  /** In the order of the rules. */
  issues: readonly Issue[]
  /** Nothing but missing data speaks: not connected, or too few recoveries. */
  onlyMissingData: boolean
  dataState: DataState
  newestDay: CalendarDay | null
  latestRecovery: number | null
}

export interface AtRiskResult {
  /** Of a window of fewer than three days the period that ends with it: see risk-window.ts. */
  window: ReadWindow
  severity: Severity | null
  /** Most urgent first; of the severity asked for. */
  atRisk: readonly AthleteAtRisk[]
  notAtRisk: readonly NamedAthlete[]
  /** Of everybody asked about, whatever severity was asked for. */
  bySeverity: Record<Severity, number>
}

export const atRisk = defineTool({
  description:
    'Who is at risk by the product’s rules, most urgent first, each with the rules that apply, the values behind them and the severity. Who is not connected, or has too little data, is in it and marked.',
  input: z.object({
    athletes: AthletesInput,
    severity: z.enum(['high', 'medium', 'low']).optional().describe('3 or more issues, 2, or 1'),
    window: WindowInput.optional(),
  }),
  async run(scope, { athletes: ids, severity = null, ...input }): Promise<AtRiskResult> {
    const window = riskWindow(scope, readWindow(scope, input.window))
    const statuses = (await recordsIn(scope, window, ids)).map((athlete) => readStatus(athlete, window.until))
    const flagged = statuses.filter(({ issues }) => issues.length > 0).sort(byUrgency)
    const countOf = (wanted: Severity) => flagged.filter((status) => status.severity === wanted).length
    return {
      ...{ window, severity },
      atRisk: flagged
        .filter((status) => severity === null || status.severity === severity)
        .map(({ athlete, issues, dataState, metrics, ...status }) => ({
          athlete: namedIn(athlete),
          severity: status.severity,
          issues,
          onlyMissingData: issues.every(isAboutMissingData),
          dataState,
          newestDay: newestDay(metrics),
          latestRecovery: metrics.recovery.latestRecovery,
        })),
      notAtRisk: statuses.filter(({ issues }) => issues.length === 0).map(({ athlete }) => namedIn(athlete)),
      bySeverity: { high: countOf('high'), medium: countOf('medium'), low: countOf('low') },
    }
  },
  evidence: ({ window, severity, atRisk: flagged, notAtRisk, bySeverity }) => ({
    title: `At risk${severity === null ? '' : `, ${severity} severity`}, ${windowText(window)}`,
    columns: [
      { label: 'Athlete', unit: '' },
      { label: 'Severity', unit: '' },
      { label: 'Issues', unit: '' },
      { label: 'Why', unit: '' },
      { label: 'Latest recovery', unit: '%' },
      { label: 'Newest day', unit: '' },
    ],
    rows: flagged.map((one) => [
      ...[one.athlete.name, one.severity, one.issues.length, one.issues.map(({ text }) => text).join('; ')],
      ...[drawn('recovery', one.latestRecovery), one.newestDay],
    ]),
    note: countsText(bySeverity, notAtRisk.length),
  }),
})

/** `12 of 24 athletes are at risk: 2 high, 4 medium, 6 low severity.` */
function countsText({ high, medium, low }: Record<Severity, number>, notAtRisk: number): string {
  const flagged = high + medium + low
  return `${flagged} of ${flagged + notAtRisk} athletes are at risk: ${high} high, ${medium} medium, ${low} low severity.`
}
