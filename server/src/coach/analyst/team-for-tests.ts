import { athleteWith } from '@corner/analytics/athlete-for-tests.ts'
import type { CoachScope, FoundArticle } from '../scope.ts'
import { scopeWith } from '../scope-for-tests.ts'
import { Toolbox } from '../tools/toolbox.ts'
import { answerQuestion } from './answer-question.ts'
import type { Question } from './question.ts'

const ann = athleteWith({
  id: 'ann',
  name: 'Ann Ash',
  recovery: [60, 62, 58, 64, 50, 44, 30],
  hrv: [70, 72, 68, 74, 60, 58, 50],
  hours: [7, 7.2, 6.8, 6.4, 6.2, 6, 5.8],
  quality: [80, 78, 76, 70, 66, 64, 60],
  efficiency: [92, 91, 90, 88, 86, 85, 84],
  strain: [10, 11, 12, 13, 14, 15, 16],
})
const bea = athleteWith({
  id: 'bea',
  name: 'Bea Birch',
  recovery: [70, 72, 71, 73, 75, 78, 80],
  hrv: [90, 91, 92, 93, 92, 94, 95],
  hours: [8, 8.1, 7.9, 8.2, 8, 8.3, 8.4],
  quality: [85, 86, 84, 88, 87, 90, 91],
  strain: [9, 8, 9, 8.5, 9, 8, 9.5],
})
const cal = athleteWith({ id: 'cal', name: 'Cal Cole', recovery: [55, 52], hours: [7.1, 7.3], strain: [12] })
const dan = athleteWith({ id: 'dan', name: 'Dan Dale', linked: false })

export const TEAM = [ann, bea, cal, dan]

const article = (slug: string, title: string, inShort: string[]): FoundArticle => ({
  ...{ slug, title, summary: `${title} in a sentence.`, inShort, passage: inShort[0] ?? '', score: 0.9 },
})

export const ARTICLES = [
  article('naps', 'Naps', ['A nap of 20 to 90 minutes helps.']),
  ...['recovery-score', 'rpe-strength-loading', 'when-to-refer', 'hrv-normal-range', 'sleep-need'].map((slug) =>
    article(slug, `About ${slug.replaceAll('-', ' ')}`, [`What ${slug} is.`]),
  ),
]

export function scopeOfTests(given: Parameters<typeof scopeWith>[0] = {}): CoachScope {
  return scopeWith({ athletes: TEAM, articles: ARTICLES, ...given })
}

/** An athlete of the scope, by id. */
export function known(id: string, scope: CoachScope = scopeOfTests()) {
  const athlete = scope.athletes.find((one) => one.id === id)
  if (!athlete) throw new Error(`No athlete ${id}`)
  return athlete
}

/** The reply to a question that is understood, and the tools that were called for it. */
export async function reply(question: Question, scope: CoachScope = scopeOfTests()) {
  const toolbox = new Toolbox(scope)
  const text = await answerQuestion(question, { scope, toolbox })
  return { text, steps: toolbox.steps }
}
