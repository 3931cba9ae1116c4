import { roundTo } from '@corner/analytics/numbers/rounding.ts'
import type { Facts } from '@corner/analytics/query/facts.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import { writeNumber } from '../../../wording/figures.ts'
import { boldName } from '../../../wording/names.ts'
import { isKnown, lookUp } from '../../context/look-up.ts'
import { bullets, paragraphs, sentences } from '../../phrases/lists.ts'
import { phraseDays, type ShapeWriter } from '../answer-input.ts'
import { noData } from '../no-data.ts'

/** Whether each athlete's workouts of one sport are compared with the team's on the same days. */
export const isOfSession = ({ measures: [measure, second], by = [], against }: Query): boolean =>
  measure?.metric === 'workout_strain' &&
  measure.sport !== undefined &&
  second === undefined &&
  by.join() === 'athlete' &&
  against !== undefined &&
  'team' in against

/** With fewer sessions nothing can be said about anybody; a day on which so few trained is no team session. */
const LEAST_SESSIONS = 3
const LEAST_ATHLETES = 4
/** Clearly lower than the others on the same day, on average. */
const CLEARLY = 1.5
const LOWEST = 3
const ASK =
  "Strain is heart rate over time and depends on the person: a fit athlete, a smaller partner, a nagging injury or a loose strap all read low. So ask, don't accuse."

/** Whose workouts were clearly lower than the team's average of the same days. */
export const writeSession: ShapeWriter = async (told) => {
  const { query, context } = told
  const { against: _, order: __, ...rest } = query
  const facts = await lookUp({ ...rest, by: ['athlete', 'day'], asks: 'value' }, context)
  const lines = againstOthers(facts).toSorted((a, b) => a.apart - b.apart)
  const days = phraseDays(told).over
  if (lines.length === 0) return noData(told)
  const sport = query.measures[0]?.sport ?? ''
  const low = lines.filter(({ apart }) => apart <= -CLEARLY)
  const shown = low.length > 0 ? low : lines.slice(0, LOWEST)
  const written = shown.map(
    ({ name, own, team, apart, sessions }) =>
      `${boldName(name)}: workout strain ${writeNumber(own, 1)} against ${writeNumber(team, 1)} for the team (${writeNumber(Math.abs(apart), 1)} ${apart < 0 ? 'lower' : 'higher'}, ${sessions} sessions)`,
  )
  return paragraphs(
    low.length > 0
      ? `**${low.length} of ${lines.length}** ${low.length === 1 ? 'is' : 'are'} clearly lower in ${sport} sessions than the team on the same days, ${days}:`
      : `**Nobody** is clearly lower in ${sport} sessions than the team on the same days, ${days}. The lowest:`,
    bullets(written),
    sentences(ASK),
  )
}

/** Each athlete's average next to that of the team on the days on which they trained. */
function againstOthers({ rows }: Facts) {
  const values = rows.flatMap(({ group, facts: [fact] }) =>
    group.athlete && group.day !== undefined && isKnown(fact)
      ? [{ name: group.athlete.name, id: group.athlete.id, day: group.day, value: fact.value }]
      : [],
  )
  const byDay = Map.groupBy(values, ({ day }) => day)
  const ofTeam = values.filter(({ day }) => (byDay.get(day)?.length ?? 0) >= LEAST_ATHLETES)
  return [...Map.groupBy(ofTeam, ({ id }) => id).values()].flatMap((own) => {
    const [first] = own
    if (!first || own.length < LEAST_SESSIONS) return []
    const mean = average(own.map(({ value }) => value))
    const team = average(own.map(({ day }) => average((byDay.get(day) ?? []).map(({ value }) => value))))
    // By the rounded figures, so that the difference fits what is shown.
    const [one, other] = [roundTo(mean, 1), roundTo(team, 1)]
    return [{ name: first.name, own: one, team: other, apart: roundTo(one - other, 1), sessions: own.length }]
  })
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
