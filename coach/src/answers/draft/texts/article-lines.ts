import type { FoundArticle } from '../../../found-article.ts'
import { quotableLines } from '../../articles/quotes.ts'
import { STRONG_MATCH, searchArticles } from '../../articles/search.ts'
import { findArticle, writeSources } from '../../articles/sources.ts'
import { topicWords } from '../../context/topic-words.ts'
import type { DraftText } from '../draft-text.ts'
import type { DraftRequest } from '../request/draft-request.ts'
import { RECIPIENTS } from '../request/recipient.ts'
import { type DraftFor, factLines, leftOver, nameThem } from './draft-for.ts'

/** What is known about a subject, from articles that are linked below the text. */
export async function writeArticleLines(given: DraftFor): Promise<DraftText | undefined> {
  const { wish } = given
  const articles = await articlesOn(given)
  const [article, second] = articles
  if (!article) return undefined
  const said = second
    ? articles.flatMap((one) => linesOf(one).slice(0, 1))
    : [...(asksWhatItIs(wish.words) ? [withoutCites(article.summary)] : []), ...linesOf(article)]
  const isBoard = wish.to === 'board' || wish.manner.isList
  return {
    to: wish.to ? RECIPIENTS[wish.to] : nameThem(given),
    about: article.title,
    greeting: isBoard ? '' : greetingOf(wish),
    lines: [...factLines(given), ...said.map((text, place) => ({ text, keep: KEEP[place] ?? 3 }))],
    isList: isBoard,
    beneath: [leftOver(given)],
    sources: writeSources(articles),
  }
}

/** "What recovery scores are good for": the definition comes first. */
const asksWhatItIs = (words: string) => /\b(what|made of|means?|good for|tells?|explain\w*)\b/i.test(words)

const KEEP: readonly (1 | 2 | 3)[] = [1, 1, 2]

function greetingOf({ to, manner }: DraftRequest): string {
  if (to === 'parents') return manner.tone === 'warm' ? 'Hello everybody,' : 'Dear parents,'
  return to === undefined || to === 'athletes' || to === 'chat' ? 'Hi all,' : ''
}

/** The short lines of an article that others can read; its summary where all lines are for coaches. */
function linesOf(article: FoundArticle): string[] {
  const lines = quotableLines(article.inShort)
    .map(withoutCites)
    .filter((line) => !isOfDoses(line) && !isToCoaches(line))
  const only = KNOWN.find(({ slug, isOnly }) => isOnly && slug === article.slug)?.pattern
  const fit = only ? lines.filter((line) => only.test(line)) : lines
  return fit.length > 0 ? fit : [withoutCites(article.summary)]
}

/** The most requested subjects, each with the article best read out; for sleep the first match. */
const KNOWN: readonly { pattern: RegExp; slug: string; of?: 'sleep'; isOnly?: true }[] = [
  {
    pattern: /\b(screens?|phones?|scrolling|gaming|xbox)\b/i,
    slug: 'alcohol-meals-screens',
    of: 'sleep',
    isOnly: true,
  },
  { pattern: /\bsleep debt\b/i, slug: 'sleep-debt', of: 'sleep' },
  { pattern: /\b(regular\w*|routine|same time|consisten\w+)\b/i, slug: 'sleep-regularity', of: 'sleep' },
  { pattern: /\bnaps?\b/i, slug: 'naps', of: 'sleep' },
  { pattern: /\b(sleep\w*|bed|nights?|bed ?times?)\b/i, slug: 'sleep-need', of: 'sleep' },
  { pattern: /\b(hydrat\w*|water|drink\w*)\b/i, slug: 'hydration' },
  { pattern: /\b(food|eat(ing)?|protein|meals?)\b/i, slug: 'protein-and-energy' },
  { pattern: /\b(coffee|caffeine|energy drinks?)\b/i, slug: 'caffeine' },
  { pattern: /\brecovery (scores?|numbers?)\b|\bwhoop recovery\b/i, slug: 'recovery-score' },
  { pattern: /\bstrain\b/i, slug: 'day-strain' },
  { pattern: /\brecover(y|ing)?\b(?! (scores?|numbers?))/i, slug: 'recovery-basics' },
]

/** The articles of the named subjects, else the one that a search finds. */
async function articlesOn({ wish, scope, toolbox }: DraftFor): Promise<FoundArticle[]> {
  const named = KNOWN.filter(({ pattern }) => pattern.test(wish.words))
  const slugs = named.filter(({ of }, place) => of === undefined || named.findIndex((one) => one.of === of) === place)
  const known = await Promise.all(slugs.map(({ slug }) => findArticle(toolbox, slug)))
  const found = known.filter((article) => article !== undefined)
  if (found.length > 0) return found
  const [best] = await searchArticles(topicWords(subjectWords(wish), scope), toolbox)
  return best && best.score >= STRONG_MATCH ? [best] : []
}

/** Without the words on how the text is to be. */
const subjectWords = ({ words }: DraftRequest) =>
  words.replace(
    /\b(write|draft|lines?|sentences?|paragraph|text|note|message|whiteboard|board|wall|parents?|report|short|newsletter)\b/gi,
    ' ',
  )

/** `(Walsh 2021)` and links belong below the text. */
const withoutCites = (line: string): string =>
  line
    .replace(/ \([^()]*\b(?:19|20)\d\d[a-z]?\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()

/** A formula, or a sentence on a study: unsuitable for reading out. */
const isOfDoses = (line: string) => /[=÷×]| r = |\b(survey|trial|index runs)\b/i.test(line)

/** How to judge somebody, which is for coaches and not for these readers. */
const isToCoaches = (line: string) => /\b(the athlete says|one athlete|our rule|the product|advice:)/i.test(line)
