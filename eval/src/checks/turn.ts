import type { Context } from '../formulas/context.ts'
import type { Answer } from '../formulas/evaluate.ts'
import { evaluate } from '../formulas/evaluate.ts'
import type { Formula } from '../formulas/formula.ts'
import type { Athlete, Team } from '../records/team.ts'
import { withoutDates } from '../reply/dates.ts'
import { numbersIn, type SaidNumber } from '../reply/numbers.ts'
import { type Owner, ownersOf } from '../reply/owners.ts'
import { plainText, sentencesOf } from '../reply/plain-text.ts'
import type { Step } from '../steps/step.ts'
import type { Check } from './check.ts'

/** What a check may use. */
export interface Turn {
  /** As received: markdown. */
  reply: string
  steps: readonly Step[]
  /** The user's messages so far, this turn's last. */
  asked: readonly string[]
  context: Context
  /** A bound athlete of another team, which the context does not contain. */
  foreign: readonly Athlete[]
  others: readonly Team[]
  /** Bodies of the linked articles, by slug. */
  articles: ReadonlyMap<string, string>
  /** Texts that no reply may show: passwords, and a model's rules. */
  secrets: readonly string[]
  prompts: readonly string[]
  /** Everything this turn expects. */
  expect: readonly Check[]
}

/** A reply, parsed once. */
export class ReadReply {
  readonly text: string
  readonly sentences: readonly string[]
  readonly numbers: readonly (SaidNumber & { owner: Owner })[]

  constructor({ reply, context }: Turn) {
    this.text = plainText(reply)
    this.sentences = sentencesOf(this.text)
    const dateless = withoutDates(this.text, context.asOf)
    const numbers = numbersIn(dateless)
    const owners = ownersOf(dateless, numbers, context.team.athletes)
    this.numbers = numbers.map((number, place) => ({
      ...number,
      owner: owners[place] ?? { athletes: [], isTeam: false, inSentence: false },
    }))
  }
}

/** The right answers of a check: of its formula, and of the alternative one. */
export const rightAnswers = (
  { formula, alt_formula }: { formula: Formula; alt_formula?: Formula | undefined },
  { context }: Turn,
): Answer[] => [formula, alt_formula].filter((one) => one !== undefined).map((one) => evaluate(one, context))

export const namesOf = (athletes: readonly Athlete[]): string => athletes.map(({ full }) => full).join(', ')
