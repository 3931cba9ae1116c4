import { plainName } from '../../../wording/names.ts'
import type { DraftText } from '../draft-text.ts'
import { callName, type DraftFor } from './draft-for.ts'

/** "One line for each I can read out loud". */
export const ASKS_EACH_LINE =
  /\b(a|one|1|single|short|quick) (\p{L}+ )?(line|sentence)s? (for|about|on|per) (each|every|all|them|both)\b|\bline each\b|\bline per\b/iu

/** A line to read out for each athlete of the last answer: no figure, and nobody who got worse. */
export function writeEachLine(given: DraftFor): DraftText | undefined {
  const { wish, people, scope } = given
  const answer = wish.from?.answer ?? ''
  const lineOf = (name: string) => answer.split('\n').find((line) => line.includes(plainName(name))) ?? ''
  const isDown = (name: string) => /\bdown (by|from)\b|\bbiggest drop\b|\blower\b|\bworse\b/i.test(lineOf(name))
  const good = people.filter(({ name }) => !isDown(name))
  const left = people.filter(({ name }) => isDown(name))
  const what = /\bsleep|slept\b/i.test(answer)
    ? 'sleep'
    : /\brecovery\b/i.test(answer)
      ? 'recovery'
      : /\bhrv\b/i.test(answer)
        ? 'recovery'
        : 'work'
  if (good.length === 0 && left.length === 0) return undefined
  const course = /\b(up by|rise|rose|improv\w*|better)\b/i.test(answer) && what !== 'work' ? 'up' : 'good'
  const readOut = (good.length > 0 ? good : []).map((one, place) => ({
    text: `${callName(one, scope)}: ${(course === 'up' ? UP : GOOD)[place % UP.length]?.replace('{what}', what)}`,
    keep: 1 as const,
  }))
  if (readOut.length === 0) return undefined
  return {
    to: 'the team meeting',
    greeting: '',
    lines: readOut,
    isList: true,
    beneath: [
      'it has no figures, as the others hear it',
      left.length > 0 &&
        `left out, as the last answer has them going down: ${left.map(({ name }) => plainName(name)).join(', ')}`,
    ],
  }
}

const UP = [
  'your {what} has come up over these weeks. Nice work, keep it going.',
  'you have turned your {what} around. We see it.',
  'steady progress with your {what}. That is what we want.',
]
const GOOD = [
  'your {what} stands out right now. Keep it up.',
  'you set the pace with your {what}. Well done.',
  'your {what} is where we want it. Stay on it.',
]
