import { evaluate } from '../formulas/evaluate.ts'
import { datesIn } from '../reply/dates.ts'
import { countWordsIn, slackOf } from '../reply/numbers.ts'
import { directionSaid, SAYS, yesOrNo } from '../reply/wording.ts'
import type { CheckOf } from './check.ts'
import type { ReadReply, Turn } from './turn.ts'

/** A hedge that makes a direction mean no change. */
const HEDGED = /\b(?:says little|hardly|barely|within (?:the )?(?:noise|normal)|so small a change|no clear)\b/i

/** Up, down or flat, by the formula's sign; up to `eps` it is flat, and close to it either word is right. */
export function checkDirection(
  { formula, eps }: CheckOf<'direction'>,
  turn: Turn,
  read: ReadReply,
): string | undefined {
  const answer = evaluate(formula, turn.context)
  if (answer.kind !== 'number') throw new Error('A direction is that of a number')
  const { value, metric } = answer
  if (value === null)
    return SAYS.noData.test(read.text) ? undefined : 'there is no trend, and the reply does not say so'
  const said = directionSaid(read.sentences)
  const way = value > 0 ? 'up' : 'down'
  // "Improving" is down for a resting heart rate.
  const isTurned = metric === 'resting_heart_rate' && /improv|better|worse/i.test(read.sentences[0] ?? '')
  const claim = isTurned && said === 'up' ? 'down' : isTurned && said === 'down' ? 'up' : said
  const isHedged = HEDGED.test(read.text)
  const right =
    Math.abs(value) <= eps ? ['flat', ...(isHedged ? [way] : [])] : Math.abs(value) <= 2 * eps ? ['flat', way] : [way]
  if (claim && right.includes(claim)) return undefined
  return `says ${claim ?? 'no direction'}, the change is ${Math.round(value * 100) / 100} (flat up to ${eps})`
}

export function checkYesNo({ formula }: CheckOf<'yesno'>, turn: Turn, read: ReadReply): string | undefined {
  const answer = evaluate(formula, turn.context)
  if (answer.kind !== 'truth') throw new Error('Yes or no is the truth of a comparison')
  if (answer.truth === null)
    return SAYS.noData.test(read.text) ? undefined : 'there is no value, and the reply does not say so'
  const said = yesOrNo(read.sentences)
  const word = (truth: boolean | undefined) => (truth === undefined ? 'neither yes nor no' : truth ? 'yes' : 'no')
  return said === answer.truth ? undefined : `says ${word(said)}, right is ${word(answer.truth)}`
}

/** The day in any usual form. */
export function checkDate(
  { formula }: CheckOf<'date' | 'state_date'>,
  turn: Turn,
  read: ReadReply,
): string | undefined {
  const answer = evaluate(formula, turn.context)
  if (answer.kind !== 'day') throw new Error('A date is that of a formula with a day')
  if (answer.day === null)
    return SAYS.noData.test(read.text) ? undefined : 'there is no such day, and the reply does not say so'
  const said = datesIn(read.text, turn.context.asOf).map(({ day }) => day)
  return said.includes(answer.day) ? undefined : `the date ${answer.day} is not there`
}

/** A word of the right key comes first; one of another key is a wrong claim. */
export function checkKey({ formula, values }: CheckOf<'enum'>, turn: Turn, { text }: ReadReply): string | undefined {
  const answer = evaluate(formula, turn.context)
  if (answer.kind !== 'key') throw new Error('An enum is of a formula with a key')
  const found = Object.entries(values).flatMap(([key, patterns]) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(new RegExp(pattern, 'gi'))].map(({ index }) => ({
        key,
        index,
        isDenied: DENIED.test(text.slice(0, index)),
      })),
    ),
  )
  const [first] = found.filter(({ isDenied }) => !isDenied).sort((a, b) => a.index - b.index)
  if (first?.key === answer.key) return undefined
  return first ? `says ${first.key}, right is ${answer.key}` : `no word for ${answer.key}`
}

const DENIED = /\b(?:not|n't|neither|nor|rather than|never)\b[^.]{0,16}$/i

/** One rule that really applies to the athlete, with its value. */
export function checkIssue({ formula }: CheckOf<'mentions_issue_of'>, turn: Turn, read: ReadReply): string | undefined {
  const answer = evaluate(formula, turn.context)
  if (answer.kind !== 'issues') throw new Error('An issue is one of the at-risk rules')
  if (answer.issues.length === 0) {
    const saysSo = /\b(?:not (?:flagged|at risk)|no (?:at-risk )?(?:rule|issue|flag)s?|isn't (?:flagged|at risk))\b/i
    return saysSo.test(read.text) ? undefined : `${answer.of.full} breaks no rule, and the reply does not say so`
  }
  const isNamed = answer.issues.some(({ words, value }) => {
    if (!words.test(read.text)) return false
    if (value === null || countWordsIn(read.text).includes(value)) return true
    return read.numbers.some((said) => Math.abs(Math.abs(said.value) - Math.abs(value)) <= slackOf(said, 0.51))
  })
  return isNamed
    ? undefined
    : `none of the rules that hold is named with its value (${answer.issues.map(({ value }) => value?.toFixed(1) ?? 'not connected').join(', ')})`
}
