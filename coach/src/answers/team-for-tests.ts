import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import type { FoundArticle } from '../found-article.ts'
import type { CoachScope } from '../scope.ts'
import { scopeWith } from '../scope-for-tests.ts'
import { Toolbox } from '../tools/toolbox.ts'
import { answerRequest } from './answer-request.ts'

/** Ids of the athletes of `TEAM`. */
export const ANN = '00000000-0000-4000-8000-00000000000a'
export const BEA = '00000000-0000-4000-8000-00000000000b'
export const CAL = '00000000-0000-4000-8000-00000000000c'
export const DAN = '00000000-0000-4000-8000-00000000000d'

export const ann = athleteWith({
  id: ANN,
  name: 'Ann Ash',
  recovery: [60, 62, 58, 64, 50, 44, 30],
  hrv: [70, 72, 68, 74, 60, 58, 50],
  hours: [7, 7.2, 6.8, 6.4, 6.2, 6, 5.8],
  quality: [80, 78, 76, 70, 66, 64, 60],
  efficiency: [92, 91, 90, 88, 86, 85, 84],
  strain: [10, 11, 12, 13, 14, 15, 16],
})
export const bea = athleteWith({
  id: BEA,
  name: 'Bea Birch',
  recovery: [70, 72, 71, 73, 75, 78, 80],
  hrv: [90, 91, 92, 93, 92, 94, 95],
  hours: [8, 8.1, 7.9, 8.2, 8, 8.3, 8.4],
  quality: [85, 86, 84, 88, 87, 90, 91],
  strain: [9, 8, 9, 8.5, 9, 8, 9.5],
})
const cal = athleteWith({ id: CAL, name: 'Cal Cole', recovery: [55, 52], hours: [7.1, 7.3], strain: [12] })
export const dan = athleteWith({ id: DAN, name: 'Dan Dale', linked: false })

const TEAM = [ann, bea, cal, dan]

const article = (slug: string, title: string, inShort: string[]): FoundArticle => ({
  slug,
  title,
  summary: `${title} in a sentence.`,
  inShort,
  passage: inShort[0] ?? '',
  score: 0.9,
})

const ARTICLES = [
  article('naps', 'Naps', ['A nap of 20 to 90 minutes helps.', 'In 1863 people it was so.', 'Never nap late.']),
  ...['recovery-score', 'rpe-strength-loading', 'when-to-refer', 'hrv-normal-range', 'sleep-need'].map((slug) =>
    article(slug, `About ${slug.replaceAll('-', ' ')}`, [`What ${slug} is.`]),
  ),
]

export function scopeOfTests(given: Parameters<typeof scopeWith>[0] = {}): CoachScope {
  return scopeWith({ athletes: TEAM, articles: ARTICLES, ...given })
}

/** Ann's own view: nobody else is in it. */
export const ownScope = (): CoachScope => scopeOfTests({ athletes: [ann], view: 'own' })

interface Given {
  message?: string
  previous?: readonly Request[]
  scope?: CoachScope
}

/** The words of an answer, without emphasis, and the tools called for it. */
export async function answered(request: Request, { message = '', previous = [], scope = scopeOfTests() }: Given = {}) {
  const toolbox = new Toolbox(scope)
  const text = await answerRequest(request, { scope, toolbox, message, previous })
  return { text: text.replaceAll('**', ''), tools: toolbox.steps.map(({ tool }) => tool) }
}

export const said = async (request: Request, given: Given = {}): Promise<string> =>
  (await answered(request, given)).text
