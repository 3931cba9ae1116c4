import type { Choice, Reading } from '@corner/contract/entities/chat.ts'
import { NO_ARTICLE, NOT_EXACTLY } from './answers/knowledge/knowledge.ts'
import { paragraphs } from './answers/phrases/lists.ts'
import { CHOICES } from './next-step.ts'

/** An answer of the built-in analyst. */
export interface Answered {
  /** Short markdown. */
  response: string
  /** How each part that was answered was read. */
  readings: Reading[]
  /** Where it asks back: what to choose from. */
  choices: Choice[]
}

/** That there is no article on a half of a sentence says the contrary of the other half's answer. */
function withoutNoArticle(responses: ReadonlySet<string>): string[] {
  const others = [...responses].filter(
    (response) => !response.startsWith(NO_ARTICLE) && !response.startsWith(NOT_EXACTLY),
  )
  return others.length > 0 ? others : [...responses]
}

/** Who has no device is said once, at the end, and so is that something else may have been meant. */
const TAIL =
  /^(If you meant something else:|(No device|No data|Nothing from last night yet): .*|Usually: the 28-day median\.)$/
function withoutTails(responses: readonly string[]): string[] {
  const last = responses.at(-1)
  return responses.map((response) =>
    response === last
      ? response
      : response
          .split('\n\n')
          .filter((paragraph) => !TAIL.test(paragraph) || (paragraph.startsWith('No') && !last?.includes(paragraph)))
          .join('\n\n'),
  )
}

/** The answers to the parts of a message as one. */
export const together = (answered: readonly Answered[]): Answered => ({
  // Two parts of a message may come to the same: it is said once.
  response: paragraphs(...withoutTails(withoutNoArticle(new Set(answered.map(({ response }) => response))))),
  readings: answered.flatMap(({ readings }) => readings),
  choices: answered.flatMap(({ choices }) => choices).slice(0, CHOICES),
})

/** An answer in words alone. */
export const only = (response: string): Answered => ({ response, readings: [], choices: [] })
