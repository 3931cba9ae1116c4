import type { Sign } from '@corner/analytics/day-verdict/sign.ts'
import { whatWas } from '@corner/analytics/day-verdict/what-was.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import { boldName, plainName } from '../../../wording/names.ts'
import { bullets, joinFew, paragraphs, sentences } from '../../phrases/lists.ts'
import { askEach, sayIll, sayNotJudged, USUALLY } from '../list-notes.ts'
import { writeTodayOf } from '../today-of-one.ts'
import { type AthleteVerdict, type FreshVerdict, isFresh, isHeld, weightOfSigns, writeJudged } from '../verdicts.ts'
import { asksBeyondRecovery, writeBeyondRecovery } from './beyond-recovery.ts'

const TOLD = 6

/** Who is unlike their usual self, the furthest first: clearly, and in a small thing only. */
export function oddOnes(judged: readonly AthleteVerdict[]): { strong: FreshVerdict[]; small: FreshVerdict[] } {
  const odd = judged
    .filter(isFresh)
    .filter(({ signs }) => signs.length > 0)
    .toSorted((a, b) => weightOfSigns(b) - weightOfSigns(a) || a.recovery - b.recovery)
  const [strong, small] = [true, false].map((isStrong) =>
    odd.filter((one) => isStrong === (one.signs[0]?.weight === 'strong' || isHeld(one))),
  )
  return { strong: strong ?? [], small: small ?? [] }
}

/** Who is unlike their usual self: by distance from their own range and by runs of days, the furthest first. */
export function writeUnusual(judged: readonly AthleteVerdict[], today: string, words = ''): string {
  if (asksBeyondRecovery(words)) return writeBeyondRecovery(judged)
  const fresh = judged.filter(isFresh)
  const rest = sayNotJudged(judged)
  if (fresh.length === 0) return sentences('Nothing was recorded since yesterday that could be unusual.', rest)
  const odd = oddOnes(fresh)
  const { strong } = odd
  const told = (strong.length > 0 ? strong : odd.small).slice(0, TOLD)
  const [first] = told
  if (!first)
    return sentences(
      `**Nothing unusual**: all ${counted(fresh.length, 'athlete')} with a fresh record are within what is usual for them.`,
      rest,
      sayEnded(fresh),
    )
  const namesOf = (some: readonly AthleteVerdict[]) => joinFew(some.map(({ athlete }) => boldName(athlete.name)))
  const [more, small] = [strong.slice(TOLD), odd.small.filter((one) => !told.includes(one))]
  return paragraphs(
    strong.length > 0
      ? `${strong.length === 1 ? `**${plainName(first.athlete.name)}** stands` : `**${strong.length}** athletes stand`} out against their own normal:`
      : 'Nothing that worries me; small things against their own normal:',
    bullets(told.map((one) => writeTodayOf(one, today))),
    more.length > 0 && `Also: ${namesOf(more)}.`,
    sayIll(fresh),
    small.length > 0 && 'Only a small thing:',
    small.length > 0 && bullets(small.map((one) => writeJudged(one, today, 1))),
    sayOfWeek(fresh, [...strong, ...odd.small]),
    askEach(told),
    sayEnded(fresh),
    rest,
    USUALLY,
  )
}

/** Issues of the week from which the Team Overview lists somebody above low. */
const ISSUES = 2

/** Whom the Team Overview lists for the week, although nothing of today is unlike them. */
function sayOfWeek(fresh: readonly FreshVerdict[], told: readonly FreshVerdict[]): string {
  const others = fresh.filter((one) => one.issues >= ISSUES && !told.includes(one))
  return others.length === 0
    ? ''
    : `Nothing of today, only issues of the week on the Team Overview: ${joinFew(others.map(({ athlete, issues }) => `${boldName(athlete.name)} (${issues})`))}.`
}

/** The text of a run of short nights already says the days. */
export const writePast = (sign: Sign): string => (sign.kind === 'short_nights' ? sign.text : whatWas(sign))

/** Up to this many whose signs have ended are named. */
const ENDED = 2

/** Whose run or illness-like nights have ended, and who trains again. */
export function sayEnded(judged: readonly AthleteVerdict[]): string {
  const over = judged.filter(({ verdict, past }) => past.length > 0 && (verdict === 'hard' || verdict === 'as_planned'))
  const lines = over
    .slice(0, ENDED)
    .map(({ athlete, past: [sign] }) => `${boldName(athlete.name)}, ${sign && writePast(sign)}`)
  return lines.length === 0 ? '' : `Back to normal: ${lines.join('; ')}.`
}
