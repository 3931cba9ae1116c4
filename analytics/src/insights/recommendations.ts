import { STRENGTH_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import type { Insight } from '@corner/contract/entities/ai-insights.ts'
import type { Sign, SignKind } from '../day-verdict/sign.ts'
import { isHeldBack } from '../day-verdict/verdict-place.ts'
import { nameOfVital } from '../day-verdict/vital-signs.ts'
import type { Evidence } from './evidence.ts'
import { byUrgency, type Finding } from './finding.ts'
import { needsRecoveryEmphasis } from './month.ts'
import { strengthLevel, strengthToday } from './readiness.ts'
import { begun, listed } from './sentence.ts'
import { SIGN_WORDS } from './sign-subjects.ts'
import { steadyAims } from './steady-aims.ts'
import { CUT, isIntensityCut } from './training.ts'

/** `key_sessions`: the sessions of the default microcycle, adapted to the athlete's data. */
export function keySessions(evidence: Evidence): string[] {
  const sessions = [
    strengthSession(evidence),
    'Technique: drills and positions at full quality',
    isIntensityCut(evidence)
      ? `Aerobic: easy and steady, ${CUT}% below the usual intensity`
      : 'Aerobic: easy and steady',
  ]
  return needsRecoveryEmphasis(evidence)
    ? [...sessions, 'Recovery: one evening kept free for an early night']
    : sessions
}

/**
 * The guidance's load for the level, in the wording of the verdict; on a day of technique and mobility it is an upper
 * limit.
 */
function strengthSession(evidence: Evidence): string {
  const level = strengthLevel(evidence)
  if (level === null && evidence.isWithoutRecovery) return strengthByEffort(evidence)
  if (level === null) return 'Strength: by effort, without a fresh recovery score to set it by'
  const { strength, effort } = STRENGTH_GUIDANCE[level]
  const load = `${strength} of recent bests at ${effort}`
  return `Strength: ${strengthToday(evidence, load)}`
}

/** Where the maker gives no recovery, by which the guidance sets its loads. */
const strengthByEffort = (evidence: Evidence): string =>
  `Strength: ${isHeldBack(evidence.day.verdict) ? strengthToday(evidence, 'an easy effort') : 'by effort'}`

/**
 * `recovery_modality`: how to recover, sleep before other methods (knowledge/articles/recovery-basics.md). null: no data.
 */
export function recoveryModality(evidence: Evidence, findings: readonly Finding[]): string | null {
  if (!evidence.hasRecords) return null
  const isSlept = (kind: string) => findings.some((finding) => finding.kind === kind && isPressing(finding))
  if (isSlept('month_sleep') || isSlept('sleep_duration')) return 'Sleep first: more time in bed, a fixed wake time'
  // A moderate readiness is yellow like its band, and asks for no other recovery.
  const isLow = findings.some(({ kind, concern }) => kind === 'readiness' && concern !== undefined)
  if (isLow || isSlept('hrv') || isSlept('resting_heart_rate')) return 'Active recovery: easy aerobic work and mobility'
  if (isSlept('strain') || isSlept('total_strain') || isSlept('month_strain'))
    return 'An easy day after each hard one, food and fluid soon after training'
  return 'Usual routine: sleep, food, then tools'
}

/** Signs that no guidance rule covers (runs, and other vital signs), with their entry for next week. */
const BEYOND_THE_RULES: Partial<Record<SignKind, string | null>> = {
  illness_signs: 'Keep the days easy until the vital signs are usual again, then come back step by step.',
  red_mornings: 'Begin the week with two easy days, and go on only with mornings out of the red.',
  short_nights: 'Nights first: an hour earlier to bed until the week is made up for.',
  falling_recovery: null,
  respiratory_rate_up: null,
  skin_temperature_up: null,
}

/** The finding whose measure a sign gives already, with more of its values. */
const FINDING_OF: Partial<Record<SignKind, string>> = {
  red_mornings: 'readiness',
  falling_recovery: 'readiness',
  short_nights: 'sleep_duration',
}

/**
 * `areas_of_concern`: runs and vital signs first, then the findings of rules, most urgent first, each measure once: no
 * trend or low mornings of HRV beside its week, and no finding that a sign tells. A card on another subject that asks for attention is listed by its title.
 * @param cards those that are shown
 */
export function areasOfConcern(
  findings: readonly Finding[],
  { day, lowHrvMornings }: Pick<Evidence, 'day' | 'lowHrvMornings'>,
  cards: readonly Pick<Insight, 'subject' | 'title' | 'tone'>[] = [],
): string[] {
  const pressing = findings.filter(isPressing)
  const isHrvListed = pressing.some(({ kind, concern }) => kind === 'hrv' && concern !== undefined)
  const seen = day.signs.filter(({ kind }) => kind in BEYOND_THE_RULES)
  const vitals = seen.flatMap((sign) => sign.vitals ?? [])
  const isHrvTold = isHrvListed || vitals.includes('hrv')
  const told = new Set<string>([
    // The HRV of the week is more than that of the night among the vital signs.
    ...vitals.filter((vital) => vital !== 'hrv'),
    ...seen.flatMap(({ kind }) => FINDING_OF[kind] ?? []),
    ...(isHrvTold ? ['intensity'] : []),
  ])
  const unsaid = byUrgency(pressing).filter(({ kind }) => !told.has(kind))
  const mornings = lowHrvMornings === null || isHrvTold ? [] : [lowHrvMornings]
  const subjects = new Set([
    ...seen.map(({ kind }) => SIGN_WORDS[kind].subject),
    ...unsaid.flatMap(({ concern, subject }) => (concern === undefined ? [] : subject)),
    ...mornings.map(() => 'Heart'),
  ])
  const ofCards = cards.filter((card) => isPressing(card) && !subjects.has(card.subject))
  return [
    ...seen.map(concernOf),
    ...unsaid.flatMap(({ concern }) => concern ?? []),
    ...mornings,
    ...ofCards.map(({ title }) => title),
  ]
}

/** Several vital signs by their names: their figures stand in the headline, with their own ranges. */
const concernOf = ({ text, vitals }: Sign): string =>
  begun(vitals === undefined ? text : `${listed(vitals.map(nameOfVital))} far off the usual`)

const AIMS_AT_LEAST = 3

/** `next_week_focus`: from signs and findings, most urgent first, filled up to three with general advice. */
export function nextWeekFocus(findings: readonly Finding[], evidence: Evidence): string[] {
  const ofSigns = evidence.day.signs.flatMap(({ kind }) => BEYOND_THE_RULES[kind] ?? [])
  const isMonthShort = findings.some(({ kind, focus }) => kind === 'month_sleep' && focus !== undefined)
  // The month's emphasis already covers the nights.
  const told = byUrgency(findings).filter(({ kind }) => !(isMonthShort && kind === 'sleep_duration'))
  const aims = [...new Set([...ofSigns, ...told.flatMap(({ focus }) => focus ?? [])])]
  return [...aims, ...steadyAims(evidence).slice(0, Math.max(0, AIMS_AT_LEAST - aims.length))]
}

const isPressing = ({ tone }: Pick<Insight, 'tone'>) => tone === 'concern' || tone === 'watch'
