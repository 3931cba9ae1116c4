import type { AnswerContext } from '../../asked/answer-context.ts'
import type { Judged } from '../../day/verdicts.ts'
import type { WeekFacts } from './week-facts.ts'

/** What a decision about the team's week is made from. */
export interface WeekCase {
  /** The message. */
  text: string
  judged: readonly Judged[]
  facts: WeekFacts
}

/** An answer in its parts: the verdict first, then what to do, then one thing to watch. */
interface WeekAnswer {
  verdict: string
  body: string
  watch: string
  /** Articles that it rests on. */
  slugs: readonly string[]
}

export type WriteWeek = (given: WeekCase, context: AnswerContext) => Promise<WeekAnswer>
