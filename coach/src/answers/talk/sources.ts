import { counted } from '@corner/analytics/numbers/counted.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import { nameDays } from '../../wording/days.ts'
import { labelOf } from '../../wording/metrics.ts'
import { plainName } from '../../wording/names.ts'
import { searchArticles } from '../articles/search.ts'
import { writeSources } from '../articles/sources.ts'
import type { RequestOf } from '../context/answer-context.ts'
import { lookUp } from '../context/look-up.ts'
import { topicWords } from '../context/topic-words.ts'
import { joinAnd, joinFew, paragraphs, sentences } from '../phrases/lists.ts'
import { asMayBeAsked } from '../query/own-view.ts'
import { sayLeftOut } from '../values/left-out.ts'
import type { TalkContext } from './talk-context.ts'

/** Which records and days, or which articles, the last answer came from. */
export async function saySources(context: TalkContext): Promise<string> {
  const { previous } = context
  if (previous.length === 0)
    return 'There is no answer before this one. Each answer shows under "How I got this" what it was read from.'
  const parts = await Promise.all(previous.map((request) => saySourceOfOne(request, context)))
  return paragraphs(...new Set(parts))
}

export async function saySourceOfOne(request: Request, context: TalkContext): Promise<string> {
  switch (request.kind) {
    case 'query':
      return sayRecords(request, context)
    case 'knowledge':
    case 'advice':
      return sayArticles(request, context)
    case 'overview':
    case 'why':
    case 'draft': {
      const days = 'days' in request ? (request.days ?? {}) : {}
      return `It comes from the recovery, sleep and day records that the wearables sent, ${nameDays(days, context.scope).over}, and from the product's own rules. The rows stand under "How I got this".`
    }
    default:
      return 'That answer used no records and no article.'
  }
}

async function sayRecords({ query }: RequestOf<'query'>, context: TalkContext): Promise<string> {
  const { scope } = context
  const { rows, people, leftOut } = await lookUp(asMayBeAsked(query, scope).query, context)
  const labels = joinAnd([...new Set(query.measures.map(labelOf))])
  const names = people.filter(({ id }) => !leftOut.some(({ athlete }) => athlete.id === id)).map(({ name }) => name)
  const [only, second] = rows
  const count = second ? undefined : only?.facts[0]?.records
  const records = count === undefined ? `the records of ${labels}` : `${counted(count, 'record')} (${labels})`
  const whose = scope.view === 'own' || names.length === 0 ? '' : ` of ${joinFew(names.map(plainName))}`
  return sentences(
    `It comes from ${records}${whose}, ${nameDays(query.days, scope).over}, as the wearable sent them.`,
    scope.view === 'team' && sayLeftOut(leftOut),
    'The rows stand under "How I got this".',
  )
}

async function sayArticles(
  { topic }: RequestOf<'knowledge'> | RequestOf<'advice'>,
  { scope, toolbox }: TalkContext,
): Promise<string> {
  const articles = await searchArticles(topicWords(topic, scope) || topic, toolbox)
  return articles.length === 0
    ? "It comes from the team's records and the product's own guidance, and from no article."
    : sentences(
        'It comes from the knowledge base, whose articles name their studies.',
        writeSources(articles.slice(0, 2)),
      )
}
