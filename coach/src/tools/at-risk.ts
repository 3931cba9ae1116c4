import { readStatus, type Severity } from '@corner/analytics/athlete/athlete-status.ts'
import { newestDay } from '@corner/analytics/athlete/data-state.ts'
import { type AtRiskCount, atRiskBy, atRiskParts, countAtRisk } from '@corner/analytics/team/at-risk-count.ts'
import { bySeverityThenVerdict } from '@corner/analytics/team/attention-order.ts'
import { HIGH_SEVERITY_ISSUES, MEDIUM_SEVERITY_ISSUES } from '@corner/contract/constants/at-risk.ts'
import { z } from 'zod'
import { AthletesInput, namedIn, recordsIn } from './athletes.ts'
import { CellWriter } from './cell-writer.ts'
import { writeIssue } from './issue-for-model.ts'
import { riskWindow } from './risk-window.ts'
import { table } from './table.ts'
import { todaysVerdicts } from './todays-verdicts.ts'
import { defineTool } from './tool.ts'
import { readWindow, WindowInput } from './window.ts'
import { drawn, windowText } from './wording.ts'

export const atRisk = defineTool({
  description:
    'Who is at risk by the product’s rules, most urgent first, each with the rules that apply, the values behind them and the severity. Who is not connected, or has too little data, is in it and marked.',
  input: z.object({
    athletes: AthletesInput,
    severity: z
      .enum(['high', 'medium', 'low'])
      .optional()
      .describe(`${HIGH_SEVERITY_ISSUES} or more issues, ${MEDIUM_SEVERITY_ISSUES}, or fewer`),
    window: WindowInput.optional(),
  }),
  async run(scope, { athletes: ids, severity = null, ...input }) {
    const window = riskWindow(scope, readWindow(scope, input.window))
    const statuses = (await recordsIn(scope, window, ids)).map((athlete) => readStatus(athlete, window.until))
    const order = bySeverityThenVerdict(await todaysVerdicts(scope, window.until))
    const flagged = statuses.filter(({ issues }) => issues.length > 0).sort(order)
    const countOf = (wanted: Severity) => flagged.filter((status) => status.severity === wanted).length
    return {
      /** For fewer than three days, the period that ends with them: see risk-window.ts. */
      window,
      severity,
      /** Most urgent first, as on the Team Overview; only with the severity asked for. */
      atRisk: flagged
        .filter((status) => severity === null || status.severity === severity)
        .map(({ athlete, issues, dataState, metrics, ...status }) => ({
          athlete: namedIn(athlete),
          severity: status.severity,
          /** In the order of the rules. */
          issues,
          /** The only issue is missing data: not connected, or too few recoveries. */
          onlyMissingData: atRiskBy({ issues }) === 'missing data',
          dataState,
          newestDay: newestDay(metrics),
          latestRecovery: metrics.recovery.latestRecovery,
        })),
      notAtRisk: statuses.filter(({ issues }) => issues.length === 0).map(({ athlete }) => namedIn(athlete)),
      /** Of everybody asked about, with any severity. */
      bySeverity: { high: countOf('high'), medium: countOf('medium'), low: countOf('low') },
      /** The count of the screens, also of everybody asked about. */
      count: countAtRisk(statuses),
    }
  },
  evidence: ({ window, severity, atRisk: flagged, bySeverity, count }, scope) => ({
    title: `At risk${severity === null ? '' : `, ${severity} severity`}, ${windowText(window, scope)}`,
    ...table(flagged, [
      ['Athlete', ({ athlete }) => athlete.name],
      ['Severity', (one) => one.severity],
      ['Issues', ({ issues }) => issues.length],
      ['Why', ({ issues }) => issues.map(({ text }) => text).join('; ')],
      ['Latest recovery', ({ latestRecovery }) => drawn('recovery', latestRecovery), '%'],
      ['Newest day', (one) => one.newestDay],
    ]),
    note: countsText(bySeverity, count),
  }),
  brief({ window, atRisk: flagged, notAtRisk, bySeverity, count }, cells, { today }) {
    const write = new CellWriter(cells, today)
    const severities = Object.entries(bySeverity).map(
      ([severity, count]) => [severity, write.count(count, `athletes of ${severity} severity`)] as const,
    )
    return {
      days: `${write.span(window.from, window.until)}, ${write.length(window.days)}`,
      atRisk: flagged.map(({ athlete, severity, issues, newestDay: day }) => ({
        athlete,
        severity,
        issues: issues.map((issue) => writeIssue(issue, athlete.id, write)),
        ...(day !== null && day !== today && { newestDay: write.day(day) }),
      })),
      notAtRisk,
      counts: {
        atRisk: write.count(count.atRisk, 'athletes at risk'),
        byTheirValues: write.count(count.byValues, 'athletes at risk by their values'),
        byMissingData: write.count(count.byMissingData, 'athletes at risk by missing data alone'),
        ...Object.fromEntries(severities),
        notAtRisk: write.count(notAtRisk.length, 'athletes not at risk'),
      },
    }
  },
})

/** `12 of 24 athletes are at risk (10 by their values, 2 by missing data): 2 high, 4 medium, 6 low severity.` */
function countsText({ high, medium, low }: Record<Severity, number>, count: AtRiskCount): string {
  const parts = count.atRisk > 0 ? ` (${atRiskParts(count)})` : ''
  return `${count.atRisk} of ${count.total} athletes are at risk${parts}: ${high} high, ${medium} medium, ${low} low severity.`
}
