import { partWords } from '@corner/analytics/readiness/readiness-words.ts'
import { boldName, plainName } from '../../wording/names.ts'
import { bullets, joinAnd, paragraphs, sentences } from '../phrases/lists.ts'
import { type AthleteVerdict, writeTexts } from './verdicts.ts'

/** Signs that are looked into before anything hard, also where no recovery says so. */
const TOGETHER = 'two_vitals_off'

/** Whether there is no recovery, but a morning that can be held against what is usual for the athlete. */
export const hasOwnState = ({ recovery, readiness, signs }: AthleteVerdict): boolean =>
  recovery === null && (signs.length > 0 || hasScore(readiness))

const hasScore = (readiness: AthleteVerdict['readiness']) => typeof readiness?.score === 'number'

/** Whether the own signs, or Corner readiness, speak against a hard day. */
export const isOff = (one: AthleteVerdict): boolean =>
  hasOwnState(one) &&
  (one.readiness?.place === 'below' || one.signs.some(({ weight, kind }) => weight === 'strong' || kind === TOGETHER))

/** Who is off by their own signs, the lowest Corner readiness first; what a recovery says of others comes after it. */
export function sayOff(judged: readonly AthleteVerdict[]): string {
  const off = lowestFirst(judged.filter((one) => isOff(one) && !one.isTold))
  return off.length === 0
    ? ''
    : paragraphs(
        'Off by their own signs, with no recovery to go by, so ask them before anything hard:',
        bullets(off.map(writeOwnState)),
      )
}

/** Who has no recovery but can be judged, in one line each: whoever is off, if not told before, then the others. */
export function sayOwnStates(judged: readonly AthleteVerdict[]): string {
  const known = lowestFirst(judged.filter((one) => hasOwnState(one) && !one.isTold))
  const [off, usual] = [known.filter(isOff), known.filter((one) => !isOff(one))]
  return sentences(
    off.length > 0 && `Off by their own signs, without a recovery, so ask first: ${off.map(writeOwnState).join('; ')}.`,
    usual.length > 0 &&
      `Without a recovery, nothing clearly off by their own range: ${joinAnd(usual.map(writeShort))}.`,
  )
}

/** `**Cal Cole** (Corner readiness 0 of 100): HRV 30 ms (usually 45)`. */
export function writeOwnState(one: AthleteVerdict): string {
  const worse = (one.readiness?.parts ?? []).filter(
    ({ measure, place }) => place === (isWorseHigh(measure) ? 'above' : 'below'),
  )
  const why = one.signs.length > 0 ? writeTexts(one.signs) : worse.map(partWords).join('; ')
  const score = hasScore(one.readiness) ? ` (Corner readiness ${one.readiness?.score} of 100)` : ''
  return `${boldName(one.athlete.name)}${score}${why && `: ${why}`}`
}

const isWorseHigh = (measure: string) => measure === 'resting_heart_rate' || measure === 'respiratory_rate'

const writeShort = ({ athlete, readiness }: AthleteVerdict) =>
  `${plainName(athlete.name)}${hasScore(readiness) ? ` (Corner readiness ${readiness?.score})` : ''}`

const lowestFirst = (some: readonly AthleteVerdict[]) =>
  some.toSorted((a, b) => (a.readiness?.score ?? 100) - (b.readiness?.score ?? 100))
