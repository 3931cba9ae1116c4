import { besideAverage } from '../../../wording/figures.ts'
import { nameMeasure, ordinal } from '../../../wording/measures.ts'
import { extremeWords, isCounted, metricCalled } from '../../../wording/metrics.ts'
import { writeTests } from '../../../wording/tests.ts'
import { sentences } from '../../phrases/lists.ts'
import { opening, type SentenceParts } from './sentence-parts.ts'

/** A statement on 7 days needs at least three nights (knowledge/articles/data-quality.md: fewer are no pattern). */
const FEW_RECORDS = 3

/** Sentences on a figure that is a value of its metric. */
export const VALUE_SENTENCES = {
  latest: (about: SentenceParts) => {
    const { fact, measure, query, name, whose, label, noun, over, records, value, on, isOneDay, beside } = about
    const { where } = measure.days ?? query.days
    if (where !== undefined && query.asks === 'when')
      return `${whose} last ${noun} with ${writeTests(where)} was ${setOff(on)} (${label} ${about.write(fact)}).`
    if (isCounted(measure.metric)) return `${opening(about, fact.value > 0)}${name} has ${value}${on && ` (${on})`}.`
    if (isOneDay) return `${whose} ${label} ${was(over)} ${value}.`
    const first = `${whose} ${nameMeasure(measure)} is ${value} (${on}`
    const [mean, trend] = [beside('mean'), beside('trend')]
    if (!mean || !trend || where !== undefined) return `${first})${where === undefined ? '' : ` ${over}`}.`
    if (fact.records === 1) return `${first}), the only record ${about.within}.`
    return `${first}), ${besideAverage(about.measure.metric, trend.value, about.write(mean))} ${over} (${records}).`
  },
  mean: (about: SentenceParts) => {
    const { fact, measure, name, whose, noun, over, records, value, newest, isOneDay, label } = about
    if (isCounted(measure.metric)) return `${name} has ${value} a ${noun} on average ${over} (${records}).`
    if (isOneDay) return `${whose} ${label} ${was(over)} ${value}.`
    return sentences(writePlain(about), newest, fact.records < FEW_RECORDS && `That is too few ${noun}s for a pattern.`)
  },
  weighted_mean: ({ whose, label, over, value, noun, records }: SentenceParts) =>
    `${whose} weighted average ${label} ${over} is ${value}: later ${noun}s count more (${records}).`,
  median: (about: SentenceParts) => writePlain(about),
  sum: (about: SentenceParts) => {
    const { fact, measure, name, whose, label, over, within, value, records, beside, write } = about
    if (isCounted(measure.metric))
      return `${opening(about, fact.value > 0)}${name} has ${value} ${within} (${records} with data).`
    const mean = beside('mean')
    if (!addsUp(measure.metric) && mean)
      return `A sum of ${label} says nothing. ${whose} average ${label} ${over} is **${write(mean)}** (${records}).`
    const average = mean && !about.isOneDay ? `; the average is ${write(mean)} a day` : ''
    return `${whose} total ${label} ${over} is ${value} (${records})${average}.`
  },
  min: (about: SentenceParts) => writeExtreme(about, 'lowest'),
  max: (about: SentenceParts) => writeExtreme(about, 'highest'),
  percentile: ({ measure, whose, label, over, value, records }: SentenceParts) =>
    `The ${ordinal(measure.percentile ?? 50)} percentile of ${whose} ${label} ${over} is ${value} (${records}).`,
  count: ({ fact, name, label, noun, within, records }: SentenceParts) =>
    fact.value === 0
      ? `${name} has no ${label} on any ${noun} ${within}.`
      : `${name} has ${label} on **${records}** ${within}.`,
  consistency: (about: SentenceParts) => writePlain(about),
  range: ({ whose, label, over, value, records, beside, write }: SentenceParts) => {
    const [least, most] = [beside('min'), beside('max')]
    const span = least && most ? `, from ${write(least)} to ${write(most)}` : ''
    return `${whose} ${label} spans ${value} ${over}${span} (${records}).`
  },
  deviation: ({ whose, label, over, value, records, beside, write }: SentenceParts) => {
    const mean = beside('mean')
    return `${whose} ${label} varies by ${value} ${over} (standard deviation, ${records})${mean ? `, around an average of ${write(mean)}` : ''}.`
  },
} as const

const writePlain = ({ whose, measure, over, value, records }: SentenceParts) =>
  `${whose} ${nameMeasure(measure)} ${over} is ${value} (${records}).`

/** `today is`, `yesterday, Nov 20, was`. */
const was = (day: string): string => `${day}${day.includes(',') ? ',' : ''} ${day === 'today' ? 'is' : 'was'}`

/** `on **Wed Nov 18**`, `**today**`. */
const setOff = (when: string): string => when.replace(/^(on )?(.*)$/, '$1**$2**')

const addsUp = (metric: string) => {
  const { adds, unit } = metricCalled(metric)
  return adds === 'sum' || unit === 'h' || metric === 'strain'
}

function writeExtreme(about: SentenceParts, which: 'lowest' | 'highest'): string {
  const { measure, query, name, whose, label, over, value, on, records, beside, write, isOneDay, fact } = about
  // What describes a whole period has no day.
  if (on === '') return `${name} has ${value} ${over} (${records}).`
  if (isOneDay) return `${whose} ${label} ${was(over)} ${value}.`
  const mean = beside('mean')
  const what = isCounted(measure.metric) ? nameMeasure(measure) : `${extremeWords(measure.metric)[which]} ${label}`
  const others = mean ? `; the average is ${write(mean)} (${records})` : ` (${records})`
  if (query.asks === 'when') return `${whose} ${what} ${over} was ${setOff(on)}: ${write(fact)}${others}.`
  return `${whose} ${what} ${over} was ${value} ${on}${others}.`
}
