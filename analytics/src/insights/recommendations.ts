import { STRENGTH_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import type { Evidence } from './evidence.ts'
import { byUrgency, type Finding } from './finding.ts'
import { readinessOf } from './readiness.ts'
import { CUT, isHrvFalling, needsRecoveryEmphasis } from './training.ts'

/** `key_sessions`: the sessions of the default microcycle, with what the athlete's own data says of them. */
export function keySessions(evidence: Evidence): string[] {
  const level = readinessOf(evidence.latestRecovery.value)
  const strength = level === null ? undefined : STRENGTH_GUIDANCE[level]
  const sessions = [
    strength
      ? `Strength: ${strength.strength} of recent bests at ${strength.effort}`
      : 'Strength: by effort, without a recovery score to set it by',
    'Technique: drills and positions at full quality, no hard rounds',
    isHrvFalling(evidence) === true
      ? `Aerobic: easy and steady, ${CUT}% below the usual intensity`
      : 'Aerobic: easy and steady',
  ]
  return needsRecoveryEmphasis(evidence)
    ? [...sessions, 'Recovery: one evening kept free for an early night']
    : sessions
}

/** `recovery_modality`: what to recover by, sleep before tools (knowledge/articles/recovery-basics.md). null: nothing was recorded. */
export function recoveryModality(evidence: Evidence, findings: readonly Finding[]): string | null {
  if (!evidence.hasRecords) return null
  const isSlept = (kind: string) => findings.some((finding) => finding.kind === kind && isPressing(finding))
  if (isSlept('month_sleep') || isSlept('sleep_duration')) return 'Sleep first: more time in bed, a fixed wake time'
  if (isSlept('readiness') || isSlept('hrv') || isSlept('resting_heart_rate'))
    return 'Active recovery: easy aerobic work and mobility'
  if (isSlept('strain') || isSlept('total_strain') || isSlept('month_strain'))
    return 'An easy day behind each hard one, food and fluid soon after training'
  return 'Usual routine: sleep, food, then tools'
}

/** `areas_of_concern`: what rules found, the most pressing first. */
export function areasOfConcern(findings: readonly Finding[]): string[] {
  return byUrgency(findings.filter(isPressing)).flatMap(({ concern }) => concern ?? [])
}

/** What to aim at where rules ask for nothing: the Performance view has three places. */
const STEADY_AIMS = [
  'Keep wake times within an hour, weekends too.',
  'Keep the sessions of the plan, technique before hard rounds.',
  'Eat and drink as planned on training days.',
]
const AIMS_AT_LEAST = 3

/** `next_week_focus`: what follows from the findings, the most pressing first, filled up to three with what always holds. */
export function nextWeekFocus(findings: readonly Finding[]): string[] {
  const aims = [...new Set(byUrgency(findings).flatMap(({ focus }) => focus ?? []))]
  return [...aims, ...STEADY_AIMS.slice(0, Math.max(0, AIMS_AT_LEAST - aims.length))]
}

const isPressing = ({ tone }: Finding) => tone === 'concern' || tone === 'watch'
