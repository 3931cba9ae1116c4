import type { Query } from '@corner/contract/entities/query.ts'
import { softmax } from '../softmax.ts'
import { likelihoods, scoresOf, type Weights } from './linear-model.ts'
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

/** The decision under which the weights hold which of some readings is the best. */
export const BEST = 'best'
/** The one under which they hold how right readings look. */
export const RIGHT = 'right'

/**
 * Orders candidates by which is the best of them (how sure its choices were, what it uses, its shape), and says how likely each is
 * right.
 */
export function rank(part: Part, candidates: readonly Candidate[], weights: Weights): Ranked[] {
  const compared = compare(part, candidates)
  const scores = compared.map(({ features }) => scoresOf(weights, BEST, features)[0] ?? 0)
  return probable(part, compared, { scores, weights })
}

export interface Compared extends Candidate {
  unused: Ranked['unused']
  /** How it looks beside the others. */
  features: string[]
}

/** The candidates with what tells them from each other. */
export function compare(part: Part, candidates: readonly Candidate[]): Compared[] {
  const best = candidates[0]?.score ?? 0
  return candidates.map((candidate, place) => {
    const unused = unusedSpans(part, candidate.decided, candidate.request)
    const features = featuresOfCandidate(part, candidate, { place, best, unused })
    return { ...candidate, unused, features }
  })
}

interface Weighed {
  scores: readonly number[]
  weights: Weights
}

/** The compared candidates by their scores, best first, with how likely each is right. */
export function probable(part: Part, compared: readonly Compared[], { scores, weights }: Weighed): Ranked[] {
  return inOrder(part, compared, scores)
    .map(({ features, candidate }) => {
      const right = likelihoods(weights, RIGHT, ['', ...features]).find(({ choice }) => choice === 'yes')
      return { ...candidate, probability: right?.probability ?? 0 }
    })
    .toSorted((a, b) => b.probability - a.probability)
}

/** Best first, with how each looks where it stands: what its probability is learned from. */
export function inOrder(part: Part, compared: readonly Compared[], scores: readonly number[]) {
  const shares = softmax(scores.length, (at) => scores[at] ?? 0)
  const order = compared.map((_, at) => at).sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0))
  const share = (place: number) => shares[order[place] ?? -1] ?? 0
  return order.flatMap((at, place) => {
    const candidate = compared[at]
    if (!candidate) return []
    const { unused, score, request } = candidate
    return [
      {
        candidate,
        features: [
          ...featuresOfCandidate(part, candidate, { place, best: score, unused }),
          `share ${bucket(share(place), 0.1, 10)}`,
          `ahead ${bucket(share(place) - share(place === 0 ? 1 : 0), 0.1, 10)} ${request.kind}`,
          `total ${bucket(scores[at] ?? 0, 1, 12)}`,
        ],
      },
    ]
  })
}

interface Beside {
  place: number
  best: number
  unused: Ranked['unused']
}

function featuresOfCandidate(part: Part, candidate: Candidate, { place, best, unused }: Beside): string[] {
  const { request, score, steps, decided } = candidate
  const query = request.kind === 'query' ? request.query : undefined
  const shape = query ? shapeOf(query) : request.kind
  return [
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
    ...(query ? figuresOf(part, candidate, query) : []),
  ]
}

const bucket = (value: number, step: number, most: number) => Math.max(-most, Math.min(most, Math.floor(value / step)))

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

function figuresOf(part: Part, { decided }: Candidate, query: Query): string[] {
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
