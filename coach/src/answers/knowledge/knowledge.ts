import { type FoundArticle, WEAK_MATCH } from '../../found-article.ts'
import { ORDINARY_WORDS } from '../../language/lexicon/ordinary-words.ts'
import { withDrinksNamed } from '../articles/energy-drinks.ts'
import { type ExactQuestion, exactQuestions, exactQuestionsOnTopic } from '../articles/exact-question.ts'
import { isOfSubject, nearestArticles } from '../articles/nearest.ts'
import { SURE_MATCH } from '../articles/search.ts'
import { linkTo, writeSources } from '../articles/sources.ts'
import { withoutNarration } from '../articles/without-narration.ts'
import type { Answer, AnswerContext } from '../context/answer-context.ts'
import { withoutNames } from '../context/topic-words.ts'
import { bullets, paragraphs } from '../phrases/lists.ts'
import { offerQuestions } from '../suggestions.ts'
import { adviseRecovery, recoveryIn } from '../values/given-recovery.ts'
import { relatedFigures } from './related-figures.ts'
import { supportingLines } from './supporting-lines.ts'
import { type UncoveredTopic, uncoveredIn } from './uncovered.ts'

/** Not said next to another part's answer, which it would contradict. */
export const NO_ARTICLE = 'There is no article on that in the knowledge base, so I cannot say.'

/** When the nearest article is near but answers something else. */
export const NOT_EXACTLY = 'No article here answers exactly that.'

/** The opening of an answer when no article covers the topic; for a substance it also says who decides. */
export const NOT_COVERED = 'No article here covers'

/** A second article is named when it fits nearly as well. */
const NEARLY_AS_GOOD = 0.8

/** How to load somebody with a recovery named in the message is a rule of the product. */
const LOADING = 'rpe-strength-loading'

/** What the knowledge base says, in its own short lines, with a link. */
export const answerKnowledge: Answer<'knowledge'> = async ({ topic }, context) => {
  const { message, scope, toolbox } = context
  const asked = withoutNarration(topic || message)
  const [, added, of] = isOfMessage(topic, message) ? [] : (/^(.+): ([^:]+)$/s.exec(topic) ?? [])
  const very =
    added && of
      ? await exactQuestionsOnTopic(added, of, context)
      : await exactQuestions(isOfMessage(topic, message) ? message : topic, context)
  const [best, ...others] = very[0] ? [very[0].article] : await nearestArticles(asked, context)
  const uncovered = uncoveredIn(withDrinksNamed(withoutNames(very[0]?.clause ?? asked, scope)), best)
  if (uncovered) return sayUncovered(uncovered, best)
  if (very.length > 0) return writeVeryQuestions(very, context)
  if (!best || !bearsOn(asked, best)) return sayNothing(best, context)
  const given = best.slug === LOADING ? recoveryIn(message) : undefined
  if (given !== undefined) return adviseRecovery(given, { toolbox })
  const alike = others.filter(({ score }) => score >= NEARLY_AS_GOOD * best.score).slice(0, 1)
  if (isBesideTopic(asked, best))
    return paragraphs(
      'The article has nothing on that in particular; in general:',
      writeArticle({ ...best, answer: null }, [], asked),
    )
  return writeArticle(best, best.answer ? [] : alike, asked, await relatedFigures(best.slug, asked, context))
}

/** Whether the topic was read from the message, whose punctuation separates its questions. */
const isOfMessage = (topic: string, message: string): boolean => {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  return topic === '' || plain(message).includes(plain(topic))
}

/** One or two answers, each with a line or two in support, and one line of sources. */
async function writeVeryQuestions(very: readonly ExactQuestion[], context: AnswerContext): Promise<string> {
  const told = await Promise.all(
    very.map(async ({ article, clause }) =>
      paragraphs(verdictWithLines(article, clause), await relatedFigures(article.slug, clause, context)),
    ),
  )
  const articles = very.map(({ article }) => article)
  return paragraphs(
    ...told,
    writeSources(articles.filter(({ slug }, place) => articles.findIndex((other) => other.slug === slug) === place)),
  )
}

/**
 * Whether an article that does not answer exactly this question is on the same subject: the subject was named, or
 * hardly anything else was said.
 */
const bearsOn = (asked: string, article: FoundArticle): boolean =>
  (article.score >= OF_SUBJECT && isOfSubject(asked, article)) || article.score >= SURE_MATCH

/** Below this a word of the title is there by chance. */
const OF_SUBJECT = 0.25

/** That no article answers it, and which is nearest, in a sentence. */
async function sayNothing(nearest: FoundArticle | undefined, { scope }: AnswerContext): Promise<string> {
  if (nearest && nearest.score >= WEAK_MATCH)
    return `${NOT_EXACTLY} The nearest is ${linkTo(nearest)}: ${nearest.answer ?? nearest.summary}`
  return nearest && nearest.score >= NEAR
    ? paragraphs(NO_ARTICLE, `The nearest is ${linkTo(nearest)}: ${nearest.summary}`)
    : paragraphs(NO_ARTICLE, await offerQuestions(scope))
}
/** Below this it is another subject. */
const NEAR = 0.2

/** Whether a follow-up adds something to its topic that the article does not mention. */
const isBesideTopic = (asked: string, { title, unsaid = [] }: FoundArticle): boolean =>
  asked.endsWith(`: ${title}`) && unsaid.some((word) => word.length >= LEAST_LETTERS && !ORDINARY_WORDS.has(word))
const LEAST_LETTERS = 4

/** First that no article covers it and who decides; then one line of the nearest article, if any is near. */
function sayUncovered({ word, isSubstance }: UncoveredTopic, best: FoundArticle | undefined): string {
  const isNear = best !== undefined
  return paragraphs(
    isSubstance
      ? `${NOT_COVERED} ${word}, so I cannot say yes or no: a physician, pharmacist or registered dietitian decides, for anybody under 18 with the parents.`
      : `${NOT_COVERED} "${word}", so I cannot say.`,
    isNear && `What belongs to it: ${best.answer ?? best.summary}`,
    isNear && writeSources([best]),
  )
}

/** An article's answer to a question: the verdict first, then a few supporting lines, warnings and the link. */
export function writeArticle(
  article: FoundArticle,
  alike: readonly FoundArticle[] = [],
  question = '',
  figures = '',
): string {
  return paragraphs(verdictWithLines(article, question), figures, writeSources([article, ...alike]))
}

function verdictWithLines(article: FoundArticle, question: string): string {
  const verdict = article.answer ?? article.summary
  const kind = article.answer ? 'beside_answer' : 'beside_summary'
  return paragraphs(verdict, bullets(supportingLines(verdict, article.inShort, question, kind)))
}
