import type { FoundArticle } from '../../found-article.ts'
import { withDrinksNamed } from '../articles/energy-drinks.ts'
import { searchArticles } from '../articles/search.ts'
import { writeSources } from '../articles/sources.ts'
import type { Answer } from '../asked/answer-context.ts'
import { withoutNames } from '../asked/topic-words.ts'
import { bullets, paragraphs } from '../phrases/lists.ts'
import { offerQuestions } from '../suggestions.ts'
import { adviseRecovery, recoveryIn } from '../values/given-recovery.ts'
import { figuresBeside } from './figures-beside.ts'
import { linesBeside } from './lines-beside.ts'
import { type Uncovered, uncoveredIn } from './uncovered.ts'

/** Where another part of the message was answered, this would say the contrary. */
export const NO_ARTICLE = 'There is no article on that in the knowledge base, so I cannot say.'

/** How the answer begins where the thing asked about is in no article; of a substance it says who decides, too. */
export const NOT_COVERED = 'No article here covers'

/** A second article is named where it fits nearly as well. */
const NEARLY_AS_GOOD = 0.8

/** How to load somebody with a recovery that the message names is a rule of the product. */
const LOADING = 'rpe-strength-loading'

/** What the knowledge base says, in its own short lines, and where it stands. */
export const answerKnowledge: Answer<'knowledge'> = async ({ topic }, context) => {
  const { message, scope, toolbox } = context
  const asked = topic || message
  const [best, ...others] = await searchArticles(withoutNames(asked, scope), toolbox)
  const uncovered = uncoveredIn(withDrinksNamed(withoutNames(asked, scope)), best)
  if (uncovered) return sayUncovered(uncovered, best)
  if (!best) return paragraphs(NO_ARTICLE, await offerQuestions(scope))
  const given = best.slug === LOADING ? recoveryIn(message) : undefined
  if (given !== undefined) return adviseRecovery(given, { toolbox })
  const alike = others.filter(({ score }) => score >= NEARLY_AS_GOOD * best.score).slice(0, 1)
  const unsaid = unsaidBehind(asked, best)
  if (unsaid)
    return paragraphs(
      `The article says nothing of "${unsaid}" in particular; what it says of everybody:`,
      writeArticle({ ...best, answer: null }, [], asked),
    )
  return writeArticle(best, best.answer ? [] : alike, asked, await figuresBeside(best.slug, asked, context))
}

/** What a message that goes on with a topic adds to it, where the article has no word of it; undefined: it has, or no topic was gone on with. */
const unsaidBehind = (asked: string, { title, unsaid = [] }: FoundArticle): string | undefined =>
  asked.endsWith(`: ${title}`) ? unsaid.find((word) => word.length >= LEAST_LETTERS) : undefined
const LEAST_LETTERS = 4

/** That no article covers it and who decides come first; of the nearest one a single line, as far as it is near at all. */
function sayUncovered({ word, isSubstance }: Uncovered, best: FoundArticle | undefined): string {
  const isNear = best !== undefined
  return paragraphs(
    isSubstance
      ? `${NOT_COVERED} ${word}, so I cannot say yes or no: a physician, pharmacist or registered dietitian decides, for anybody under 18 with the parents.`
      : `${NOT_COVERED} "${word}", so I cannot say.`,
    isNear && `What belongs to it: ${best.answer ?? best.summary}`,
    isNear && writeSources([best]),
  )
}

/** What an article says to a question, the verdict first, with a few lines that carry it, what it warns of, and its link. */
export function writeArticle(
  article: FoundArticle,
  alike: readonly FoundArticle[] = [],
  question = '',
  figures = '',
): string {
  const verdict = article.answer ?? article.summary
  return paragraphs(
    verdict,
    bullets(linesBeside(verdict, article.inShort, question, article.answer ? 'beside_answer' : 'beside_summary')),
    figures,
    writeSources([article, ...alike]),
  )
}
