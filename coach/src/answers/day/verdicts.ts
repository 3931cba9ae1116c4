import { markUnder } from '@corner/analytics/day-verdict/held-by.ts'
import { ownPlaceWords } from '@corner/analytics/day-verdict/own-place.ts'
import type { Sign } from '@corner/analytics/day-verdict/sign.ts'
import { isHeldBack, verdictPlace } from '@corner/analytics/day-verdict/verdict-place.ts'
import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import type { KnownAthlete } from '../../scope.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeDay } from '../../wording/day-names.ts'
import { writeValue } from '../../wording/figures.ts'
import { boldName } from '../../wording/names.ts'
import type { Sources } from '../context/answer-context.ts'
import { idsInput, type PeopleMeant } from '../context/people-of.ts'

/** An athlete with the day's verdict. */
export type AthleteVerdict = Told & {
  /** Where the user put them, in place of the verdict. */
  movedTo?: Told['verdict']
  /** The answer has described their own state already. */
  isTold?: true
}
type Told = ToolResult<'day_verdict'>['athletes'][number]

/** An athlete with a fresh recovery. */
export type FreshVerdict = AthleteVerdict & { recovery: number; recoveryDate: string }

/** The verdicts of the athletes meant. @param back 0 today, -1 yesterday */
export async function judgeDay(meant: PeopleMeant, { toolbox }: Sources, back = 0): Promise<AthleteVerdict[]> {
  const { athletes } = await toolbox.call('day_verdict', {
    athletes: idsInput(meant),
    ...(back !== 0 && { day: back }),
  })
  return athletes
}

/** One athlete's verdict; undefined: no fresh recovery. */
export async function judgeOne({ id }: KnownAthlete, { toolbox }: Sources): Promise<FreshVerdict | undefined> {
  const { athletes } = await toolbox.call('day_verdict', { athletes: [id] })
  return athletes.find(isFresh)
}

export const isFresh = (one: AthleteVerdict): one is FreshVerdict => one.recovery !== null && one.recoveryDate !== null

/** Whether this morning's score may still allow a hard day: as planned by yesterday's, and no sign is against it. */
export const waitsForScore = (
  { verdict, recoveryDate, signs }: Pick<FreshVerdict, 'verdict' | 'recoveryDate' | 'signs'>,
  today: string,
): boolean => verdict === 'as_planned' && signs.length === 0 && recoveryDate < today

/** Whether there are recoveries to go by, and none of them is of today. */
export const isBeforeTheScores = (judged: readonly AthleteVerdict[], today: string): boolean =>
  judged.some(isFresh) && judged.every(({ recoveryDate }) => recoveryDate === null || recoveryDate < today)

/** Whether somebody who is held back has signs of illness now. */
export const hasIllness = ({ verdict, signs }: AthleteVerdict): boolean =>
  isHeldBack(verdict) && signs.some(({ kind }) => kind === 'illness_signs')

/** Whether the day calls for less than planned. */
export const isHeld = ({ verdict }: Pick<FreshVerdict, 'verdict'>) => isHeldBack(verdict)

/**
 * Those with a verdict: for a hard day by highest recovery, else whoever is out of live wrestling first, then as on the Team
 * Overview.
 */
export function ofVerdict(judged: readonly AthleteVerdict[], ...verdicts: AthleteVerdict['verdict'][]): FreshVerdict[] {
  const found = judged.filter(isFresh).filter(({ verdict }) => verdicts.includes(verdict))
  return found.toSorted((a, b) =>
    verdicts.includes('hard')
      ? b.recovery - a.recovery
      : verdictPlace(a.verdict) - verdictPlace(b.verdict) || byNeed(a, b),
  )
}

/** Most issues first, then the lower recovery: as the Team Overview orders within one verdict. */
const byNeed = (a: FreshVerdict, b: FreshVerdict) => b.issues - a.issues || a.recovery - b.recovery

/** How much speaks against a hard day: a strong sign counts as two mild ones. */
export const weightOfSigns = ({ signs }: Pick<AthleteVerdict, 'signs'>): number =>
  signs.reduce((sum, { weight }) => sum + (weight === 'strong' ? 2 : 1), 0)

/** How many reasons are given for a verdict. */
const REASONS = 2

/**
 * The signs against a hard day, the heaviest first; a recovery below normal is already shown as a value. Two about the
 * same night become one. When the recovery is the only one, the rule by which it decides, and what
 * goes along with it.
 */
export function reasonsOf(one: Reasoned, most = REASONS): Sign[] {
  const { signs, along } = one
  const others = signs.filter(({ kind }) => kind !== 'recovery_under_own')
  const detailed = others.filter(({ kind }) => kind !== 'at_risk')
  const deciding = lowRecovery(one)
  if (deciding && detailed.length === 0 && along.length > 0) return [deciding]
  if (others.length === 0) return mildRecovery(one)
  const told = (detailed.length > 0 ? detailed : others).slice(0, most)
  // A short last night is the plainest of all: it is told after what weighs more, however much that is.
  const night = most < REASONS ? undefined : detailed.find(({ kind }) => kind === 'short_night')
  return night && !told.includes(night) ? [...told, night] : told
}

type Reasoned = Pick<AthleteVerdict, 'signs' | 'along' | 'recoveryDate'> &
  Partial<Pick<AthleteVerdict, 'verdict' | 'recovery' | 'ownRange'>>

/**
 * A recovery under the own range that calls for no lighter day is still a sign: the Team Overview counts it, so no answer
 * may say that there is none.
 */
function mildRecovery({ verdict, signs: [sign], recovery, ownRange }: Reasoned): Sign[] {
  if (!sign || !verdict || isHeld({ verdict }) || typeof recovery !== 'number' || !ownRange) return []
  return [{ ...sign, text: `recovery ${ownPlaceWords(recovery, ownRange)}${inARow(sign)}, one mild sign` }]
}

/** `, the third low morning in a row`; '' for fewer. */
const inARow = ({ text }: Sign): string => /, the \w+ low morning in a row$/.exec(text)?.[0] ?? ''

/**
 * The recovery as the sign that decides, where no strong sign does: `below 40% is enough for a lighter day; HRV 96 ms
 * (usually 120) leans the same way, no sign by itself`. undefined: something else decides.
 */
function lowRecovery({ verdict, recovery, recoveryDate, signs, along }: Reasoned): Sign | undefined {
  const isStrong = signs.some(({ weight, kind }) => weight === 'strong' && kind !== 'recovery_under_own')
  if (isStrong || !verdict || recovery == null || recoveryDate === null) return undefined
  const mark = isHeld({ verdict }) ? markUnder(recovery) : ''
  if (mark === '') return undefined
  const lean = along.length > 1 ? 'lean the same way, no signs by themselves' : 'leans the same way, no sign by itself'
  const beside = along.length > 0 ? `; ${along.map(({ text }) => text).join(' and ')} ${lean}` : ''
  const text = `recovery${mark.replace(',', '')} is enough for ${VERDICT_WORDS[verdict].short.replace(/^out of/, 'no')}${beside}`
  return { ...LOW_RECOVERY, text, from: recoveryDate, until: recoveryDate }
}

const LOW_RECOVERY = {
  kind: 'recovery_under_own',
  weight: 'mild',
  name: 'low recovery',
  ask: 'How do you feel this morning, is anything coming on?',
} as const

/** `4.7 h of sleep last night; HRV 31 ms (usually 52)`. */
export const writeTexts = (signs: readonly Sign[]): string => signs.map(({ text }) => text).join('; ')

/** The same below a text that may tell some of them already: those are named only. */
export const writeTextsBelow = (signs: readonly Sign[], above = ''): string =>
  signs.map(({ text, name }) => (above.includes(text) ? `${name} (above)` : text)).join('; ')

/** The question to ask in person; undefined: none is needed. */
export const questionFor = (one: Reasoned): string | undefined => (reasonsOf(one, 1)[0] ?? one.signs[0])?.ask

/** `11%, usually 58%`; with the day if it is not today's. */
export function writeStanding({ recovery, recoveryDate, usual }: FreshVerdict, today: string): string {
  const day = recoveryDate < today ? ` on ${writeDay(recoveryDate, today)}` : ''
  return `${writeValue('recovery', recovery)}${day}${usual === null ? '' : `, usually ${writeValue('recovery', usual)}`}`
}

/** `**Farid Russo** (11%, usually 58%)`. */
export const writeNamedStanding = (one: FreshVerdict, today: string): string =>
  `${boldName(one.athlete.name)} (${writeStanding(one, today)})`

/** `11%, usually 58%; 4.7 h of sleep last night`; without a reason only the first part. */
export const writeStandingWith = (one: FreshVerdict, today: string, reasons: readonly Sign[]): string =>
  [writeStanding(one, today), ...(reasons.length > 0 ? [writeTexts(reasons)] : [])].join('; ')

/** `**Farid Russo** (11%, usually 58%): 4.7 h of sleep last night; ...`; without a reason only the first part. */
export function writeJudged(one: FreshVerdict, today: string, most = REASONS): string {
  const reasons = reasonsOf(one, most)
  const standing = writeNamedStanding(one, today)
  if (reasons.length > 0) return `${standing}: ${writeTexts(reasons)}`
  return one.recoveryDate < today ? `${standing}: today's recovery has not come yet` : standing
}
