import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import { DAY_VERDICTS } from '@corner/contract/entities/ai-insights.ts'
import { writeValue } from '../../../wording/figures.ts'
import { boldName } from '../../../wording/names.ts'
import { bullets, joinFew, paragraphs, sentences } from '../../phrases/lists.ts'
import { sayNotJudged } from '../list-notes.ts'
import { type AthleteVerdict, type FreshVerdict, isFresh, reasonsOf } from '../verdicts.ts'
import { sayEnded } from './unusual.ts'

const TOLD = 6
/** A change in recovery this large is reported even where the advice stays the same. */
const FAR_POINTS = 15
/** The smallest change reported next to larger ones, so that of equal moves either all or none are reported. */
const LEAST_POINTS = 10

type Moved = FreshVerdict & { before: NonNullable<AthleteVerdict['before']> }

/**
 * Whose advice differs from the day before, or whose recovery moved far: who got worse and who got better, the furthest
 * first.
 */
export function movesSinceYesterday(
  judged: readonly AthleteVerdict[],
  today: string,
): { worse: Moved[]; better: Moved[] } {
  const known = judged.filter(isFresh).filter((one): one is Moved => one.before !== null && one.recoveryDate >= today)
  const isOtherDay = (one: Moved) => Math.sign(stepsDown(one)) * (one.before.recovery - one.recovery) > 0
  const told = known.filter(isOtherDay).map(pointsOf)
  const far = Math.min(FAR_POINTS, ...told.filter((points) => points >= LEAST_POINTS))
  const moved = known.filter((one) => isOtherDay(one) || pointsOf(one) >= far)
  return {
    worse: moved
      .filter((one) => wayOf(one) > 0)
      .toSorted((a, b) => stepsDown(b) - stepsDown(a) || a.recovery - b.recovery),
    better: moved
      .filter((one) => wayOf(one) < 0)
      .toSorted((a, b) => stepsDown(a) - stepsDown(b) || b.recovery - a.recovery),
  }
}

/** Who got worse first, then who is better. */
export function writeChanges(judged: readonly AthleteVerdict[], today: string): string {
  const fresh = judged.filter(isFresh)
  const { worse, better } = movesSinceYesterday(judged, today)
  const rest = sayNotJudged(judged)
  if (fresh.length === 0) return sentences('Nothing new was recorded since yesterday.', rest)
  if (worse.length + better.length === 0)
    return sentences(
      '**Nothing that matters**: every day asks for the same as yesterday, and no recovery moved far.',
      sayEnded(fresh),
      rest,
    )
  return paragraphs(
    worse.length > 0 ? `**Down since yesterday** (${worse.length}):` : 'Nobody is worse than yesterday.',
    worse.length > 0 && bullets(worse.slice(0, TOLD).map(writeMove)),
    namesBeyond(worse),
    better.length > 0 && `**Up** (${better.length}):`,
    better.length > 0 && bullets(better.slice(0, TOLD).map(writeMove)),
    namesBeyond(better),
    sentences(sayEnded(fresh), rest),
  )
}

/** Those the list leaves out, by name; '' for nobody. */
const namesBeyond = (moved: readonly Moved[]) =>
  moved.length > TOLD ? `And ${joinFew(moved.slice(TOLD).map(({ athlete }) => boldName(athlete.name)))}.` : ''

/** From the values as shown, so that the difference matches them. */
const pointsOf = ({ recovery, before }: Moved) => Math.abs(Math.round(recovery) - Math.round(before.recovery))

/** A decline is above 0. */
const wayOf = (one: Moved) => one.before.recovery - one.recovery || stepsDown(one)
const stepsDown = ({ verdict, before }: Moved) => DAY_VERDICTS.indexOf(verdict) - DAY_VERDICTS.indexOf(before.verdict)

/** `**Farid Russo** from 52% to 11%, now out of live wrestling today: 4.7 h of sleep last night`. */
export function writeMove(one: Moved): string {
  const { athlete, recovery, before, verdict } = one
  const [reason] = wayOf(one) > 0 ? reasonsOf(one, 1) : []
  return `${boldName(athlete.name)} from ${writeValue('recovery', before.recovery)} to ${writeValue('recovery', recovery)}, ${stepsDown(one) === 0 ? 'still' : 'now'} ${VERDICT_WORDS[verdict].short}${reason ? `: ${reason.text}` : ''}`
}
