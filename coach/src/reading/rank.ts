import type { Query } from '@corner/contract/entities/query.ts'
import { likelihoods, type Weights } from './linear-model.ts'
import type { Part } from './part.ts'
import type { Candidate } from './read-part.ts'
import { spansOf } from './spans/span.ts'
import { unusedSpans } from './unused.ts'

/** A candidate with the probability that it is what was asked. */
export interface Ranked extends Candidate {
  probability: number
  /** Places of words that change a question and that it does not use. */
  unused: ReturnType<typeof unusedSpans>
}

/** The decision under which the weights hold how right readings look. */
export const RIGHT = 'right'

/** Orders candidates by how likely each is right as a whole: what it uses, its shape, and how sure each choice was. */
export function rank(part: Part, candidates: readonly Candidate[], weights: Weights): Ranked[] {
  return candidates
    .map((candidate, place): Ranked => {
      const unused = unusedSpans(part, candidate.decided, candidate.request)
      const features = featuresOfCandidate(part, candidate, { place, best: candidates[0]?.score ?? 0, unused })
      const right = likelihoods(weights, RIGHT, features).find(({ choice }) => choice === 'yes')
      return { ...candidate, unused, probability: right?.probability ?? 0 }
    })
    .toSorted((a, b) => b.probability - a.probability || b.score - a.score)
}

interface Beside {
  place: number
  best: number
  unused: Ranked['unused']
}

export function featuresOfCandidate(part: Part, candidate: Candidate, { place, best, unused }: Beside): string[] {
  const { request, score, steps, decided } = candidate
  const query = request.kind === 'query' ? request.query : undefined
  const shape = query ? shapeOf(query) : request.kind
  return [
    '',
    `score ${bucket(score, 0.5, 12)}`,
    `place ${Math.min(place, 5)}`,
    `behind ${bucket(score - best, 0.4, 8)}`,
    ...[...steps].map(([name, probability]) => `step ${name} ${bucket(Math.log(probability), 0.35, 5)}`),
    `unused ${Math.min(3, unused.length)}`,
    ...unused.map(({ kind }) => `unused ${kind}`),
    `kind ${decided.kind}`,
    `shape ${shape}`,
    `talk ${part.previous ? 'later' : 'first'} ${decided.people} ${decided.metric === 'prev'}`,
    `length ${Math.min(8, Math.ceil(part.units.length / 3))} ${request.kind}`,
    `spans ${Math.min(8, part.spans.length)}`,
    ...(query ? piecesOf(part, candidate, query) : []),
  ]
}

const bucket = (value: number, step: number, most: number) => Math.max(-most, Math.floor(value / step))

const shapeOf = ({ asks, by, order, limit, against, who, days, measures }: Query) =>
  [
    asks,
    by?.join('+'),
    order && 'order',
    limit && 'limit',
    against && Object.keys(against)[0],
    Object.keys(who).join('+'),
    Object.keys(days).join('+'),
    measures.length > 1 ? 'several' : measures[0]?.aggregate,
  ].join('|')

function piecesOf(part: Part, { decided }: Candidate, query: Query): string[] {
  const metrics = spansOf(part.spans, 'metric').map(({ metric }) => metric)
  const measured = query.measures.map(({ metric }) => metric)
  const isNamed = measured.some((metric) => metrics.includes(metric))
  return [
    `metric ${isNamed ? 'named' : decided.metric === 'prev' ? 'before' : 'implied'} ${metrics.length > 0}`,
    `metrics left ${Math.min(3, new Set(metrics.filter((metric) => !JSON.stringify(query).includes(metric))).size)}`,
    `asks ${query.asks} ${query.who.where ? 'where' : ''} ${query.order ?? ''} ${query.limit ? 'limit' : ''}`,
    `by ${query.by?.join('+')} ${query.who.ids ? Math.min(3, query.who.ids.length) : 'all'}`,
    ...query.measures.map(({ metric, aggregate }) => `figure ${metric} ${aggregate}`),
    ...(query.who.where ?? []).map(
      ({ measure: { metric, aggregate }, is }) => `condition ${metric} ${aggregate} ${is}`,
    ),
    ...part.units.slice(0, 3).map(({ text }) => `opens ${text} ${query.asks}`),
  ]
}
