import type { Request } from '@corner/contract/entities/query.ts'
import { type AnalystAnswer, joinAnswers } from '../answer-part/analyst-answer.ts'
import { answerOne } from '../answer-part/answer-one.ts'
import { contextOf } from '../answers/context/conversation-context.ts'
import { findArticleHalf } from '../answers/knowledge/article-half.ts'
import type { ChatQuestion } from '../conversation/chat-question.ts'
import { type PartOfQuestion, type ReadQuestion, readQuestion } from '../read-question.ts'
import { asTopic } from '../reading/topic.ts'
import { type AnswerRead, withoutDanger } from './separate-questions.ts'

/**
 * The figures and the article that one message asks for, in its order; a possible danger is said above both. undefined:
 * it does not ask for both.
 * @param whole the reading of the message if it is one question: even one for an article may be one half
 */
export async function answerFiguresAndArticle(
  { isTried, otherTeams, parts }: ReadQuestion,
  whole: Request | undefined,
  asked: ChatQuestion,
  answer: AnswerRead,
): Promise<AnalystAnswer | undefined> {
  if (isTried || otherTeams || (whole && whole.kind !== 'knowledge')) return undefined
  const { message } = asked
  const half = await findArticleHalf(message, parts, contextOf(message, asked))
  if (!half) return undefined
  const { rests, topic, isFirst } = half
  const reads = rests.map((rest) => ({
    message: rest,
    read: withoutDanger(readQuestion({ ...asked, message: rest })),
  }))
  const sure = reads.find(({ read }) => read.parts.length > 0 && read.parts.every(isLookedUp))
  const rest = sure ?? reads[0]
  if (!rest || (!sure && whole)) return undefined
  const figures = await answer(rest.read, { ...asked, message: rest.message })
  // The rest does not ask for anybody's records: the articles answer the message as a whole.
  if (figures.readings.length === 0 && figures.choices.length === 0)
    return answerOne({ kind: 'knowledge', topic: asTopic(message) }, [], message, asked)
  const article = await answerOne({ kind: 'knowledge', topic: asTopic(topic) }, [], topic, { ...asked, isWhole: true })
  return joinAnswers(isFirst ? [article, figures] : [figures, article])
}

const isLookedUp = ({ readings: [best], unclear }: PartOfQuestion) =>
  unclear === undefined && best !== undefined && best.request.kind !== 'knowledge' && best.request.kind !== 'cannot'
