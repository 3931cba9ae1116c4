import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { WEEK } from '../reading/period-comparisons/windows.ts'
import { typedWords, windowsOf } from '../reading/period-comparisons/words.ts'
import { spansOf } from '../reading/spans/span.ts'

const NEEDS =
  /\b(who|which|whose|whom)\b.*\b(benefit|benefits|needs?|could use|should get|deserves?)\b.*\b(recovery (work|session|slot|treatment|time|tools?|modalit\w+|boots?)|treatment|ice bath|cold tub|massage|boots|rest day|extra rest|easy day)\b/
const OF_A_WEEK = /\b(week|lately|recent\w*|past (few|\d|seven|several)|last (few|\d|seven|several))\b/
const SLOTS =
  /\b(\d+|two|three|four|five|six|seven|eight|nine|ten) (slots?|spots?|places?|tables?|guys|athletes|kids|people|names)\b/
const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "Who would benefit the most from recovery work, judging by this past week" asks for the least recovered. */
export const asWhoNeedsIt: Rewrite = (request, part, message) => {
  const words = typedWords(part)
  const whole = message.toLowerCase()
  if (request.kind !== 'query' || !NEEDS.test(words) || !OF_A_WEEK.test(whole)) return undefined
  const named = spansOf(part.spans, 'name').length > 0
  const { who, measures } = request.query
  if (named || who.where || measures[0]?.metric !== 'recovery') return undefined
  const said = SLOTS.exec(whole)?.[1]
  const limit = said === undefined ? 5 : NUMBERS.includes(said) ? NUMBERS.indexOf(said) + 2 : Number(said)
  const window = windowsOf(part).find(({ isOneDay }) => !isOneDay)?.window ?? { last: WEEK }
  return {
    kind: 'query',
    query: {
      who,
      measures: [
        { metric: 'recovery', aggregate: 'mean' },
        { metric: 'sleep_duration', aggregate: 'mean' },
      ],
      days: { window },
      by: ['athlete'],
      order: 'lowest',
      ...(limit > 0 && limit <= 60 && { limit }),
      asks: 'who',
    },
  }
}
