import type { Query } from '@corner/contract/entities/query.ts'
import { CUE_LEXICON } from '../language/lexicon/cue-words.ts'
import { DIRECTION_LEXICON } from '../language/lexicon/direction-words.ts'
import { NOT_MEASURED_LEXICON } from '../language/lexicon/not-measured-words.ts'
import { ORDER_LEXICON } from '../language/lexicon/order-words.ts'
import { STATISTIC_LEXICON } from '../language/lexicon/statistic-words.ts'
import { TOPIC_LEXICON } from '../language/lexicon/topic-words.ts'
import { lemmaOf } from '../language/words/lemma.ts'
import type { Slots } from '../language/words/phrases.ts'
import { openingFeatures } from './opening.ts'
import type { MessagePart } from './part.ts'
import { metricsNamed, type Span, spansOf } from './spans/span.ts'

/** The features of a whole part, by name: its words, their neighbours, and its kinds of spans. */
export function featuresOf(part: MessagePart): string[] {
  const units = part.units.map(({ text }) => text)
  const features = new Set<string>()
  for (const { text, value } of part.tokens) if (value === undefined && text !== '·') features.add(`w ${lemmaOf(text)}`)
  for (const { text, value } of part.tokens) if (value === undefined && text !== '·') features.add(`f ${text}`)
  const padded = ['<', ...units, '>']
  padded.forEach((unit, at) => {
    const [next, third] = [padded[at + 1], padded[at + 2]]
    if (next === undefined) return
    features.add(`b ${unit} ${next}`)
    if (third !== undefined) features.add(`t ${unit} ${next} ${third}`)
    if (third !== undefined) features.add(`s ${unit} ${third}`)
  })
  for (const name of cueFeatures(part)) features.add(name)
  for (const name of spanFeatures(part)) features.add(name)
  for (const name of talkFeatures(part)) features.add(name)
  for (const name of openingFeatures(part)) features.add(name)
  features.add(`length ${Math.min(6, Math.ceil(units.length / 3))}`)
  return [...features]
}

const LEXICONS = {
  cue: CUE_LEXICON,
  order: ORDER_LEXICON,
  statistic: STATISTIC_LEXICON,
  topic: TOPIC_LEXICON,
  unmeasured: NOT_MEASURED_LEXICON,
  direction: DIRECTION_LEXICON,
}

/** Synonymous phrases, by their meaning. */
function cueFeatures({ tokens, spans }: MessagePart): string[] {
  const isOf = (kind: Span['kind']) => (_: unknown, at: number) =>
    spans.some((span) => span.kind === kind && span.from <= at && at < span.until)
  const slots: Slots = {
    athlete: isOf('name'),
    metric: isOf('metric'),
    number: ({ value }) => value !== undefined,
    opponent: ({ capital }) => capital,
    name: ({ capital }) => capital,
  }
  return Object.entries(LEXICONS).flatMap(([name, lexicon]) => {
    const found = [...new Set(lexicon.findAll(tokens, slots).map(({ concept }) => concept))].sort()
    return [
      ...found.map((concept) => `q ${name} ${concept}`),
      ...(found.length > 0 ? [`q ${name}s ${found.join(' ')}`] : []),
    ]
  })
}

function spanFeatures({ spans }: MessagePart): string[] {
  const metrics = metricsNamed(spans)
  const count = (kind: Span['kind']) => Math.min(3, spans.filter((span) => span.kind === kind).length)
  const kinds = [
    'name',
    'metric',
    'window',
    'weekdays',
    'bound',
    'band',
    'count',
    'run',
    'limit',
    'exclusion',
    'negation',
  ] as const
  const windows = spansOf(spans, 'window')
  return [
    ...kinds.map((kind) => `n ${kind} ${count(kind)}`),
    ...metrics.map((metric) => `m ${metric}`),
    `days ${windows.map(({ window, isOneDay }) => (isOneDay ? `one${'day' in window && window.day === 0 ? '-today' : ''}` : 'many')).join(' ') || 'none'}`,
    `shape ${kinds.filter((kind) => count(kind) > 0).join(' ')}`,
  ]
}

function talkFeatures({ previous, units, spans }: MessagePart): string[] {
  if (!previous) return ['talk first']
  const isShort = units.length <= 5
  const query = previous.kind === 'query' ? previous.query : undefined
  return [
    'talk later',
    `talk short ${isShort}`,
    `talk ${previous.kind}`,
    `talk opens ${units[0]?.text}`,
    `talk has ${spans.some(({ kind }) => kind === 'metric')} ${spans.some(({ kind }) => kind === 'name')} ${spans.some(({ kind }) => kind === 'window')} ${isShort}`,
    ...(query
      ? [
          `talk asks ${query.asks}`,
          `talk by ${query.by?.join('+') ?? 'none'}`,
          `talk aggregate ${query.measures[0]?.aggregate}`,
          `talk who ${Object.keys(query.who).join(' ')}`,
          `talk days ${Object.keys(query.days).join(' ')} ${query.days.window ? Object.keys(query.days.window).join(' ') : ''}`,
          `talk order ${query.order} ${query.limit ? 'limit' : ''}`,
          `talk against ${query.against ? Object.keys(query.against).join(' ') : 'none'}`,
          `talk measures ${Math.min(3, query.measures.length)} ${isSame(query, spans)} ${isShort}`,
          `talk conditions ${Math.min(3, query.who.where?.length ?? 0)} ${isSame(query, spans)}`,
        ]
      : []),
  ]
}

/** Whether the named metric is that of the question before. */
function isSame({ measures }: Query, spans: readonly Span[]): 'none' | 'same' | 'other' {
  const named = spansOf(spans, 'metric').map(({ metric }) => metric)
  if (named.length === 0) return 'none'
  return measures.some(({ metric }) => named.includes(metric)) ? 'same' : 'other'
}

/** The features around one span. */
export function featuresAround(part: MessagePart, span: Span): string[] {
  const at = part.units.findIndex(({ from, until }) => span.from >= from && span.from < until)
  const unit = (offset: number) => part.units[at + offset]?.text ?? (at + offset < 0 ? '<' : '>')
  const words = part.tokens.slice(span.from, span.until).map(({ text }) => lemmaOf(text))
  const same = part.spans.filter(({ kind }) => kind === span.kind)
  const nearest = nearestMetric(part, span)
  return [
    ...words.map((word) => `in ${word}`),
    ...[-3, -2, -1, 1, 2, 3].map((offset) => `at${offset} ${unit(offset)}`),
    `around ${unit(-1)} ${unit(1)}`,
    `before ${unit(-2)} ${unit(-1)}`,
    `after ${unit(1)} ${unit(2)}`,
    `kind ${span.kind}`,
    `nth ${same.indexOf(span)} of ${Math.min(3, same.length)}`,
    ...(span.kind === 'metric' ? [`metric ${span.metric}`] : [`near ${nearest ?? 'none'}`]),
    ...part.spans
      .filter(({ kind }) => kind !== span.kind)
      .map(({ kind, from }) => `with ${kind} ${from < span.from ? 'before' : 'after'}`),
    ...part.units.map(({ text, from }) => `u ${from < span.from ? 'l' : 'r'} ${text}`),
  ]
}

/** The metric a bound most likely belongs to: the one next to it. */
export const nearestMetric = (part: MessagePart, place: { from: number; until: number }): string | undefined =>
  nearestMetricSpan(part, place)[0]?.metric

/** With its distance from the bound. */
export function nearestMetricSpan(
  part: MessagePart,
  { from, until }: { from: number; until: number },
): [span: Span<'metric'> | undefined, distance: number] {
  const distance = (metric: Span<'metric'>) =>
    metric.from >= until
      ? metric.from - until + (metric.from - until > 1 ? 2 : 0)
      : metric.until <= from
        ? from - metric.until
        : 0
  const [nearest] = spansOf(part.spans, 'metric').toSorted((a, b) => distance(a) - distance(b))
  return [nearest, nearest ? distance(nearest) : Number.POSITIVE_INFINITY]
}
