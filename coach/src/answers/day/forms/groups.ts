import { PERFORMANCE_GUIDANCE, STRENGTH_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { isOfUnworn } from '../../../reading/day/without-device.ts'
import { boldName } from '../../../wording/names.ts'
import { bullets, joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { USUALLY } from '../list-notes.ts'
import { type AthleteVerdict, type FreshVerdict, ofVerdict, writeJudged } from '../verdicts.ts'
import { sayAskFirst } from '../without-data.ts'
import { byRecovery, shortOn } from './who-does-what.ts'

const { recoveryHighFrom: HIGH, recoveryModerateFrom: MODERATE } = PERFORMANCE_GUIDANCE

interface LiftingGroup {
  name: string
  /** The loads of the product's guidance. */
  load: string
  athletes: readonly FreshVerdict[]
}

/** Lifting groups by the day's verdict, three unless two are asked for, each with the load of the product's guidance. */
export function writeGroups(judged: readonly AthleteVerdict[], today: string, words = ''): string {
  const groups = liftingGroups(judged, words)
  const askFirst = sayAskFirst(judged)
  if (isOfUnworn(words) && askFirst !== '') return askFirst
  if (groups.length === 0) return sentences('There is no fresh recovery to make groups by.', askFirst)
  const isStarred = ({ verdict, recovery }: FreshVerdict) =>
    verdict === 'lighter' || (verdict === 'as_planned' && recovery >= HIGH)
  const starred = groups.flatMap(({ name, athletes }) => (name === FULL ? [] : athletes.filter(isStarred)))
  const star = (one: FreshVerdict) => (starred.includes(one) ? '\\*' : '')
  const ill = ofVerdict(judged, 'easy', 'lighter').filter(({ signs }) =>
    signs.some(({ kind }) => kind === 'illness_signs'),
  )
  return paragraphs(
    ASKS_ALL_HEAVY.test(words) && judgeHeavy(groups),
    `${groups.map(({ name, athletes }, place) => `${place === 0 ? name : name.toLowerCase()} ${athletes.length}`).join(', ')}, by recovery and what speaks against it:`,
    bullets(
      groups.map(
        ({ name, load, athletes }) =>
          `**${name}** (${load}): ${joinAnd(athletes.map((one) => `${shortOn(today)(one)}${star(one)}`))}`,
      ),
    ),
    starred.length > 0 && '\\* Something speaks against a full load:',
    starred.length > 0 && bullets(starred.map((one) => writeJudged(one, today))),
    ill.length > 0 &&
      `Vital signs are off: ${joinAnd(ill.map(({ athlete }) => boldName(athlete.name)))} should see the athletic trainer before lifting.`,
    askFirst,
    starred.length > 0 && USUALLY,
  )
}

/** "Heavy squats for everybody or do I need a second group". */
const ASKS_ALL_HEAVY =
  /\b(heavy|heavies|max(es)?|squats?|cleans?|deadlifts?|press|bench|legs)\b.*\b(everybody|everyone|all( of them)?|whole (team|room|squad)|the (team|room|guys))\b|\b(do|should|would) (i|we) need (a |another |to )?.{0,20}\bgroups?\b/i

/** First of all, whether everybody can lift heavy. */
function judgeHeavy(groups: readonly LiftingGroup[]): string {
  const [first, ...others] = groups
  if (!first || (others.length === 0 && first.name !== 'Light'))
    return '**Yes**, one group does: all with data can lift as planned.'
  const rest = others.map(({ name, athletes }) => `${athletes.length} ${name.toLowerCase()}`).join(' and ')
  return first.name === 'Light' || rest === ''
    ? `**No heavy lift** for anybody: all ${first.athletes.length} with data belong in the light group.`
    : `**No, not for everybody**: ${first.athletes.length} can go ${first.name.toLowerCase()}, the others are better off in a second group (${rest}).`
}

/** The groups that have somebody in them. */
export const liftingGroups = (judged: readonly AthleteVerdict[], words = ''): LiftingGroup[] =>
  (TWO.test(words) ? twoGroups(judged) : threeGroups(judged)).filter(({ athletes }) => athletes.length > 0)

/** Groups whose load already depends on the recovery. */
const FULL = 'Full'

/** "Two groups", "full lift or mobility". */
const TWO = /\b(two|2) (lifting |lift )?(groups?|lists?|buckets?)\b|\bfull\b.*\b(mobility|light|easy|nothing)\b/i

const loadOf = ({ strength, effort }: { strength: string; effort: string }) => `${strength} of recent bests, ${effort}`
const isLow = ({ recovery, movedTo }: FreshVerdict) => (movedTo ? movedTo === 'lighter' : recovery < MODERATE)

function threeGroups(judged: readonly AthleteVerdict[]): LiftingGroup[] {
  const between = byRecovery(ofVerdict(judged, 'as_planned', 'lighter'))
  return [
    { name: 'Heavy', load: loadOf(STRENGTH_GUIDANCE.High), athletes: ofVerdict(judged, 'hard') },
    { name: 'Moderate', load: loadOf(STRENGTH_GUIDANCE.Moderate), athletes: between.filter((one) => !isLow(one)) },
    {
      name: 'Light',
      load: loadOf(STRENGTH_GUIDANCE.Low),
      athletes: byRecovery([...between.filter(isLow), ...ofVerdict(judged, 'easy')]),
    },
  ]
}

function twoGroups(judged: readonly AthleteVerdict[]): LiftingGroup[] {
  const full = byRecovery([...ofVerdict(judged, 'hard'), ...ofVerdict(judged, 'as_planned')])
  return [
    {
      name: FULL,
      load: `${STRENGTH_GUIDANCE.High.strength} of recent bests from a recovery of ${HIGH}% on, else ${STRENGTH_GUIDANCE.Moderate.strength}`,
      athletes: full,
    },
    {
      name: 'Light or mobility',
      load: loadOf(STRENGTH_GUIDANCE.Low),
      athletes: byRecovery([...ofVerdict(judged, 'lighter'), ...ofVerdict(judged, 'easy')]),
    },
  ]
}
