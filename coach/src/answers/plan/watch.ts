import type { SignKind } from '@corner/analytics/day-verdict/sign.ts'
import { type AthleteVerdict, ofVerdict, reasonsOf } from '../day/verdicts.ts'
import type { PlanIntent } from './plan-intent.ts'
import type { DayRole } from './roles.ts'

/** The one thing to watch, and its article. */
interface Watched {
  say: string
  slug?: string
}

const OF_NIGHTS: readonly SignKind[] = ['short_nights', 'short_night']
const OF_ILLNESS: readonly SignKind[] = ['illness_signs', 'two_vitals_off']

/** The one thing to watch, by the events of the days, else by what holds most athletes back today. */
export function watchFor(
  { isOfWeight, isOfSleep, isTaper, marks }: Pick<PlanIntent, 'isOfWeight' | 'isOfSleep' | 'isTaper' | 'marks'>,
  roles: ReadonlySet<DayRole>,
  judged: readonly AthleteVerdict[],
): Watched {
  if (isOfWeight)
    return {
      say: 'Weight is not recorded in Corner: at most 1.5 % of body weight a week by the rules, and the rest is for dietitian and athletic trainer.',
      slug: 'weight-cutting-wrestling',
    }
  if (roles.has('travel')) return watchOfTravel(marks.some(({ said }) => /fl(y|ight)|coast|zone/.test(said)))
  if (isTaper)
    return { say: 'Watch: a flat day early is common; recovery that keeps falling while training is lighter is not.' }
  if (isOfSleep && roles.has('meet'))
    return {
      say: 'Nights until then: 30 to 60 minutes more in bed (a rule of thumb), at a fixed wake time.',
      slug: 'sleep-extension',
    }
  if (roles.has('after_late')) return { say: 'Watch how they move in the warm-up after the short night.' }
  if (roles.has('off')) return { say: 'Watch: late nights on free days make the first practice back heavy.' }
  return watchOfToday(judged)
}

function watchOfTravel(isFar: boolean): Watched {
  return {
    say: isFar
      ? 'Sleep well before the trip; up to three zones it is mostly travel fatigue, gone after a good night, so for a short stay keep home time if the schedule allows (Janse van Rensburg 2021).'
      : 'Watch: a long ride tires, and one good night mends it (Janse van Rensburg 2021).',
    slug: 'travel-and-jet-lag',
  }
}

function watchOfToday(judged: readonly AthleteVerdict[]): Watched {
  const kinds = ofVerdict(judged, 'easy', 'lighter').flatMap((one) => reasonsOf(one, 1).map(({ kind }) => kind))
  const countOf = (some: readonly SignKind[]) => kinds.filter((kind) => some.includes(kind)).length
  if (countOf(OF_ILLNESS) > 0 && countOf(OF_ILLNESS) >= countOf(OF_NIGHTS))
    return { say: 'With fever or anything in the chest nobody trains.', slug: 'illness-signals' }
  if (countOf(OF_NIGHTS) > 0)
    return { say: 'Watch the nights: 7 to 9 h for adults, 8 to 10 for teenagers (Walsh 2021).', slug: 'sleep-need' }
  return { say: 'Watch: three red mornings of five change the plan of an athlete (our rule).', slug: 'recovery-score' }
}
