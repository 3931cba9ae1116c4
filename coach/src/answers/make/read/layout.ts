import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'
import { numberNamed } from '../../../language/words/number-words.ts'

type Look = Pick<TeamPlan, 'shown' | 'lines' | 'surnames'>

const NUMBER = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)'
const LINES = [
  new RegExp(
    `\\b${NUMBER} (?:short |quick )?(?:lines?|items?|bullets?|points?|rows?)\\b(?! (?:per|each|a|for each|for every) )`,
  ),
  new RegExp(
    `\\b(?:max|at most|no more than|under|only|just|keep it (?:to|under)|cut (?:it )?to) ${NUMBER} ?(?:max|tops)?$`,
  ),
  new RegExp(`\\b${NUMBER} (?:tops|max|at most)(?! (?:per|in|to|a|each)\\b)`),
]
const SHORTER =
  /\b(shorter|shorten|too long|tl;?dr|trim (it|that)|tighten|condense|half as long|cut it down|too many (items|lines|words))\b/
/** The number of lines when only "shorter" was asked. */
const FEWER = 6
const TABLE = /\b(table|grid|spreadsheet|columns?|chart form)\b/
const LIST =
  /\b(just|only) (the |a |give me the )?(list|names|groups|plan|lines?|rooms|pairs)\b|\bnothing else\b|\b(final|clean|plain) (version|list|copy)\b|\bno (notes|extra\w*|explanations?|comments?)\b|\b(to|can|could) (copy|paste)\b|\bcopy (it|this|that)\b|\bcopy[ -]?paste\b|\bpaste\b|(?<!last |family |sur)\bnames only\b/
const TO_HANG = /\b(white ?board|print|tape|hang|door|wall)\b/
const SURNAMES = /\b(last|family|sur) ?names?\b/

/** How a plan is to be laid out. @param isChange whether it changes an existing plan */
export function layoutIn(words: string, isChange = false): Look {
  const counted = LINES.map((pattern) => pattern.exec(words)?.[1]).find(Boolean)
  // For items the heading is not used.
  const heading = /\b(items?|bullets?|points?|tops)\b/.test(words) ? 1 : 0
  const lines = counted === undefined ? undefined : (numberNamed(counted) ?? Number(counted)) + heading
  return {
    ...(TABLE.test(words) && { shown: 'table' as const }),
    ...((LIST.test(words) || (isChange && TO_HANG.test(words))) && { shown: 'list' as const }),
    ...(lines ? { lines } : isChange && SHORTER.test(words) && { lines: FEWER }),
    ...(SURNAMES.test(words) && { surnames: true as const }),
  }
}
