import { counted } from '@corner/analytics/counted.ts'
import { type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import type { CoachScope } from '../../scope.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { bullets, capital, paragraphs, sentences } from '../phrases/lists.ts'
import { writeValue } from '../phrases/values.ts'
import { isOneDay, overWindow } from '../phrases/windows.ts'
import { metricsOf } from '../planner/metrics.ts'
import { statisticOfValue } from '../planner/statistic.ts'
import { planWindow } from '../planner/window.ts'
import type { Question } from '../question.ts'
import { caveatOf } from './caveats.ts'
import { ofOtherMakers } from './left-out.ts'
import { nameMeasure, writeMeasure } from './measures.ts'
import type { AnswerContext, Writer } from './writer.ts'

type Overview = ToolResult<'team_overview'>

/** A number of the team: the mean of each athlete's own value. */
export const answerTeamValue: Writer = async (question, context) => {
  const [first, ...others] = metricsOf(question)
  const statistic = statisticOfValue(question)
  if (statistic !== 'latest' && statistic !== 'average')
    return (await Promise.all([first, ...others].map((metric) => otherStatistic(metric, question, context)))).join(
      '\n\n',
    )
  const overview = await context.toolbox.call('team_overview', { window: planWindow(question.window) })
  return paragraphs(
    sentences(writeTeamValue(overview, first, statistic, question, context), ofOtherMakers(overview.ofAnotherMaker)),
    bullets(others.map((metric) => writeFurther(overview, metric, statistic))),
  )
}

/** The team's mean of one metric, of the newest values or of the averages, and the other of the two beside it. */
export function writeTeamValue(
  overview: Overview,
  metric: MetricName,
  statistic: 'latest' | 'average',
  question: Pick<Question, 'window'>,
  { scope }: { scope: Pick<CoachScope, 'days' | 'today'> },
): string {
  const { label } = metricOf(metric)
  const { meanOfLatest, meanOfAverages, athletes, stale } = overview.metrics[metric]
  const over = overWindow(question, scope)
  if (meanOfLatest === null || meanOfAverages === null) return `There is no ${label} data of the team ${over}.`
  const of = `${athletes} of ${counted(overview.athletes, 'athlete')}`
  if (isOneDay(question.window))
    return `The team's average ${label} ${over} was **${writeValue(metric, meanOfLatest)}** (${of}).`
  if (statistic === 'average')
    return `The team's ${nameMeasure(metric, 'average')} ${over} is **${writeValue(metric, meanOfAverages)}** (${of}). The average of the team's latest values is ${writeValue(metric, meanOfLatest)}.`
  return sentences(
    `The team's average latest ${label} is **${writeValue(metric, meanOfLatest)}** (${of}).`,
    `The team's average ${over} is ${writeValue(metric, meanOfAverages)}.`,
    stale > 0 && `${counted(stale, 'of these values is', 'of these values are')} older than yesterday.`,
  )
}

function writeFurther({ metrics, athletes }: Overview, metric: MetricName, statistic: 'latest' | 'average'): string {
  const { meanOfLatest, meanOfAverages, athletes: withValue } = metrics[metric]
  const label = capital(metricOf(metric).label)
  if (meanOfLatest === null || meanOfAverages === null) return `${label}: no data`
  const of = `${withValue} of ${counted(athletes, 'athlete')}`
  const [latest, average] = [writeValue(metric, meanOfLatest), writeValue(metric, meanOfAverages)]
  return statistic === 'latest'
    ? `${label}: average of the latest values ${latest}, average of the days ${average} (${of})`
    : `${label}: average ${average}, average of the latest values ${latest} (${of})`
}

/** Any other statistic: the mean over the athletes of what each one's own days give. */
async function otherStatistic(
  metric: MetricName,
  question: Question,
  { scope, toolbox }: AnswerContext,
): Promise<string> {
  const statistic = statisticOfValue(question)
  const { metrics } = await toolbox.call('comparison', {
    metrics: [metric],
    statistic,
    window: planWindow(question.window),
  })
  const team = metrics[0]?.sides.find(({ athlete }) => athlete === null)
  const over = overWindow(question, scope)
  if (!team || team.value === null) return `There is not enough ${metricOf(metric).label} data of the team ${over}.`
  return sentences(
    `The team's mean ${nameMeasure(metric, statistic)} ${over} is **${writeMeasure(metric, statistic, team.value)}**: each athlete's own, averaged over ${counted(team.athletes, 'athlete')}.`,
    caveatOf(metric, statistic),
  )
}
