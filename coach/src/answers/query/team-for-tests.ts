import { athleteWith, TODAY } from '@corner/analytics/athlete/athlete-for-tests.ts'
import type { DayRecords } from '@corner/analytics/athlete/day-records.ts'
import { addDays } from '@corner/analytics/days/calendar.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import type { CoachScope } from '../../scope.ts'
import { scopeWith } from '../../scope-for-tests.ts'
import { Toolbox } from '../../tools/toolbox.ts'
import { ann, bea, CAL, dan } from '../team-for-tests.ts'
import { answerQuery } from './answer-query.ts'

export { ANN, BEA, CAL, DAN } from '../team-for-tests.ts'

/** Values of the newest days, the last one for today. */
const datedBack = <R>(values: readonly R[]) =>
  values.map((value, place) => ({ date: addDays(TODAY, place + 1 - values.length), value }))

/** In addition to what `athleteWith` gives, a night's clock times and stages, and the workouts of days. */
function fully(
  athlete: DayRecords,
  { bed = [], wake = [], workouts = [] }: { bed?: number[]; wake?: number[]; workouts?: number[] },
): DayRecords {
  const [beds, wakes] = [datedBack(bed), datedBack(wake)]
  const hourOf = (list: typeof beds, date: string) => list.find((one) => one.date === date)?.value ?? null
  return {
    ...athlete,
    sleep_data: athlete.sleep_data.map((night) => ({
      ...night,
      bed_clock_hours: hourOf(beds, night.date),
      wake_clock_hours: hourOf(wakes, night.date),
      respiratory_rate: 15,
    })),
    naps: [],
    workouts: datedBack(workouts).flatMap(({ date, value }) =>
      Array.from({ length: value }, () => ({
        date,
        sport: 'wrestling',
        minutes: 90,
        strain: 10,
        kilojoule: 2000,
        average_heart_rate: 130,
        max_heart_rate: 180,
        zone_minutes: [5, 10, 20, 30, 15, 10],
        distance_meter: null,
      })),
    ),
  }
}

/** Ann goes down through the week, Bea up; Cal has two days, Dan no device. */
export const TEAM: readonly DayRecords[] = [
  fully(ann, {
    bed: [22.5, 22.75, 23, 23.5, 0, 0.5, 1],
    wake: [6, 6, 6, 6, 6.5, 7, 7],
    workouts: [1, 1, 1, 2, 1, 1, 0],
  }),
  fully(bea, { bed: Array(7).fill(22), wake: Array(7).fill(6), workouts: [1, 0, 1, 0, 1, 0, 1] }),
  athleteWith({ id: CAL, name: 'Cal Cole', recovery: [55, 52], hours: [7.1, 6.97], strain: [12] }),
  dan,
]

export const scopeOfTeam = (given: Parameters<typeof scopeWith>[0] = {}): CoachScope =>
  scopeWith({ athletes: TEAM as never, ...given })

/** The answer to a query given by its relevant parts, and its look-ups. */
export async function reply(query: Partial<Query>, scope: CoachScope = scopeOfTeam()) {
  const toolbox = new Toolbox(scope)
  const whole: Query = {
    who: {},
    measures: [{ metric: 'recovery', aggregate: 'latest' }],
    days: {},
    asks: 'value',
    ...query,
  }
  const text = await answerQuery(whole, { scope, toolbox })
  return { text, steps: toolbox.steps }
}
