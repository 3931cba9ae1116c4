import { counted } from '@corner/analytics/counted.ts'
import { metricOf } from '@corner/analytics/metric-catalogue.ts'
import type { CoachScope } from '../../scope.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeWeekday } from '../phrases/days.ts'
import { bullets, joinAnd, paragraphs } from '../phrases/lists.ts'
import { boldName, plainName } from '../phrases/names.ts'
import { recordNoun } from '../phrases/records.ts'
import { writeValue } from '../phrases/values.ts'
import { inWindow } from '../phrases/windows.ts'
import { planDays } from '../planner/days.ts'
import type { Question } from '../question.ts'
import { writeBound } from './conditions.ts'
import type { Writer } from './writer.ts'

type Counted = ToolResult<'count_days'>
type AthleteDays = Counted['athletes'][number]
type Period = Pick<CoachScope, 'days' | 'today'>

/** So many days are listed by date. */
const DAYS_LISTED = 10

/** On how many days, and on which, somebody met conditions or had no record. */
export const answerDays: Writer = async (question, { scope, toolbox }) => {
  const found = await toolbox.call('count_days', planDays(question))
  if (question.athletes.length > 0)
    return found.athletes.map((one) => writeDays(one, found, question, scope)).join('\n\n')
  return writeEverybody(found, question, scope)
}

export function writeDays(one: AthleteDays, found: Counted, question: Question, scope: Period): string {
  const name = boldName(one.athlete.name)
  const within = inWindow(question, scope)
  if (found.conditions.length === 0) return writeMissing(one, found, question, scope)
  const what = describe(found)
  const noun = nounOf(found)
  if (one.judged === 0)
    return `There is no ${[...new Set(found.conditions.map(({ metric }) => metricOf(metric).label))].join(' or ')} data of ${name} ${within}${one.connected ? '' : ', who is not connected to a device'}.`
  const judged = counted(one.judged, noun)
  if (one.count === 0) return `${no(question)}${name} had ${what} on **none of ${judged}** with data ${within}.`
  return `${yes(question)}${name} had ${what} on **${one.count} of ${judged}** with data ${within}: ${listDays(one, found, scope)}.`
}

function writeMissing(one: AthleteDays, { window, without }: Counted, question: Question, scope: Period): string {
  const name = boldName(one.athlete.name)
  const what = without === null ? 'record' : `${metricOf(without).label} record`
  const within = inWindow(question, scope)
  const device = one.connected ? '' : ` ${name} is not connected to a device.`
  const noun = window.days === 1 ? 'day' : 'days'
  if (one.count === 0)
    return `${no(question)}${name} has missed none of the ${window.days} ${noun} ${within}: there is a ${what} of each.${device}`
  const which =
    one.count > DAYS_LISTED || one.count === window.days
      ? ''
      : `: ${joinAnd(one.days.map(({ date }) => writeWeekday(date, scope.today)))}`
  return `${yes(question)}${name} has no ${what} on **${one.count} of ${window.days}** ${noun} ${within}${which}.${device}`
}

/** Everybody who has such a day, most days first. */
function writeEverybody(found: Counted, question: Question, scope: Period): string {
  const within = inWindow(question, scope)
  const isAboutMissing = found.conditions.length === 0
  const what = isAboutMissing ? 'days without a record' : `${nounOf(found)}s with ${describe(found)}`
  const withDays = found.athletes.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
  if (withDays.length === 0) return `Nobody has ${what} ${within}.`
  const lines = withDays.map(
    ({ athlete, count, judged, connected }) =>
      `${boldName(athlete.name)}: ${count} of ${isAboutMissing ? found.window.days : judged}${connected ? '' : ' (not connected)'}`,
  )
  const unjudged = isAboutMissing ? [] : found.athletes.filter(({ judged }) => judged === 0)
  return paragraphs(
    `**${withDays.length} of ${found.athletes.length}** athletes have ${what} ${within}:`,
    bullets(lines),
    unjudged.length > 0 && `Left out, no data: ${joinAnd(unjudged.map(({ athlete }) => plainName(athlete.name)))}.`,
  )
}

/** `recovery below 50%`. */
function describe({ conditions, combine }: Counted): string {
  const texts = conditions.map(
    ({ metric, comparison, value }) => `${metricOf(metric).label} ${writeBound(metric, comparison, value)}`,
  )
  return joinAnd(texts, combine === 'any' ? 'or' : 'and')
}

function listDays({ days }: AthleteDays, { conditions }: Counted, { today }: Period): string {
  const listed = days.slice(-DAYS_LISTED).map(({ date, values }) => {
    const texts = conditions.flatMap(({ metric, value: bound }, place) => {
      const value = values[place]
      return value == null ? [] : [writeValue(metric, value, [bound])]
    })
    return `${writeWeekday(date, today)} (${texts.join(', ')})`
  })
  return `${days.length > DAYS_LISTED ? 'the newest are ' : ''}${joinAnd(listed)}`
}

const nounOf = ({ conditions: [first] }: Counted) => (first ? recordNoun(first.metric) : 'day')
const yes = ({ isYesNo }: Question) => (isYesNo ? 'Yes, ' : '')
const no = ({ isYesNo }: Question) => (isYesNo ? 'No, ' : '')
