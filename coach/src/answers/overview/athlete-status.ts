import { counted } from '@corner/analytics/counted.ts'
import { type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { KnownAthlete } from '../../scope.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeWhen } from '../../wording/day-names.ts'
import { writeValue } from '../../wording/figures.ts'
import type { Sources } from '../asked/answer-context.ts'
import type { Asked } from '../asked/asked-days.ts'
import { bullets, capital, paragraphs, sentences } from '../phrases/lists.ts'
import { boldName } from '../phrases/names.ts'
import { recordsOf } from '../phrases/records.ts'
import { writeIssues } from '../values/issues.ts'
import { MAIN_METRICS } from '../values/main-metrics.ts'
import { writeNewest } from '../values/newest-value.ts'
import { sayNoRecovery } from '../values/no-data.ts'
import { writeStanding } from '../values/own-range.ts'

type Summary = ToolResult<'athlete_summary'>

/** How an athlete is doing: the newest values beside their own average, and what the at-risk rules say. */
export async function describeAthlete(athlete: KnownAthlete, asked: Asked, sources: Sources): Promise<string> {
  const { scope, toolbox } = sources
  const summary = await toolbox.call('athlete_summary', { athlete: athlete.id, window: asked.window })
  const [first, ...others] = MAIN_METRICS.filter((metric) => summary.metrics[metric].records > 0)
  if (first === undefined) return sayNoRecovery(athlete, asked, sources)
  return paragraphs(
    writeNewest(summary, first, asked, scope.today),
    bullets(others.map((metric) => writeLine(summary, metric, scope.today))),
    summary.window.days > 1 && sentences(writeRisk(summary, asked.within), writeStanding(summary.ownRange)),
    !summary.connected && `${boldName(summary.athlete.name)} is not connected to a device now.`,
  )
}

/** The rules are about a stretch of days: of one day they say nothing. */
function writeRisk({ issues, severity }: Summary, within: string): string {
  if (issues.length === 0) return `No at-risk rule applies ${within}.`
  return `At-risk severity is **${severity}** (${counted(issues.length, 'issue')}): ${writeIssues(issues)}.`
}

function writeLine({ metrics, window }: Summary, metric: MetricName, today: CalendarDay): string {
  const { latest, latestDate, average, records } = metrics[metric]
  if (latest === null || latestDate === null || average === null) return ''
  if (window.days === 1) return `${capital(metricOf(metric).label)}: ${writeValue(metric, latest)}`
  return `${capital(metricOf(metric).label)}: latest ${writeValue(metric, latest)} (${writeWhen(latestDate, today)}), average ${writeValue(metric, average)} (${recordsOf(metric, records, window.days)})`
}
