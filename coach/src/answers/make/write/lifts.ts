import { STRENGTH_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'

/** An exercise of a lifting day. */
interface Lift {
  name: string
  sets: number
  reps: string
  /** `75-85%`; undefined: by effort. */
  load: string | undefined
}

interface Exercise {
  name: string
  /** A variant without a slow or heavy lowering phase. */
  up: string
  /** A variant with dumbbells. */
  hand: string
  isMain: boolean
}

/** Two days that share the work: legs and push, hinge and press; a pull on both. */
const DAYS: readonly (readonly Exercise[])[] = [
  [
    { name: 'Back squat', up: 'Squat from the pins, up only', hand: 'Goblet squat', isMain: true },
    { name: 'Bench press', up: 'Bench press from the pins, up only', hand: 'Dumbbell bench press', isMain: true },
    { name: 'Row', up: 'Sled or cable row, fast pull', hand: 'Dumbbell row', isMain: false },
    { name: 'Trunk and grip', up: 'Trunk and grip', hand: 'Trunk and grip', isMain: false },
  ],
  [
    {
      name: 'Trap-bar deadlift',
      up: 'Trap-bar deadlift, dropped from the top',
      hand: 'Dumbbell deadlift',
      isMain: true,
    },
    { name: 'Overhead press', up: 'Push press, caught and dropped', hand: 'Dumbbell press', isMain: true },
    { name: 'Pull-up', up: 'Pull-up, step down', hand: 'Pull-up', isMain: false },
    { name: 'Neck and trunk', up: 'Neck and trunk', hand: 'Neck and trunk', isMain: false },
  ],
]

/** Sets of the main lifts with the load of the product's guidance. */
export interface MainWork {
  sets: number
  reps: string
  load: string
  effort: string
}

const { High, Moderate, Low } = STRENGTH_GUIDANCE
const MAIN: MainWork = { sets: 3, reps: '4', load: Moderate.strength, effort: Moderate.effort }
/** By the day's verdict on one athlete. */
export const MAIN_OF: Record<'hard' | 'as_planned' | 'lighter' | 'easy' | 'ask', MainWork> = {
  hard: { sets: 3, reps: '3', load: High.strength, effort: High.effort },
  as_planned: MAIN,
  lighter: { ...MAIN, sets: 2 },
  easy: { sets: 2, reps: '5', load: Low.strength, effort: Low.effort },
  ask: { ...MAIN, sets: 2 },
}
const OTHER = { sets: 2, reps: '8' }
/** How many exercises there is time for. */
const SHORT_UNTIL = 35

/**
 * The exercises of a lifting day.
 * @param place the day's index in the week
 * @param percent how much less to do
 */
export function liftsOf(
  plan: Pick<TeamPlan, 'without' | 'minutes'>,
  place: number,
  { percent = 0, main = MAIN }: { percent?: number; main?: MainWork } = {},
): Lift[] {
  const exercises = DAYS[place % DAYS.length] ?? []
  const most = (plan.minutes ?? Number.POSITIVE_INFINITY) <= SHORT_UNTIL ? 3 : exercises.length
  const isHand = plan.without?.includes('barbell')
  return exercises.slice(0, most).map(({ name, up, hand, isMain }) => {
    const { sets, reps } = isMain ? main : OTHER
    return {
      name: isHand ? hand : plan.without?.includes('eccentric') ? up : name,
      sets: Math.max(1, Math.round(sets * (1 - percent / 100))),
      reps,
      load: isMain && !isHand ? main.load : undefined,
    }
  })
}

/** Minutes of a session: warm-up, each lift, mobility at the end; they add up. */
export function minutesOf(lifts: readonly Lift[], minutes: number): { warmUp: number; each: number[] } {
  const warmUp = Math.max(5, Math.round(minutes * 0.18))
  const weights = lifts.map(({ load, sets }) => (load === undefined ? 1 : 1.6) * sets)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const each = weights.map((weight) => Math.floor(((minutes - warmUp) * weight) / all))
  each[0] = (each[0] ?? 0) + minutes - warmUp - each.reduce((sum, one) => sum + one, 0)
  return { warmUp, each }
}
