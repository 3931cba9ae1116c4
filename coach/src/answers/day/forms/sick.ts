import type { Sign, SignKind } from '@corner/analytics/day-verdict/sign.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import { boldName, plainName } from '../../../wording/names.ts'
import { bullets, paragraphs, sentences } from '../../phrases/lists.ts'
import { sayNotJudged } from '../list-notes.ts'
import { hasOwnState } from '../own-state.ts'
import { type AthleteVerdict, isFresh, reasonsOf } from '../verdicts.ts'
import { writePast } from './unusual.ts'

/** How vital signs of a night are described. */
export const OF_VITALS: readonly SignKind[] = [
  'illness_signs',
  'two_vitals_off',
  'resting_heart_rate_up',
  'respiratory_rate_up',
  'skin_temperature_up',
]

const LOOKED_AT = `resting heart rate, HRV, respiratory rate and skin temperature of the last two nights, each against the athlete's own last ${NORMAL_RANGE_DAYS} days`
const NO_DIAGNOSIS =
  'A prompt to ask, no diagnosis. With symptoms: no training until the athletic trainer has seen them.'

/**
 * Whose vital signs are off: as at the start of an illness (two signs on two nights in a row, or three on one), two
 * signs for one night, or one sign alone.
 */
export function vitalsOff<One extends AthleteVerdict>(judged: readonly One[]) {
  const withVitals = judged.filter(isJudged).flatMap((fresh) => {
    const sign = fresh.signs.find(({ kind }) => OF_VITALS.includes(kind)) ?? besideRecovery(fresh)
    return sign ? [{ ...fresh, sign }] : []
  })
  return {
    ill: withVitals.filter(({ sign }) => sign.kind === 'illness_signs'),
    two: withVitals.filter(({ sign }) => sign.kind === 'two_vitals_off'),
    one: withVitals.filter(({ sign: { kind } }) => kind !== 'illness_signs' && kind !== 'two_vitals_off'),
  }
}

/** Vital signs are judged of everybody with a fresh morning, also where its maker gives no recovery. */
export const isJudged = (one: AthleteVerdict): boolean => isFresh(one) || hasOwnState(one)

/** A low recovery that alone calls for less, with a heart rate or HRV of the night that fits it. */
function besideRecovery(fresh: AthleteVerdict): Sign | undefined {
  const [reason] = fresh.along.some(({ metric }) => metric !== 'sleep_duration') ? reasonsOf(fresh, 1) : []
  return reason && { ...reason, text: `${fresh.along.map(({ text }) => text).join(', ')}, with a low recovery` }
}

/** Who may be getting ill. */
export function writeSick(judged: readonly AthleteVerdict[]): string {
  const fresh = judged.filter(isJudged)
  const { ill, two, one } = vitalsOff(judged)
  const over = fresh.filter(({ past }) => past.some(({ kind }) => kind === 'illness_signs'))
  const names = ill.map(({ athlete }) => boldName(athlete.name))
  const lines = (some: typeof ill) => bullets(some.map(writeVitals))
  const [first] = [...ill, ...two]
  if (fresh.length === 0)
    return sentences('There is no fresh night to judge that by: ask how they feel.', sayNotJudged(judged))
  return paragraphs(
    ill.length === 0
      ? `**${fresh.length === 1 ? 'Not clearly' : 'Nobody clearly'}**, by ${LOOKED_AT}.`
      : `${names.join(' and ')} may be: several vital signs are off at once.`,
    ill.length > 0 && lines(ill),
    two.length > 0 && 'Two signs off, for one night so far, so ask them today:',
    two.length > 0 && lines(two),
    one.length > 0 &&
      (one.some(({ along }) => along.length > 0)
        ? 'One sign alone, or small moves with a low recovery, which says little:'
        : 'One sign alone, which says little:'),
    one.length > 0 && lines(one),
    over.length > 0 &&
      `Vital signs back to usual: ${over.map(({ athlete, past }) => `${boldName(athlete.name)}, ${past.filter(({ kind }) => kind === 'illness_signs').map(writePast)}`).join('; ')}.`,
    sentences(first && `Ask ${plainName(first.athlete.name)}: "${first.sign.ask}"`, NO_DIAGNOSIS),
    sayNotJudged(judged),
  )
}

/** `**Farid Russo**: resting heart rate 64 bpm (usually 52)`. */
export const writeVitals = ({ athlete, sign }: Pick<AthleteVerdict, 'athlete'> & { sign: Sign }): string =>
  `${boldName(athlete.name)}: ${sign.text}`
