import type { AnswerContext } from '../../context/answer-context.ts'
import type { AthleteVerdict } from '../../day/verdicts.ts'
import type { WeekFacts } from './week-facts.ts'

/** The input of a decision about the team's week. */
export interface WeekCase {
  /** The message. */
  text: string
  judged: readonly AthleteVerdict[]
  facts: WeekFacts
}

/** An answer in parts: the verdict first, then what to do, then one thing to watch. */
interface WeekAnswer {
  verdict: string
  body: string
  watch: string
  /** Articles it is based on. */
  slugs: readonly string[]
}

export type WriteWeek = (given: WeekCase, context: AnswerContext) => Promise<WeekAnswer>
