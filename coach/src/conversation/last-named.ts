import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import { findSpans, type ReadingScope } from '../reading/spans/find-spans.ts'
import { spansOf } from '../reading/spans/span.ts'
import type { KnownAthlete } from '../scope.ts'

/**
 * Whom a "he" means when the question before was about nobody's records: the athlete named last in the conversation;
 * undefined: several were, or nobody.
 */
export function lastNamed(history: readonly HistoryMessage[], scope: ReadingScope): KnownAthlete | undefined {
  for (const { role, content } of history.toReversed()) {
    const named = role === 'user' ? namedByPerson(content, scope) : namedInAnswer(content, scope)
    if (named.size === 0) continue
    const [only] = named
    // After an answer about several, the question before it may still name one.
    if (named.size === 1) return scope.athletes.find(({ id }) => id === only)
    if (role === 'user') return undefined
  }
  return undefined
}

const namedByPerson = (content: string, scope: ReadingScope) =>
  new Set(spansOf(findSpans(content, scope).spans, 'name').flatMap(({ athletes }) => athletes.map(({ id }) => id)))

const namedInAnswer = (content: string, { athletes }: ReadingScope) =>
  new Set(athletes.filter(({ name }) => content.includes(name.trim())).map(({ id }) => id))

/** The message with the first such pronoun replaced by the name. */
export const withName = (message: string, { name }: KnownAthlete): string =>
  message.replace(PRONOUN, (word) => (/^(his|hers)$/i.test(word) ? `${name.trim()}'s` : name.trim()))

const PRONOUN = /\b(he|him|his|she|hers?)\b/i

/** Whether somebody named before is referred to. */
export const saysPronoun = (message: string): boolean => PRONOUN.test(message)
