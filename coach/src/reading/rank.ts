import type { Query } from '@corner/contract/entities/query.ts'
import { softmax } from '../probabilities/softmax.ts'
import { type ChoiceModel, decideFor } from './choice-model.ts'
import type { MessagePart } from './part.ts'
import type { Candidate } from './read-part.ts'
import { spansOf } from './spans/span.ts'
import { unusedSpans } from './unused.ts'

/** A candidate with the probability that it is right. */
export interface Ranked extends Candidate {
  probability: number
  /** Positions of significant words that it does not use. */
  unused: ReturnType<typeof unusedSpans>
}

/** The decision whether a reading is right: `yes` or `no`. */
export const RIGHT = 'right'

/** The weight of the search score relative to the ranking model: by cross-validation over the writers. */
const OF_SEARCH = 0.7

/**
 * The candidates with the probability of each (from the certainty of its choices, the words it uses, and its shape),
 * the best first.
 */
export function rank(part: MessagePart, candidates: readonly Candidate[], model: ChoiceModel): Ranked[] {
  const decide = decideFor(model, [])
  const orderOf = ({ probability, score }: Ranked) => Math.log(probability + LEAST) + OF_SEARCH * score
  return compare(part, candidates)
    .map(({ candidate, unused, features }): Ranked => {
      const yes = decide(RIGHT, features).find(({ choice }) => choice === 'yes')
      return { ...candidate, unused, probability: yes?.probability ?? 0 }
    })
    .toSorted((a, b) => orderOf(b) - orderOf(a))
}

/** Keeps the logarithm finite. */
const LEAST = 0.001

/** The features of how likely each candidate is right, alone and compared with the others. */
export function compare(part: MessagePart, candidates: readonly Candidate[]) {
  const shares = softmax(candidates.length, (at) => candidates[at]?.score ?? 0)
  const share = (place: number) => shares[place] ?? 0
  return candidates.map((candidate, place) => {
    const unused = unusedSpans(part, candidate.decided, candidate.request)
    const features = [
      ...featuresOfCandidate(part, candidate, { place, best: candidates[0]?.score ?? 0, unused }),
      `share ${bucket(share(place), 0.1, 10)}`,
      `ahead ${bucket(share(place) - share(place === 0 ? 1 : 0), 0.1, 10)} ${candidate.request.kind}`,
      `total ${bucket(candidate.score, 1, 12)}`,
    ]
    return { candidate, unused, features }
  })
}

interface Beside {
  place: number
  best: number
  unused: Ranked['unused']
}

function featuresOfCandidate(part: MessagePart, candidate: Candidate, { place, best, unused }: Beside): string[] {
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

function figuresOf(part: MessagePart, { decided }: Candidate, query: Query): string[] {
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
