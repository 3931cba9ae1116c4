import type { Request } from '@corner/contract/entities/query.ts'
import type { PartOfQuestion } from '../../read-question.ts'
import { asTopic } from '../../reading/topic.ts'
import { continuedTopic, exactQuestions, exactQuestionsOnTopic } from '../articles/exact-question.ts'
import { searchArticles } from '../articles/search.ts'
import type { AnswerContext } from '../context/answer-context.ts'
import { withoutNames } from '../context/topic-words.ts'

/** A longer message has a topic of its own. */
const MOST_WORDS = 14
const AND = /^\W*((and|so|but|ok(ay)?|also|then|well|what about|how about|what if|even)\b\W*)+/i
/**
 * After "and" or "what about", a circumstance of the question before and no new topic: "on days I slept badly", "for
 * kids".
 */
const CIRCUMSTANCE =
  /^(on|for|before|after|if|when|in|with|during|at|by|between|under|as|late|early|right before|only|just|every day|kids|teenagers|minors|adults|girls|women|freshmen|(they|he|she|it|i|we) (are|is|am|was|were|did|had|have|has)|(they|he|she|it|i|we)['’](re|s|m|ve))\b/i
const OF_IT =
  /^(does|do|is|are|can|could|will|would|should|how|why|when|what|isn'?t|doesn'?t|aren'?t|who)\b.*\b(it|they|that|this|them|those|one)\b/i
const ALONE =
  /^(how (long|much|many|late|early|often|soon)( (before|after|is (it|that)|exactly|then|though|in \p{L}+|each|a (day|week)))*|why( (not|so|is that))?|when( (then|exactly))?|what time|for how long|since when|at all|any risk|is there (a|any) \p{L}+)\W*$/iu
/** About records, days or the answer itself. */
const NOT_OF_IT =
  /\b(yesterday|today|last (night|week|month)|this week|tonight|tomorrow|average|latest|table|list|rank\w*|shorter|sources?|says? who|sure|mean|wrong|right\W*$|true|who (is|has|was|are|had|slept))\b/i

/** Whether a message continues the topic of the last answer and names none of its own. */
export function continuesTopic(message: string): boolean {
  const words = message.trim()
  if (words.split(/\s+/).length > MOST_WORDS || NOT_OF_IT.test(words)) return false
  const rest = words.replace(AND, '')
  return (rest !== words && CIRCUMSTANCE.test(rest)) || OF_IT.test(rest) || ALONE.test(rest)
}

/**
 * A message that continues the topic of the knowledge answer before it, with that topic added; undefined: the reading
 * is kept.
 */
export async function continuedKnowledge(
  message: string,
  parts: readonly PartOfQuestion[],
  { previous, scope, toolbox }: AnswerContext & { previous: readonly Request[] },
): Promise<Request | undefined> {
  const before = previous.at(-1)
  if (before?.kind !== 'knowledge' || message.trim().split(/\s+/).length > MOST_WORDS_OF_TOPIC) return undefined
  if (
    parts.some(
      ({ isNamed, strangers, readings: [best] }) => isNamed || strangers.length > 0 || staysItself(best?.request),
    )
  )
    return undefined
  const [very] = await exactQuestions(before.topic, { scope, toolbox })
  const [article] = very ? [very.article] : await searchArticles(withoutNames(before.topic, scope), toolbox)
  if (!article) return undefined
  const isOfArticles = parts.every(({ readings: [best] }) => !best || best.request.kind === 'knowledge')
  const isMore =
    isOfArticles &&
    !NOT_OF_IT.test(message) &&
    (await exactQuestionsOnTopic(message, article.title, { scope, toolbox })).length > 0
  const topic = asTopic(continuedTopic(message, article.title))
  return isMore || continuesTopic(message) ? { kind: 'knowledge', topic } : undefined
}
/** A longer message names its topic itself. */
const MOST_WORDS_OF_TOPIC = 20

const staysItself = (request: Request | undefined) => request?.kind === 'talk' || request?.kind === 'draft'
