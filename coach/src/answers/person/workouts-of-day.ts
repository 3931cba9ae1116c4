import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Measure } from '@corner/contract/entities/query.ts'
import { NAMED_SPORTS } from '../../reading/spans/other-spans.ts'
import type { KnownAthlete } from '../../scope.ts'
import { writeFigure } from '../../wording/figures.ts'
import type { Sources } from '../context/answer-context.ts'
import { isKnown, type KnownFact, lookUp } from '../context/look-up.ts'
import { joinAnd } from '../phrases/lists.ts'

interface Workouts {
  workouts: KnownFact
  time: KnownFact | undefined
}

const MINUTES = 60

/** `2 workouts (2.3 h): wrestling 90 min and weightlifting 45 min`; kinds without a word of their own stay in the sum. */
export async function tellWorkouts(
  athlete: KnownAthlete,
  day: CalendarDay,
  { workouts, time }: Workouts,
  sources: Pick<Sources, 'toolbox'>,
): Promise<string> {
  const told = writeFigure(workouts.measure, workouts.value)
  const whole = time ? `${told} (${writeFigure(time.measure, time.value)})` : told
  const kinds = await readKinds(athlete, day, sources)
  return kinds.length === 0 ? whole : `${whole}: ${joinAnd(kinds)}`
}

async function readKinds({ id }: KnownAthlete, day: CalendarDay, sources: Pick<Sources, 'toolbox'>): Promise<string[]> {
  const { rows } = await lookUp(
    {
      who: { ids: [id] },
      measures: NAMED_SPORTS.map((sport): Measure => ({ metric: 'workout_time', aggregate: 'sum', sport })),
      days: { window: { from: day, until: day } },
      by: ['athlete'],
      asks: 'value',
    },
    sources,
  )
  return NAMED_SPORTS.flatMap((sport, place) => {
    const fact = rows[0]?.facts[place]
    return isKnown(fact) && fact.value > 0 ? [`${sport} ${Math.round(fact.value * MINUTES)} min`] : []
  })
}
