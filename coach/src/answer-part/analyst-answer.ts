import type { Choice, Reading } from '@corner/contract/entities/chat.ts'
import { NO_ARTICLE, NOT_EXACTLY } from '../answers/knowledge/knowledge.ts'
import { paragraphs } from '../answers/phrases/lists.ts'
import { MOST_CHOICES } from './next-step.ts'

/** An answer of the built-in analyst. */
export interface AnalystAnswer {
  /** Short markdown. */
  response: string
  /** How each answered part was read. */
  readings: Reading[]
  /** The choices, when it asks back. */
  choices: Choice[]
}

/** What the other readings of a message stand under, as buttons. */
export const DOUBT = 'If you meant something else:'

/** With one more paragraph: what follows "If you meant something else:" are the buttons, and nothing of the answer. */
export const aboveDoubt = (response: string, paragraph: string): string =>
  response.endsWith(DOUBT)
    ? paragraphs(response.slice(0, -DOUBT.length).trimEnd(), paragraph, DOUBT)
    : paragraphs(response, paragraph)

/** "There is no article" about one half of a sentence would contradict the answer to the other half. */
function withoutNoArticle(responses: ReadonlySet<string>): string[] {
  const others = [...responses].filter(
    (response) => !response.startsWith(NO_ARTICLE) && !response.startsWith(NOT_EXACTLY),
  )
  return others.length > 0 ? others : [...responses]
}

/** Who has no device or an ended link, and that something else may have been meant, is said once, at the end. */
const TAIL =
  /^(If you meant something else:|(Ask first|No device|No data|Nothing from last night yet): .*|Usually: the \d+-day median\.|Link ended, .*|The link of .* ended: .*)$/
const NAMES_WITHOUT = /^(No|Link ended|The link of)/
function withoutTails(responses: readonly string[]): string[] {
  const last = responses.at(-1)
  return responses.map((response) =>
    response === last
      ? response
      : response
          .split('\n\n')
          .filter((paragraph) => !TAIL.test(paragraph) || (NAMES_WITHOUT.test(paragraph) && !last?.includes(paragraph)))
          .join('\n\n'),
  )
}

/** A question to ask somebody is given once: a line of its own only where no other part has it. */
const ASKED = /^Ask [^"]*: ("[^"]*")$/
const withoutAskedTwice = (responses: readonly string[]): string[] =>
  responses.map((response, place) => {
    const before = responses.slice(0, place).join('\n')
    const after = responses.slice(place + 1).flatMap((one) => one.split('\n\n').filter((each) => !ASKED.test(each)))
    const elsewhere = [before, ...after].join('\n')
    const isNew = (paragraph: string) => {
      const question = ASKED.exec(paragraph)?.[1]
      return question === undefined || !elsewhere.includes(question)
    }
    return response.split('\n\n').filter(isNew).join('\n\n')
  })

/** Joins the answers to the parts of a message. */
export const joinAnswers = (answered: readonly AnalystAnswer[]): AnalystAnswer => ({
  // Two parts may have the same answer: it is given once.
  response: paragraphs(
    ...withoutAskedTwice(withoutTails(withoutNoArticle(new Set(answered.map(({ response }) => response))))),
  ),
  readings: answered.flatMap(({ readings }) => readings),
  choices: answered.flatMap(({ choices }) => choices).slice(0, MOST_CHOICES),
})

/** An answer of text alone. */
export const textAnswer = (response: string): AnalystAnswer => ({ response, readings: [], choices: [] })
