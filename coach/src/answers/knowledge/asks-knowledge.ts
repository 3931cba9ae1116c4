import type { Request } from '@corner/contract/entities/query.ts'
import type { PartOfQuestion } from '../../read-question.ts'
import { asTopic } from '../../reading/topic.ts'
import { clausesOf, isQuestion } from '../articles/clauses.ts'
import { exactQuestions } from '../articles/exact-question.ts'
import type { AnswerContext } from '../context/answer-context.ts'
import { tokenTexts } from '../context/topic-words.ts'

/** A general question, not about somebody's records. */
export const GENERAL_QUESTION =
  /^\W*(how|hows|what|whats|what['’]?s|why|whys|when|where|which|does|do|is|are|can|could|should|would|will|who (on \w+ )?(should|may|can|gets? to|is allowed to|owns))\b/i
/** A text, a list or a plan is to be made: an article is its subject and not the answer. */
const TO_BE_MADE =
  /^\W*((ok(ay)?|so|and|now|then|please|can you|could you|will you|i need you to|i need|need|i want)\W+)*(a |an |me )?(write|draft|text|send|make|give|show|list|rank|put|print|build|plan|schedule|checklist|table|compare the|remind|summari[sz]e|shorten|cut)\b/i
/** Days that have records. */
export const RECORD_DAYS =
  /\b(today|yesterday|tonight|tomorrow|last (night|week|month|\d+)|this (week|month|morning)|right now|currently|lately|so far|past \d+|since|(these|those|the last) \w+ days)\b/i
/** People who have records. */
export const RECORD_PEOPLE =
  /\b(our|my(?! (cut-?offs?|marks?|thresholds?|limits?))|his|her|their|whose|anyone|anybody|everyone|everybody|the (team|guys|kids|boys|girls|group|squad)|my guys|these guys)\b/i
/** A part of the team is asked for: "who has the best sleep quality". */
const OF_WHICH = /\b(who|whos|who['’]s|whose|which (athletes?|guys?|kids?|boys?|girls?|wrestlers?|ones?|of))\b/i
/**
 * What to do with one person about whom nothing else is said is a general question; with the team it is about the day.
 */
const OF_TEAM = /\b(our|anyone|anybody|everyone|everybody|the (team|guys|group|squad)|my guys|these guys)\b/i
const OF_THE_ONE = /\b(he|she|him|his|her|hers|this guy|that kid)\b/i
/** Kinds of readings that are look-ups rather than questions of knowledge. */
const LOOKED_UP: ReadonlySet<Request['kind']> = new Set(['query', 'overview', 'why', 'advice'])
/** When a message was read as a look-up, the wording must match this well. */
const MOSTLY = 0.5
/** The matching words are almost the whole message. */
const NEARLY_ALL = 0.8

/**
 * A message that asks exactly an article's question, however its parts were read: "can we lift and wrestle the same
 * day" is no list of today. undefined: it asks for records, for a text, or for nothing that an article answers.
 */
export async function asksKnowledge(
  message: string,
  parts: readonly PartOfQuestion[],
  context: AnswerContext & { previous: readonly Request[] },
): Promise<Request | undefined> {
  if (TO_BE_MADE.test(message) || parts.some(({ unclear }) => unclear?.kind === 'athlete')) return undefined
  // "His son", in a question that an article answers, is nobody of the team.
  const kinds = parts.flatMap(({ readings: [best], unclear }) => (best && !unclear ? [best.request.kind] : []))
  // Thanks and greetings ask nothing.
  if (kinds.includes('talk') && !message.includes('?')) return undefined
  const isOfArticles = kinds.length > 0 && kinds.every((kind) => kind === 'knowledge')
  const clauses = clausesOf(message)
  if (!isOfArticles && !clauses.some((each) => GENERAL_QUESTION.test(each) || isQuestion(each))) return undefined
  const isLookedUp = kinds.some((kind) => LOOKED_UP.has(kind))
  const isAdvice = kinds.every((kind) => kind === 'advice')
  const isOfFigures = kinds.includes('query') || kinds.includes('overview')
  const isOfRecords = (clause: string) =>
    (isOfFigures && OF_WHICH.test(clause)) ||
    isNamed(clause, context) ||
    (OF_THE_ONE.test(clause) && isOfOne(context.previous)) ||
    (isLookedUp && (isAdvice ? OF_TEAM : RECORD_PEOPLE).test(clause))
  // A search costs more than the rest of a short answer, so clauses that cannot be the answer are not searched.
  const isWorth = (clause: string) =>
    isOfArticles ||
    ((GENERAL_QUESTION.test(clause) || isQuestion(clause)) &&
      !isOfRecords(clause) &&
      (isAdvice || !RECORD_DAYS.test(clause)))
  const [first] = await exactQuestions(message, context, isWorth)
  if (!first) return undefined
  const { article, clause } = first
  const asked: Request = { kind: 'knowledge', topic: asTopic(message.trim()) }
  if (isOfArticles) return asked
  const isWhole = (article.askedShare ?? 0) >= NEARLY_ALL
  // "Deload this week or next" asks how to plan, not for the week's records.
  if (RECORD_DAYS.test(clause) && !(isAdvice && isWhole)) return undefined
  if (!clauses.some((each) => GENERAL_QUESTION.test(each)) && !isWhole) return undefined
  return !isLookedUp || (article.askedShare ?? 0) >= MOSTLY ? asked : undefined
}

export function isNamed(clause: string, { scope }: AnswerContext): boolean {
  const said = new Set(tokenTexts(clause).map((word) => word.replace(/['’]s$/, '')))
  return scope.athletes.some(({ name }) => tokenTexts(name).some((word) => said.has(word)))
}

const isOfOne = (previous: readonly Request[]): boolean => previous.some((request) => LOOKED_UP.has(request.kind))
