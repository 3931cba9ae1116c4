import { counted } from '@corner/analytics/counted.ts'
import { metricOf } from '@corner/analytics/metric-catalogue.ts'
import type { CoachScope } from '../../scope.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeWeekday } from '../phrases/days.ts'
import { bullets, capital, joinAnd, paragraphs } from '../phrases/lists.ts'
import { boldName, possessive } from '../phrases/names.ts'
import { writeValue } from '../phrases/values.ts'
import { overWindow } from '../phrases/windows.ts'
import { planAthletes } from '../planner/athletes.ts'
import { MAIN_METRICS } from '../planner/metrics.ts'
import { planWindow } from '../planner/window.ts'
import type { Question } from '../question.ts'
import { sayNoData } from './no-data.ts'
import type { Writer } from './writer.ts'

type Records = ToolResult<'records_by_date'>
type Period = Pick<CoachScope, 'days' | 'today'>

/** So many lines fit into an answer; the rest stands in the step's rows and on the athlete's page. */
const LINES = 14

/** Values day by day, newest first. */
export const answerRecords: Writer = async (question, context) => {
  const [first, ...others] = question.metrics.length > 0 ? question.metrics : MAIN_METRICS
  if (first === undefined) return ''
  const result = await context.toolbox.call('records_by_date', {
    athletes: planAthletes(question),
    metrics: [first, ...others],
    window: planWindow(question.window),
  })
  const [athlete] = question.athletes
  if (result.total === 0 && athlete) return sayNoData(athlete, first, question, context)
  return writeRecords(result, question, context.scope)
}

export function writeRecords(
  { records, metrics, total, athletes }: Records,
  question: Question,
  scope: Period,
): string {
  const over = overWindow(question, scope)
  const labels = joinAnd(metrics.map((metric) => metricOf(metric).label))
  if (total === 0) return `There is no ${labels} data ${over}.`
  const isOne = athletes.length === 1
  const lines = records.slice(0, LINES).map(({ date, athlete, values }) => {
    const texts = metrics.map((metric) => {
      const value = values[metric]
      const text = value == null ? 'no value' : writeValue(metric, value)
      return metrics.length === 1 ? text : `${metricOf(metric).label} ${text}`
    })
    return `${writeWeekday(date, scope.today)}${isOne ? '' : `, ${boldName(athlete.name)}`}: ${metrics.length === 1 ? `${labels} ` : ''}${texts.join(', ')}`
  })
  const whose = isOne && athletes[0] ? `${possessive(athletes[0].name)} ${labels}` : capital(labels)
  const more = total > LINES ? `, the newest ${LINES} of ${counted(total, 'record')}` : ''
  return paragraphs(`${whose} ${over}${more}:`, bullets(lines))
}
