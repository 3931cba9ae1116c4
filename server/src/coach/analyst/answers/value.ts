import { type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import type { Statistic } from '@corner/analytics/statistics.ts'
import type { CoachScope, KnownAthlete } from '../../scope.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeWhen } from '../phrases/days.ts'
import { bullets, capital, paragraphs, sentences } from '../phrases/lists.ts'
import { boldName } from '../phrases/names.ts'
import { recordsOf } from '../phrases/records.ts'
import { writeValue } from '../phrases/values.ts'
import { overWindow } from '../phrases/windows.ts'
import { metricsOf } from '../planner/metrics.ts'
import { statisticOfValue } from '../planner/statistic.ts'
import { planWindow } from '../planner/window.ts'
import type { Question } from '../question.ts'
import { caveatOf } from './caveats.ts'
import { sayNoData } from './no-data.ts'
import { answerTeamValue } from './team-value.ts'
import { writeAthleteValue } from './value-sentences.ts'
import type { AnswerContext, Writer } from './writer.ts'

type Summary = ToolResult<'athlete_summary'>

/** A number of one athlete, of several, or of the team. */
export const answerValue: Writer = async (question, context) => {
  if (question.athletes.length === 0) return answerTeamValue(question, context)
  const metrics = metricsOf(question)
  const parts = await Promise.all(question.athletes.map((athlete) => aboutAthlete(athlete, metrics, question, context)))
  const statistic = statisticOfValue(question)
  const caveats = metrics.map((metric) => caveatOf(metric, statistic))
  return paragraphs(
    parts.length > 1 ? bullets(parts.map((part) => part.replaceAll('\n', ' '))) : parts[0],
    sentences(...caveats),
  )
}

async function aboutAthlete(
  athlete: KnownAthlete,
  metrics: readonly [MetricName, ...MetricName[]],
  question: Question,
  context: AnswerContext,
): Promise<string> {
  const summary = await context.toolbox.call('athlete_summary', {
    athlete: athlete.id,
    window: planWindow(question.window),
  })
  const statistic = statisticOfValue(question)
  const measured = metrics.filter((metric) => summary.metrics[metric].records > 0)
  const missing = metrics.filter((metric) => summary.metrics[metric].records === 0)
  const [first, ...others] = measured
  if (first === undefined) return sayNoData(athlete, metrics[0], question, context)
  return sentences(
    writeAthleteValue(summary, first, statistic, question, context.scope),
    ...others.map((metric) => writeFurtherValue(summary, metric, statistic, context.scope)),
    missing.length > 0 &&
      `There is no ${missing.map((metric) => metricOf(metric).label).join(' or ')} data ${overWindow(question, context.scope)}.`,
    !athlete.connected && `${boldName(athlete.name)} is not connected to a device now.`,
  )
}

/** A further metric of the same athlete: shorter, and naming them again. */
function writeFurtherValue(summary: Summary, metric: MetricName, statistic: Statistic, scope: CoachScope): string {
  const { latest, average, latestDate, records } = summary.metrics[metric]
  if (latest === null || average === null) return ''
  const newest = `latest ${writeValue(metric, latest)}${latestDate === null ? '' : ` (${writeWhen(latestDate, scope.today)})`}`
  const mean = `average ${writeValue(metric, average)} (${recordsOf(metric, records, summary.window.days)})`
  const parts = statistic === 'average' ? [mean, newest] : [newest, mean]
  return `${capital(metricOf(metric).label)}: ${parts.join(', ')}.`
}
