import type { FactRow } from '@corner/analytics/query/facts.ts'
import type { KnownFact } from '../context/look-up.ts'
import { joinAnd, paragraphs } from '../phrases/lists.ts'
import type { AnswerInput } from './answer-input.ts'
import { figuresOf } from './line-figure.ts'

/** How many after the first are given, where only the first was asked for. */
const RUNNERS_UP = 2
/** Up to this many who share a place are named. */
const TIED_NAMED = 6

/** How to word the first place. */
interface First {
  /** `Ann Ash`, `Mon Nov 16`. */
  nameOf(row: FactRow): string
  /** What to call them where there are too many to name: `7 athletes`. */
  noun: string
  /** `has the lowest recovery over the last 7 days`; for several who share it, `have`. */
  verb: 'has' | 'had'
  what: string
  write?(fact: KnownFact): string
  /** After the figures of one: ` (3 athletes)`. */
  of?(row: FactRow): string
}

/** Who or what is first in the given order, with the figure in bold, and who is next. */
export function writeFirst(told: AnswerInput, { nameOf, noun, verb, what, write, of = () => '' }: First): string {
  const { rows, others } = told.facts
  const [first] = rows
  if (!first) return ''
  const names =
    rows.length > TIED_NAMED ? `**${rows.length} ${noun}s**` : joinAnd(rows.map((row) => `**${nameOf(row)}**`))
  const figures = (row: FactRow) => `${figuresOf(row, told, write && { write })}${of(row)}`
  const next = others.filter(({ place }) => place !== null).slice(0, RUNNERS_UP)
  const isNextTold = next.length > 0 && told.query.place === undefined && rows.length <= TIED_NAMED
  return paragraphs(
    `${names} ${rows.length > 1 ? 'share' : verb} ${what}: ${setOff(figures(first))}.`,
    isNextTold &&
      `Next: ${next.map((row) => `${nameOf(row)} ${figures(row)}`).join(told.query.measures.length > 1 ? '; ' : ', ')}.`,
  )
}

/** The answer itself is bold, not the brackets after it. */
const setOff = (text: string): string => text.replace(/^.+?(?=( \(|, |$))/, (figure) => `**${figure}**`)
