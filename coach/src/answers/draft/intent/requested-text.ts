import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import type { Request, Who } from '@corner/contract/entities/query.ts'
import { lastNamed } from '../../../conversation/last-named.ts'
import { listedIn } from '../../../conversation/listed-athletes.ts'
import { findSpans, type ReadingScope } from '../../../reading/spans/find-spans.ts'
import { spansOf } from '../../../reading/spans/span.ts'
import { plainName } from '../../../wording/names.ts'
import { recipientIn } from '../request/recipient.ts'
import { joinTurns, LONGEST_DRAFT_REQUEST, turnsOf } from '../request/turns.ts'
import { asksForWriteUp, isOfSeveral, toldNothing } from '../request/write-up.ts'
import { asksForRanking, asksForText, changesRanking } from './asks-for-text.ts'
import { changesDraft, namesDraft } from './changes-draft.ts'
import { meansHeldBack } from './held-back.ts'
import { isSeparateText, readersByMetric } from './readers-by-metric.ts'

type Draft = Extract<Request, { kind: 'draft' }>

interface Talk {
  scope: ReadingScope
  history: readonly HistoryMessage[]
}

/**
 * The text that a message as a whole asks for: a new one, one made from the last answer ("make that a text"), or the
 * last one with a change. Read from the words alone, because the trained reader would take "take the numbers out" for
 * another kind of request.
 * @returns undefined: no text is asked for
 */
export function requestedText(message: string, talk: Talk): Draft | undefined {
  if (talk.scope.view === 'own') return undefined
  const isWriteUp = asksForWriteUp(message) && toldBefore(message, talk.history) !== undefined
  const isWish = asksForText(message) || asksForRanking(message) || isWriteUp
  const before = draftBefore(message, talk)
  if (isLookOfMade(message, talk.history)) return undefined
  const picked = readersByMetric(message)
  if (before && picked && isSeparateText(message)) return { kind: 'draft', who: picked, topic: plain(message) }
  const isChange =
    before !== undefined && (isWish ? POINTS_BACK.test(message) : changesDraft(message) || isOfRanking(before, message))
  if (isChange) return { ...before, ...whoInstead(message, talk), topic: joinTurns(before.topic, plain(message)) }
  return isWish ? newWish(message, talk) : undefined
}

const isOfRanking = ({ topic }: Draft, message: string) =>
  asksForRanking(turnsOf(topic)[0] ?? '') && changesRanking(message)

/** A generated plan in a form to hang up: "write it up as 5 lines for the door" does not make it a text. */
const isLookOfMade = (message: string, history: Talk['history']) =>
  history
    .findLast(({ role }) => role === 'assistant')
    ?.requests?.some((request) => request.kind === 'advice' && request.make !== undefined) === true &&
  (asksForWriteUp(message) || /\b(door|wall|white ?board|board|print|tape|hang)\b/i.test(message)) &&
  !/\b(texts?|e-?mails?|notes?|messages?|msgs?|parents?|coach(es)?|trainers?|staff|group ?chat)\b/i.test(message)

const plain = (message: string) => message.replace(/\s+/g, ' ').trim().slice(0, LONGEST_DRAFT_REQUEST)

/** The draft that a change is about: the last answer, or one of the last few where the words name the text. */
function draftBefore(message: string, { history }: Talk): Draft | undefined {
  const answers = history.filter(({ role, requests }) => role === 'assistant' && requests?.length !== 0).toReversed()
  const among = namesDraft(message) ? answers.slice(0, LOOKED_BACK) : answers.slice(0, 1)
  return among.flatMap(({ requests }) => requests?.filter((request) => request.kind === 'draft') ?? [])[0]
}
const LOOKED_BACK = 4

const POINTS_BACK = /\b(it|that|this|those|these|same|another|instead|one for|version|again)\b/i

/** "Now one for Zaur": the same text to somebody else. */
function whoInstead(message: string, talk: Talk): { who?: Who } {
  const ids = namedIn(message, talk.scope)
  return ids && /\b(for|to) (\p{Lu}|\p{L}+ (too|as well|instead))/u.test(message) ? { who: { ids } } : {}
}

function namedIn(message: string, scope: ReadingScope): [string, ...string[]] | undefined {
  const bare = message.replace(/\b(coach|doctor|dr\.?|mr\.?|mrs\.?|ms\.?) \p{Lu}\p{L}+/giu, ' ')
  const ids = new Set(
    spansOf(findSpans(bare, scope).spans, 'name').flatMap(({ athletes }) => athletes.map(({ id }) => id)),
  )
  const [first, ...others] = ids
  return first === undefined ? undefined : [first, ...others]
}

function newWish(message: string, talk: Talk): Draft | undefined {
  const { scope, history } = talk
  const said = saidBefore(history)
  const isWriteUp = asksForWriteUp(message)
  const last = history.findLast(({ role }) => role === 'assistant')
  const answer = (isWriteUp ? toldBefore(message, history) : undefined) ?? last?.content
  const named = namedIn(message, scope)
  const isOfBefore =
    answer !== undefined && said !== undefined && (isWriteUp || OF_BEFORE.test(message.replace(/[’]/g, "'")))
  const one = !named && OF_ONE.test(message) ? lastNamed(history, scope) : undefined
  const all = !named && !one && answer ? toldOf(answer, scope) : []
  // "Put that into a note": about the one person meant, as "each of them" is about several.
  const isMeant = OF_THEM.test(message) || meansHeldBack(message) || (isOfBefore && all.length === 1)
  const listed = isMeant && all.length < scope.athletes.length ? all : []
  const isOfNobody = !named && !one && listed.length === 0 && OF_ONE.test(message)
  if (isOfNobody && ASKS_WHAT_TO_SAY.test(message) && isToAthletes(message.replace(OF_ONE_ALL, ' '))) return undefined
  const [first, ...others] = named ?? (one ? [one.id] : listed.map(({ id }) => id))
  const picked = readersByMetric(message)
  const same = isWriteUp ? last?.requests?.findLast((request) => 'who' in request) : undefined
  return {
    kind: 'draft',
    who: first === undefined ? (same && 'who' in same ? same.who : (picked ?? {})) : { ids: [first, ...others] },
    topic: plain(message),
    ...(isOfBefore && { from: { question: said, answer: answer.slice(0, LONGEST_ANSWER) } }),
  }
}

/** The athletes an answer described, without those it had no data on, unless the answer was about them. */
function toldOf(answer: string, { athletes }: ReadingScope) {
  const words = (answer.split(/\n(?=Ready for a hard day|The other)/)[0] ?? '').replace(
    /^.*\b(No (data|device)|no fresh)\b.*$/gim,
    '',
  )
  return listedIn(words.replace(/\*\*/g, ''), athletes, plainName).map(({ athlete }) => athlete)
}

/** The questions of the conversation, the last one at the end: the topic of a text may be two questions back. */
function saidBefore(history: Talk['history']): string | undefined {
  const asked = history.filter(({ role }) => role === 'user').map(({ content }) => content.replace(/\s+/g, ' ').trim())
  return asked.length === 0 ? undefined : asked.slice(-QUESTIONS).join('\n').slice(-LONGEST_QUESTION)
}
const QUESTIONS = 3
/** How much of the questions is kept (contract, entities/query.ts). */
const LONGEST_QUESTION = 1000

/** How much of the last answer is kept (contract, entities/query.ts). */
const LONGEST_ANSWER = 2000

/** The last answer, with the ones before it where "all of it" is meant; undefined: there was none. */
function toldBefore(message: string, history: Talk['history']): string | undefined {
  const told = history.filter(({ role, content }) => role === 'assistant' && !toldNothing(content))
  const some = told.slice(isOfSeveral(message) ? -ALL : -1).map(({ content }) => content)
  return some.length === 0 ? undefined : some.map((one) => one.slice(0, LONGEST_ANSWER / some.length)).join('\n')
}
const ALL = 3

const isToAthletes = (words: string) => [undefined, 'athletes'].includes(recipientIn(words))

/** "What do I tell him" about somebody never named is no request for a text yet. */
const ASKS_WHAT_TO_SAY = /\b(what|how) (do|should|can|could|would) (i|we)\b/i
const OF_ONE_ALL = /\b(he|him|she|her|hers)\b/gi

/** One person mentioned before. */
const OF_ONE = /\b(he|him|his|she|her|hers)\b/i

/** Several people of the last answer. */
const OF_THEM = /\b(each( of them)?|them|those|these|they|the (two|three|four|five|six)|both|'?em)\b/i

/** The text is about what was said before: the request says "that", or names no topic. */
const OF_BEFORE =
  /\b(that|this|it|those|these|each|them|'?em|making the case|the case|him|her)\b|^(?!.*\b(about|on|that|saying|:)\b)/i
