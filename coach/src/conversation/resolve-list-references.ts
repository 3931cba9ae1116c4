import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import { findSpans, type ReadingScope } from '../reading/spans/find-spans.ts'
import { listReferenceIn } from './list-reference.ts'
import { lastListed, listedIn } from './listed-athletes.ts'
import { withoutDeniedQuestions } from './without-denied-questions.ts'

interface Said {
  message: string
  history: readonly HistoryMessage[]
  scope: ReadingScope
}

/** A pronoun that stands for one person. */
const OF_ONE = /\b(he|she|him|her|his|hers)\b/i

/**
 * A message with words for one of the last list ("the worst one", "the one who dropped most") replaced by the name, so
 * that it reads like a question that names somebody. If the list has only one athlete, a "he" is that one.
 */
export function resolveListReferences<Asked extends Said>(given: Asked): Asked {
  const { history, scope } = given
  // There is no list before any answer.
  if (!history.some(({ role }) => role === 'assistant')) return given
  const asked = { ...given, message: withoutDeniedQuestions(given.message) }
  const { message } = asked
  if (scope.view === 'own' || findSpans(message, scope).spans.some(({ kind }) => kind === 'name')) return asked
  const pointed = listReferenceIn(message, lastListed(history, scope.athletes))
  if (pointed)
    return { ...asked, message: message.replace(/[’]/g, "'").replace(pointed.said, pointed.one.athlete.name) }
  const last = history.findLast(({ role }) => role === 'assistant')
  const [only, second] = listedIn(last?.content ?? '', scope.athletes)
  const before = last?.requests
  const isNamed = before?.some((request) => JSON.stringify(request).includes('"ids"'))
  if (!only || second || isNamed || !OF_ONE.test(message)) return asked
  return { ...asked, message: message.replace(OF_ONE, (word) => nameFor(word, only.athlete.name)) }
}

const nameFor = (word: string, name: string) => (/^(his|hers)$/i.test(word) ? `${name}'s` : name)
