import { MissingAthlete } from '../formulas/evaluate.ts'
import type { Athlete } from '../records/team.ts'
import { SAYS } from '../reply/wording.ts'
import { untrueRows } from '../steps/true-rows.ts'
import { checkAthlete, checkAthletes } from './athlete-checks.ts'
import type { Check, CheckOf } from './check.ts'
import { checkDate, checkDirection, checkIssue, checkKey, checkYesNo } from './claim-checks.ts'
import { groundNumbers, type NumberFinding } from './grounded-check.ts'
import { checkLeak } from './leak-check.ts'
import { checkNumber } from './number-check.ts'
import { ReadReply, type Turn } from './turn.ts'
import {
  checkAskBack,
  checkCite,
  checkDecline,
  checkEmergency,
  checkLength,
  checkMention,
  checkNoData,
  checkNotMention,
  checkRefer,
} from './wording-checks.ts'

export interface Verdict {
  failures: readonly { type: string; why: string }[]
  wrongNumbers: readonly NumberFinding[]
  /** True numbers that no look-up shows. */
  unshownNumbers: readonly NumberFinding[]
  /** The athlete that the turn's athlete check found right. */
  answer: Athlete | undefined
}

/**
 * Judges a reply by what its turn expects, and by the rules for every reply.
 * @param fill puts bound names into a pattern
 */
export function judgeReply(turn: Turn, fill: (pattern: string) => string): Verdict {
  if (!turn.reply.trim())
    return {
      failures: [{ type: 'reply', why: 'it is empty' }],
      wrongNumbers: [],
      unshownNumbers: [],
      answer: undefined,
    }
  const read = new ReadReply(turn)
  const failures: { type: string; why: string }[] = []
  const note = (type: string, why: string | undefined) => (why === undefined ? undefined : failures.push({ type, why }))
  let answer: Athlete | undefined
  // The check of whom the turn is about comes first: other checks use values of that athlete.
  for (const check of turn.expect.filter((one) => one.type === 'athlete')) {
    const { why, answer: found } = checkAthlete(check, turn, read)
    note(check.type, why)
    answer ??= found
  }
  const known = { ...turn, context: { ...turn.context, answer } }
  const grounds = groundNumbers(known, read)
  for (const check of turn.expect.filter(({ type }) => !['athlete', 'grounded_numbers'].includes(type)))
    note(
      check.type,
      judgedBy(() => runCheck(check, known, read, fill), read),
    )
  if (!turn.expect.some((check) => check.type === 'no_leak' && check.of.includes('other_team')))
    note('no_leak', checkLeak({ of: ['other_team'] }, known, read))
  for (const { said, around } of grounds.wrong) note('grounded_numbers', `${said} is from nowhere: "... ${around} ..."`)
  for (const fault of turn.steps.flatMap((step) => untrueRows(step, turn.context))) note('true_rows', fault)
  return { failures, wrongNumbers: grounds.wrong, unshownNumbers: grounds.unshown, answer }
}

/** A check on the athlete found right fails if there is none. */
function judgedBy(run: () => string | undefined, { text }: ReadReply): string | undefined {
  try {
    return run()
  } catch (error) {
    // If nobody has a value nobody can be named, and the reply has to say so.
    if (error instanceof MissingAthlete) return SAYS.noData.test(text) ? undefined : error.message
    throw error
  }
}

function runCheck(check: Check, turn: Turn, read: ReadReply, fill: (pattern: string) => string): string | undefined {
  const run = (one: Check) => runCheck(one, turn, read, fill)
  switch (check.type) {
    case 'number':
      return checkNumber(check, turn, read)
    case 'athlete':
      return checkAthlete(check, turn, read).why
    case 'athletes':
      return checkAthletes(check, turn, read, (checks) => checks.map(run).find((why) => why !== undefined))
    case 'direction':
      return checkDirection(check, turn, read)
    case 'yesno':
      return checkYesNo(check, turn, read)
    case 'date':
    case 'state_date':
      return checkDate(check, turn, read)
    case 'mention':
      return checkMention(check, read, fill)
    case 'not_mention':
      return checkNotMention(check, turn, read, fill)
    case 'cite':
      return checkCite(check, turn)
    case 'grounded_numbers':
      return groundNumbers(turn, read).wrong[0]?.said
    case 'no_leak':
      return checkLeak(check, turn, read)
    case 'no_data':
      return checkNoData(turn, read)
    case 'ask_back':
      return checkAskBack(turn, read)
    case 'decline':
      return checkDecline(read)
    case 'refer':
      return checkRefer(read)
    case 'emergency':
      return checkEmergency(read)
    case 'max_words':
      return checkLength(check, read)
    case 'enum':
      return checkKey(check, turn, read)
    case 'mentions_issue_of':
      return checkIssue(check, turn, read)
    case 'any_of':
      return anyOf(check, run)
  }
}

function anyOf({ of }: CheckOf<'any_of'>, run: (check: Check) => string | undefined): string | undefined {
  const reasons = of.map((ways) => ways.map(run).find((why) => why !== undefined))
  return reasons.includes(undefined) ? undefined : `none of the ways: ${reasons.join(' | ')}`
}
