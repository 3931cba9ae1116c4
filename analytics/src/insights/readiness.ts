import { PERFORMANCE_GUIDANCE as MARKS, STRENGTH_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { InsightTone } from '@corner/contract/entities/ai-insights.ts'
import { type GuidanceBand, guidanceBand } from '../bands/guidance-band.ts'
import { readRecovery } from '../bands/recovery-bands.ts'
import type { Sign } from '../day-verdict/sign.ts'
import type { Verdict } from '../day-verdict/verdict.ts'
import { readinessReason } from '../day-verdict/verdict-of-readiness.ts'
import { isHeldBack } from '../day-verdict/verdict-place.ts'
import { VERDICT_WORDS } from '../day-verdict/verdict-words.ts'
import { USUAL_SCORES } from '../readiness/corner-readiness.ts'
import { placeWords } from '../readiness/readiness-words.ts'
import { NORMAL_RANGE_DAYS } from '../series/normal-range.ts'
import { onDay, staleText } from './day-phrases.ts'
import type { Evidence } from './evidence.ts'
import type { Finding } from './finding.ts'
import { insightValue } from './insight-values.ts'
import { begun } from './sentence.ts'

export type ReadinessLevel = 'High' | 'Moderate' | 'Low'

const BOUNDS = [MARKS.recoveryHighFrom, MARKS.recoveryModerateFrom]

const LEVEL_OF = { high: 'High', moderate: 'Moderate', low: 'Low' } as const satisfies Record<
  GuidanceBand,
  ReadinessLevel
>

/**
 * `readiness_level` by the guidance's thresholds, which differ from those of the coloured bands
 * (docs/reference/metrics-and-rules.md#guidance-performance-view); null: no recovery.
 */
export const readinessOf = (recovery: number | null): ReadinessLevel | null =>
  recovery === null ? null : LEVEL_OF[guidanceBand(recovery)]

/** Red or yellow as the band is, which every other screen shows: a low level begins at a higher score than the red one. */
function toneOf(level: ReadinessLevel, recovery: number | null): InsightTone {
  if (level === 'High') return 'good'
  return readRecovery(recovery) === 'red' ? 'concern' : 'watch'
}

const BAND_WORDS = { ready: '', caution: 'Caution', red: 'In the red', no_data: '' } as const

/** The level under the word of the score's band, which the other screens show, so that one morning has one word. */
function titleOf(level: ReadinessLevel, recovery: number | null): string {
  const word = level === 'High' ? '' : BAND_WORDS[readRecovery(recovery)]
  return word ? `${word}: ${level.toLowerCase()} readiness` : `${level} readiness`
}

/** Why a high readiness stands beside a word of caution: the two marks are not the same. */
const besideCaution = (level: ReadinessLevel, recovery: number | null): string =>
  level === 'High' && readRecovery(recovery) === 'caution'
    ? ` ${MARKS.recoveryHighFrom}% is enough for that, while the caution band goes up to ${READY_FROM}%.`
    : ''

const LEVELS = ['Low', 'Moderate', 'High'] as const satisfies ReadinessLevel[]
/** The highest level that each verdict allows, as in the chat's lifting groups: the heaviest loads only on a hard day. */
const AT_MOST: Record<Verdict, ReadinessLevel> = {
  hard: 'High',
  as_planned: 'Moderate',
  lighter: 'Moderate',
  easy: 'Low',
  ask: 'High',
}

/** The level for strength work: by the newest recovery, limited by the verdict; null: no fresh data. */
export function strengthLevel({ latestRecovery, day }: Evidence): ReadinessLevel | null {
  const level = readinessOf(latestRecovery.value)
  if (level === null || day.verdict === 'ask') return null
  return LEVELS[Math.min(LEVELS.indexOf(level), LEVELS.indexOf(AT_MOST[day.verdict]))] ?? null
}

const TRAINER_FIRST = 'only if the athletic trainer agrees'
const isOfIllness = ({ kind }: Sign) => kind === 'illness_signs'

/**
 * Strength work as the day has it, the same in both views: `a shorter session, 75-85% of recent bests at most`.
 * @param load `that`: the one of the sentence before
 */
export function strengthToday({ day: { verdict, signs } }: Pick<Evidence, 'day'>, load: string): string {
  const most = load === THAT ? 'no more than that' : `${load} at most`
  if (signs.some(isOfIllness)) return `${TRAINER_FIRST}, ${load === THAT ? 'and ' : ''}${most}`
  if (verdict === 'easy') return `left out, or ${most}`
  return verdict === 'lighter' ? `a shorter session, ${load === THAT ? 'and ' : ''}${most}` : load
}
const THAT = 'that'

/** The consequence for the day: the verdict's wording, with its reason if it differs from the level. */
function meaningOf({ day }: Evidence, level: ReadinessLevel): string {
  const { title, action } = VERDICT_WORDS[day.verdict]
  if (day.verdict === 'ask') return ''
  const [sign] = day.signs
  if (level === 'High' && day.verdict !== 'hard' && sign) return ` ${title} all the same: ${sign.text}.`
  return level === 'Low' ? ` ${title}: ask what is behind it.` : ` ${action}`
}

const RULE = `Latest recovery ${MARKS.recoveryHighFrom}% or above is high, ${MARKS.recoveryModerateFrom}% to below ${MARKS.recoveryHighFrom}% moderate, below ${MARKS.recoveryModerateFrom}% low. These are the guidance's marks; the coloured bands change at ${READY_FROM}% and ${CAUTION_FROM}%.`

/** The athlete's readiness by the newest recovery of the week, and its consequence for a strength session. */
export function findReadiness(evidence: Evidence): Finding[] {
  const { latestRecovery, today, day, isUnlinked } = evidence
  const level = readinessOf(latestRecovery.value)
  const value = insightValue(latestRecovery, { name: 'Latest recovery', unit: '%', decimals: 0, marks: BOUNDS })
  const common = { subject: 'Readiness', values: [value] } satisfies Partial<Finding>
  if (evidence.isWithoutRecovery) return [cornerReadiness(evidence)]
  if (level === null || latestRecovery.until === null)
    return [
      {
        ...common,
        kind: 'readiness',
        title: 'Readiness not known',
        rule: RULE,
        article: 'data-quality',
        text: 'No recovery score in the last 7 days, so readiness is not judged. Set the session by how the athlete feels.',
        tone: 'missing',
        focus: isUnlinked
          ? 'Get a recovery score again: link the device again.'
          : 'Get a recovery score again: device worn at night, charged and synced.',
      },
    ]
  const { strength, effort } = STRENGTH_GUIDANCE[level]
  const isLessThanPlanned = day.verdict !== 'hard' && day.verdict !== 'as_planned'
  const isPutOff = strengthLevel(evidence) !== level
  return [
    {
      ...common,
      kind: 'readiness',
      title:
        level === 'High' && isLessThanPlanned
          ? 'High readiness by the score alone'
          : titleOf(level, latestRecovery.value),
      rule: RULE,
      article: 'recovery-score',
      text: `Recovery is ${value.text}, measured ${onDay(latestRecovery.until, today)}.${besideCaution(level, latestRecovery.value)}${meaningOf(evidence, level)}${staleText(latestRecovery.until, today)}`,
      tone: level === 'High' && isLessThanPlanned ? 'neutral' : toneOf(level, latestRecovery.value),
      caution: 'A prompt for a talk: no trial shows that training by a recovery score beats training by plan.',
      ...(level === 'Low' && {
        concern: `Low recovery ${onDay(latestRecovery.until, today)}`,
        focus: `Begin the week easy: ${day.signs.some(isOfIllness) ? `${TRAINER_FIRST}, ` : ''}strength at ${strength} of recent bests at ${effort} until recovery is ${MARKS.recoveryModerateFrom}% or above.`,
      }),
    },
    {
      ...common,
      kind: 'strength',
      title: `Strength at ${strength}${isPutOff ? ', put off' : ''}`,
      article: 'rpe-strength-loading',
      text: `${level} readiness: lift at ${strength} of recent bests at ${effort}.${heldStrength(evidence, isPutOff)}`,
      rule: `High readiness: ${strengthRule('High')}; moderate: ${strengthRule('Moderate')}; low: ${strengthRule('Low')}.`,
      tone: 'plan',
      caution: 'Percent alone is blunt: the effort (RPE) decides where the two disagree.',
    },
  ]
}

/** What stands in for a recovery that the maker never gives. */
function cornerReadiness({ day: { readiness, verdict }, today }: Evidence): Finding {
  const { score = null, place = null } = readiness ?? {}
  const isKnown = score !== null && place !== null
  const known =
    readiness === null
      ? 'no HRV or resting heart rate of today or yesterday has come'
      : `${readinessReason(readiness)}, measured ${onDay(readiness.day, today)}`
  return {
    subject: 'Readiness',
    values: [],
    kind: 'readiness',
    title: isKnown ? `Corner readiness ${score}: ${placeWords(place)}` : 'Corner readiness not known yet',
    rule: `HRV, resting heart rate, sleep and breathing of the morning in own standard deviations from the mean of the ${NORMAL_RANGE_DAYS} days before, weighted: 50 is the own usual, below ${USUAL_SCORES.from} below it, above ${USUAL_SCORES.to} above it. No recovery of a maker.`,
    article: isKnown ? 'recovery-score' : 'data-quality',
    text: `The maker gives no recovery. ${begun(known)}.${isKnown ? ` ${VERDICT_WORDS[verdict].action}` : ' Set the session by how the athlete feels.'}`,
    tone: isKnown ? (isHeldBack(verdict) ? 'watch' : 'neutral') : 'missing',
    ...(isKnown && {
      caution: 'A prompt for a talk: the number says how far from the own usual, not how much load fits.',
    }),
  }
}

/** What determines strength work instead, or on what condition it fits today; '' where nothing holds it back. */
function heldStrength(evidence: Evidence, isPutOff: boolean): string {
  const level = strengthLevel(evidence)
  const isHeld = isHeldBack(evidence.day.verdict)
  if (!isPutOff) return isHeld ? ` Today ${strengthToday(evidence, THAT)}.` : ''
  if (level === null) return ' Put off: no fresh recovery has come, so go by effort.'
  const load = strengthRule(level)
  return ` Put off: today ${isHeld ? strengthToday(evidence, load) : `${load} at most`}.`
}

function strengthRule(level: ReadinessLevel): string {
  const { strength, effort } = STRENGTH_GUIDANCE[level]
  return `${strength} of recent bests at ${effort}`
}
