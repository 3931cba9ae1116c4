import { counted } from '@corner/analytics/counted.ts'
import { type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import type { CoachScope, KnownAthlete } from '../../scope.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeWhen } from '../phrases/days.ts'
import { bullets, capital, paragraphs, sentences } from '../phrases/lists.ts'
import { boldName } from '../phrases/names.ts'
import { recordsOf } from '../phrases/records.ts'
import { writeValue } from '../phrases/values.ts'
import { inWindow, overWindow } from '../phrases/windows.ts'
import { MAIN_METRICS } from '../planner/metrics.ts'
import { planWindow } from '../planner/window.ts'
import type { Question } from '../question.ts'
import { askBack } from './clarifications.ts'
import { writeIssues } from './issues.ts'
import { sayNoData } from './no-data.ts'
import { writeOutstanding } from './outstanding.ts'
import { writeStanding } from './own-range.ts'
import { writeAthleteValue } from './value-sentences.ts'
import type { AnswerContext, Writer } from './writer.ts'

type Summary = ToolResult<'athlete_summary'>
type Period = Pick<CoachScope, 'days' | 'today'>

/** How somebody is doing: the newest values beside their own average, and what stands out. */
export const answerAthleteOverview: Writer = async (question, context) => {
  if (question.athletes.length === 0) return askBack({ kind: 'whom' }, context.scope)
  const parts = question.athletes.map((athlete) => aboutAthlete(athlete, question, context))
  return (await Promise.all(parts)).join('\n\n')
}

async function aboutAthlete(athlete: KnownAthlete, question: Question, context: AnswerContext): Promise<string> {
  const window = planWindow(question.window)
  const summary = await context.toolbox.call('athlete_summary', { athlete: athlete.id, window })
  const first = firstMetric(summary, question)
  if (first === undefined) return sayNoData(athlete, question.metrics[0] ?? 'recovery', question, context)
  return writeOverview(summary, first, question, context.scope)
}

/** The metric that was named, else recovery, else whatever there is; undefined: no record at all. */
function firstMetric({ metrics }: Summary, question: Question): MetricName | undefined {
  return [...question.metrics, ...MAIN_METRICS].find((metric) => metrics[metric].records > 0)
}

export function writeOverview(summary: Summary, first: MetricName, question: Question, scope: Period): string {
  const others = MAIN_METRICS.filter((metric) => metric !== first && summary.metrics[metric].records > 0)
  return paragraphs(
    writeAthleteValue(summary, first, 'latest', question, scope),
    !question.why && bullets(others.map((metric) => writeLine(summary, metric, scope))),
    summary.window.days > 1 &&
      sentences(writeRisk(summary, inWindow(question, scope)), writeStanding(summary.ownRange)),
    question.why && writeOutstanding(summary, overWindow(question, scope), scope.today),
    !summary.connected && `${boldName(summary.athlete.name)} is not connected to a device now.`,
  )
}

/** The rules are about a stretch of days: of one day they say nothing. */
function writeRisk({ issues, severity }: Summary, within: string): string {
  if (issues.length === 0) return `No at-risk rule applies ${within}.`
  return `At-risk severity is **${severity}** (${counted(issues.length, 'issue')}): ${writeIssues(issues)}.`
}

function writeLine({ metrics, window }: Summary, metric: MetricName, { today }: Period): string {
  const { latest, latestDate, average, records } = metrics[metric]
  if (latest === null || latestDate === null || average === null) return ''
  if (window.days === 1) return `${capital(metricOf(metric).label)}: ${writeValue(metric, latest)}`
  return `${capital(metricOf(metric).label)}: latest ${writeValue(metric, latest)} (${writeWhen(latestDate, today)}), average ${writeValue(metric, average)} (${recordsOf(metric, records, window.days)})`
}
