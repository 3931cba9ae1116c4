import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import { whatWas } from '@corner/analytics/day-verdict/what-was.ts'
import { overSince } from '@corner/analytics/insights/what-is-over.ts'
import type { DayIntent } from '../../reading/day/day-intent.ts'
import type { CoachScope } from '../../scope.ts'
import { writeWhen } from '../../wording/day-names.ts'
import { writeValue } from '../../wording/figures.ts'
import { boldName, plainName } from '../../wording/names.ts'
import { joinAnd, sentences, uncapital } from '../phrases/lists.ts'
import type { Lead } from './intent/answer-lead.ts'
import {
  type FreshVerdict,
  hasIllness,
  isHeld,
  questionFor,
  reasonsOf,
  waitsForScore,
  writeTextsBelow,
} from './verdicts.ts'

/** The verdict on one athlete in a sentence that fits the question. */
export function openVerdict(
  one: FreshVerdict,
  { today }: Pick<CoachScope, 'today'>,
  asked: DayIntent,
  lead: Lead = 'yes_no',
): string {
  const { athlete, verdict } = one
  const name = boldName(athlete.name)
  const waits = waitsForScore(one, today) && `for a hard day ${name} needs this morning's score.`
  if (lead === 'reason_against') return waits ? `No reason against the plan; ${waits}` : AGAINST[verdict](name)
  if (lead === 'either') return OPENINGS[verdict](name)
  if (lead === 'less') return LESS[verdict](name)
  if (lead === 'fresh') return waits ? `**Not known yet**: ${waits}` : FRESH[verdict](name)
  if (lead === 'match')
    return sentences(OF_MATCH[verdict](name), verdict !== 'ask' && 'Look again on the morning of the match.')
  if (asked === 'sit_out')
    return {
      easy: `**Yes**: keep ${name} out of live wrestling today.`,
      lighter: `**No**, but ${name} needs a lighter day.`,
      as_planned: `**No**: ${name} can train as planned.`,
      hard: `**No**: ${name} is ready for a hard day.`,
      ask: '',
    }[verdict]
  if (asked === 'push' || asked === 'live' || asked === 'ready')
    return {
      easy: `**No**: keep ${name} out of live wrestling today.`,
      lighter: `${LIGHTER_TO[asked]}: ${name} needs a lighter day.`,
      as_planned:
        asked === 'push'
          ? waits
            ? `As planned for now: ${waits}`
            : `As planned, but no more: ${name} is no clean green today.`
          : `**Yes**: ${name} can train as planned.`,
      hard: `**Yes**: ${name} is ready for a hard day.`,
      ask: '',
    }[verdict]
  return OPENINGS[verdict](name)
}

const OPENINGS: Record<FreshVerdict['verdict'], (name: string) => string> = {
  easy: (name) => `Keep ${name} out of live wrestling today.`,
  lighter: (name) => `${name} needs a lighter day.`,
  as_planned: (name) => `${name} can train as planned.`,
  hard: (name) => `${name} is ready for a hard day.`,
  ask: (name) => `No fresh recovery of ${name} has come.`,
}

/** What a lighter day is to a question about more. */
const LIGHTER_TO = {
  push: '**Not today**',
  live: '**Not before the warm-up**',
  ready: '**Yes, but shorter**',
} as const

/** To "any reason not to?". */
const AGAINST: Record<FreshVerdict['verdict'], (name: string) => string> = {
  easy: (name) => `**Yes, there is**: keep ${name} out of live wrestling today.`,
  lighter: (name) => `**Yes, there is**: ${name} needs a lighter day.`,
  as_planned: (name) => `No reason against the plan, but no more than that: ${name} is no clean green today.`,
  hard: (name) => `**No reason not to**: ${name} is ready for a hard day.`,
  ask: OPENINGS.ask,
}

/** To "should I cut his volume?": yes is less. */
const LESS: Record<FreshVerdict['verdict'], (name: string) => string> = {
  easy: (name) => `**Yes**: keep ${name} out of live wrestling today.`,
  lighter: (name) => `**Yes**: shorter today, ${name} needs a lighter day.`,
  as_planned: (name) => `**No**: ${name} can train as planned.`,
  hard: (name) => `**No**: ${name} is ready for a hard day.`,
  ask: OPENINGS.ask,
}

/** To "is he fresh?". */
const FRESH: Record<FreshVerdict['verdict'], (name: string) => string> = {
  easy: (name) => `**No**: keep ${name} out of live wrestling today.`,
  lighter: (name) => `**No**: ${name} needs a lighter day.`,
  as_planned: (name) => `**Not quite**: ${name} is no clean green today, but can train as planned.`,
  hard: (name) => `**Yes**: ${name} is ready for a hard day.`,
  ask: OPENINGS.ask,
}

/** To "ready to compete?": the day of a match is not today, and a match has one length. */
const OF_MATCH: Record<FreshVerdict['verdict'], (name: string) => string> = {
  easy: (name) => `**No** by today's data: keep ${name} out of live wrestling.`,
  lighter: (name) => `**No clean yes**: ${name} needs a lighter day today, and a match is not made shorter.`,
  as_planned: (name) => `**Yes** by today's data: ${name} can train as planned.`,
  hard: (name) => `**Yes** by today's data: ${name} is ready for a hard day.`,
  ask: OPENINGS.ask,
}

/**
 * The reasons for the verdict: the recovery, and the signs against a hard day.
 * @param above what the answer tells already
 * @param standing replaces its own sentence on the recovery
 */
export function carryVerdict(
  one: FreshVerdict,
  { today, above }: Pick<CoachScope, 'today'> & { above?: string | undefined },
  standing = sayStanding(one, today),
): string {
  const reasons = reasonsOf(one)
  return sentences(
    standing,
    reasons.length > 0
      ? `Against a hard day: ${writeTextsBelow(reasons, above)}.`
      : isHeld(one)
        ? 'That alone asks for it.'
        : 'Nothing in sleep, heart rate or HRV is a sign against it.',
    sayOver(one),
    one.recoveryDate < today && "Today's has not come yet, so look again.",
  )
}

/** `Recovery is 45% (today), usually 62%.` */
const sayStanding = ({ recovery, recoveryDate, usual }: FreshVerdict, today: string) =>
  `Recovery is **${writeValue('recovery', recovery)}** (${writeWhen(recoveryDate, today)})${usual === null ? '' : `, usually ${writeValue('recovery', usual)}`}.`

/** A sign that has ended and needed a careful return; '' when there are reasons, which come first. */
function sayOver({ past, signs }: FreshVerdict): string {
  const since = overSince(past)
  return since === undefined || signs.length > 0
    ? ''
    : `Back to normal since ${since}, after ${joinAnd(past.map(whatWas))}.`
}

/** One thing to do and one question to ask; an athlete is not told to ask themselves. */
export function actOn(one: FreshVerdict, { view }: Pick<CoachScope, 'view'>, lead: Lead = 'yes_no'): string {
  const ask = questionFor(one) ?? (one.past.length > 0 ? 'Do you feel quite yourself again?' : undefined)
  const { action } = VERDICT_WORDS[one.verdict]
  return sentences(
    lead === 'match' ? `In practice today: ${uncapital(action)}` : action,
    view === 'team' && hasIllness(one) && 'The athletic trainer sees them first: several vital signs are off at once.',
    view === 'team' && ask !== undefined && `Check in with ${plainName(one.athlete.name)}: "${ask}"`,
  )
}
