import { addDays } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import { writeWeekday } from '../../../wording/day-names.ts'
import { metricCalled } from '../../../wording/metrics.ts'
import { isKnown, type KnownFact, lookUp } from '../../context/look-up.ts'
import { bullets, paragraphs } from '../../phrases/lists.ts'
import type { AnswerInput, ShapeWriter } from '../answer-input.ts'
import { pairOf } from '../differences.ts'
import { nameFigure } from '../line-figure.ts'
import { noData } from '../no-data.ts'

/** Whether it asks which of two single days was harder for the team, by strain. */
export function isOfHarderDay({ measures, by, against, days, asks }: Query): boolean {
  const isOfStrain = measures.length === 1 && measures[0]?.metric === 'strain' && measures[0].aggregate === 'mean'
  const isOfOneDay = days.window !== undefined && 'day' in days.window
  const other = against && 'days' in against ? against.days.window : undefined
  return isOfStrain && by === undefined && isOfOneDay && other !== undefined && 'day' in other && asks === 'when'
}

const MORNING = ['recovery', 'sleep_duration'] as const

/** Which of the two days had the higher strain, and how the mornings after looked. */
export const writeHarderDay: ShapeWriter = async (told) => {
  const { query, facts, context } = told
  const fact = facts.rows[0]?.facts[0]
  const { other } = fact ? pairOf(fact, 0, facts) : { other: undefined }
  const { today } = context.scope
  const [one, two] = [facts.window.from, dayOf(query, today)]
  if (!isKnown(fact) || !isKnown(other) || !one || !two) return noData(told)
  const mornings = await Promise.all([one, two].map((day) => morningAfter(day, told)))
  const sides = [
    { day: one, fact, morning: mornings[0] ?? '' },
    { day: two, fact: other, morning: mornings[1] ?? '' },
  ].toSorted((a, b) => b.fact.value - a.fact.value)
  const [harder, easier] = sides
  if (!harder || !easier) return noData(told)
  const isSame = harder.fact.value - easier.fact.value <= metricCalled('strain').steadyWithin
  const name = (day: CalendarDay) => writeWeekday(day, today)
  return paragraphs(
    isSame
      ? `**About the same**: the team's average was ${nameFigure(harder.fact)} on ${name(harder.day)} and ${nameFigure(easier.fact)} on ${name(easier.day)}.`
      : `**${name(harder.day)} was harder**: the team's average was ${nameFigure(harder.fact)}, against ${nameFigure(easier.fact)} on ${name(easier.day)}.`,
    bullets(
      sides.filter(({ morning }) => morning !== '').map(({ day, morning }) => `Morning after ${name(day)}: ${morning}`),
    ),
    'Strain counts the whole day, not practice alone.',
  )
}

const dayOf = ({ against }: Query, today: CalendarDay) =>
  against && 'days' in against && against.days.window && 'day' in against.days.window
    ? addDays(today, against.days.window.day)
    : undefined

/** `recovery 58%, sleep 7.0 h (22 athletes)`. */
async function morningAfter(day: CalendarDay, { query, context }: AnswerInput): Promise<string> {
  const morning = addDays(day, 1)
  if (morning > context.scope.today) return ''
  const { rows } = await lookUp(
    {
      who: query.who,
      measures: [
        { metric: 'recovery', aggregate: 'mean' },
        { metric: 'sleep_duration', aggregate: 'mean' },
      ],
      days: { window: { from: morning, until: morning } },
      asks: 'value',
    },
    context,
  )
  const known = (rows[0]?.facts ?? []).filter((fact): fact is KnownFact => isKnown(fact))
  const labels: Record<string, string> = { [MORNING[0]]: 'recovery', [MORNING[1]]: 'sleep' }
  return known.map((fact) => `${labels[fact.measure.metric]} ${nameFigure(fact)}`).join(', ')
}
