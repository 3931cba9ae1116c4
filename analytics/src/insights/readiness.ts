import { PERFORMANCE_GUIDANCE as MARKS, STRENGTH_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import type { Evidence } from './evidence.ts'
import type { Finding } from './finding.ts'
import { insightValue } from './insight-values.ts'
import { onDay, staleText } from './written-days.ts'

export type ReadinessLevel = 'High' | 'Moderate' | 'Low'

const BOUNDS = [MARKS.recoveryHighFrom, MARKS.recoveryModerateFrom]

/** `readiness_level` by the guidance's marks, which are not those of the coloured bands (spec 2, section 9); null: no recovery. */
export function readinessOf(recovery: number | null): ReadinessLevel | null {
  if (recovery === null) return null
  if (recovery >= MARKS.recoveryHighFrom) return 'High'
  return recovery >= MARKS.recoveryModerateFrom ? 'Moderate' : 'Low'
}

const TONES = { High: 'good', Moderate: 'neutral', Low: 'concern' } as const
const MEANINGS: Record<ReadinessLevel, string> = {
  High: 'Hard work fits today, if the athlete feels as the number says.',
  Moderate: 'Train as planned, and watch how the warm-up goes.',
  Low: 'Ask how the athlete feels, and trim volume or intensity if they agree.',
}
const RULE = `Latest recovery ${MARKS.recoveryHighFrom}% or above is high, ${MARKS.recoveryModerateFrom}% to below ${MARKS.recoveryHighFrom}% moderate, below ${MARKS.recoveryModerateFrom}% low. These are the guidance's marks; the coloured bands change at 67% and 34%.`

/** How ready the athlete is by the newest recovery of the week, and what that says of a strength session. */
export function findReadiness({ latestRecovery, today }: Evidence): Finding[] {
  const level = readinessOf(latestRecovery.value)
  const value = insightValue(latestRecovery, { name: 'Latest recovery', unit: '%', decimals: 0, marks: BOUNDS })
  const common = { subject: 'Readiness', values: [value] } satisfies Partial<Finding>
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
        focus: 'Get a recovery score again: device worn at night, charged and synced.',
      },
    ]
  const { strength, effort } = STRENGTH_GUIDANCE[level]
  return [
    {
      ...common,
      kind: 'readiness',
      title: `${level} readiness`,
      rule: RULE,
      article: 'recovery-score',
      text: `Recovery is ${value.text}, measured ${onDay(latestRecovery.until, today)}. ${MEANINGS[level]}${staleText(latestRecovery.until, today)}`,
      tone: TONES[level],
      caution: 'A prompt for a talk: no trial shows that training by a recovery score beats training by plan.',
      ...(level === 'Low' && {
        concern: `Low recovery: ${value.text} ${onDay(latestRecovery.until, today)}`,
        focus: `Begin the week easy: strength at ${strength} of recent bests at ${effort} until recovery is ${MARKS.recoveryModerateFrom}% or above.`,
      }),
    },
    {
      ...common,
      kind: 'strength',
      title: `Strength at ${strength}`,
      article: 'rpe-strength-loading',
      text: `${strength} of recent bests at ${effort}, which is what ${level.toLowerCase()} readiness stands for.`,
      rule: `High readiness: ${strengthRule('High')}; moderate: ${strengthRule('Moderate')}; low: ${strengthRule('Low')}.`,
      tone: 'plan',
      caution: 'Percent alone is blunt: the effort (RPE) decides where the two disagree.',
    },
  ]
}

function strengthRule(level: ReadinessLevel): string {
  const { strength, effort } = STRENGTH_GUIDANCE[level]
  return `${strength} of recent bests at ${effort}`
}
