import type { MetricName } from '@corner/analytics/metric-catalogue.ts'
import { isMetricName } from './metrics-meant.ts'
import type { NumberUnit } from './number-units.ts'
import { saidNumbers } from './said-numbers.ts'

/** A number that may stand in an answer. */
export interface KnownNumber {
  value: number
  /** '' where its field does not say. */
  unit: NumberUnit
  /** Whose it is: an athlete's id; undefined: the team's, or nobody's. */
  owner: string | undefined
  /** undefined: of none, or it is not said. */
  metric: MetricName | undefined
  /** Of which record, or of a mean over several; undefined: it is not said, or neither. */
  statistic: 'latest' | 'average' | 'minimum' | 'maximum' | undefined
  /** The day of its record, `YYYY-MM-DD`. */
  date: string | undefined
  /** What a count counts; `window`: the length of one, which is no count of records. */
  counts: 'people' | 'days' | 'window' | undefined
  /** How far a value moved in time: its sign is the way. */
  isChange: boolean
  /** Of two sides that are compared: it is of both. */
  isDifference: boolean
  /**
   * Not of the records: `said` in the question or to a tool, or `read` in an article or a rule of the product. It never stands as a
   * measured value, only where a sentence compares, advises or cites.
   */
  quoted: false | 'said' | 'read'
}

/** Whom results name, to tell whose a number is. */
export interface NamedPerson {
  id: string
  name: string
  first_name: string
}

/** All that the tools of one turn returned, and what else may be quoted. It only grows. */
export class KnownNumbers {
  readonly numbers: KnownNumber[] = []
  /** `YYYY-MM-DD`, `HH:MM`, and fractions in words. */
  readonly words = new Set<string>()
  /** Athletes whom a result named. */
  readonly named = new Set<string>()
  readonly people: readonly NamedPerson[]
  /** The team's own day; '' before it was said. */
  today = ''
  private readonly names: readonly string[]

  /** @param names other names than people's, such as the team's: what stands in a name is no number */
  constructor(people: readonly NamedPerson[], names: readonly string[] = []) {
    this.people = people
    const every = [...people.map(({ name }) => name), ...names]
    // Only what reads as a name, or somebody called "9" would take every 9 out of the check.
    this.names = every.filter((name) => /\p{L}{3}/u.test(name)).sort((a, b) => b.length - a.length)
  }

  /** A text of the same length with blanks for names: "Wrestling U17" counts nothing. */
  withoutNames(text: string): string {
    return this.names.reduce((rest, name) => rest.replaceAll(name, ' '.repeat(name.length)), text)
  }

  /** A tool's result: numbers in fields and in texts; the length of a list counts what is in it. */
  addResult(result: unknown): void {
    this.walk(result, { ...NOWHERE, quoted: false })
  }

  addQuoted(quoted: 'said' | 'read', value: unknown): void {
    this.walk(value, { ...NOWHERE, quoted })
  }

  addDays(...days: readonly string[]): void {
    for (const day of days) this.words.add(day)
  }

  private walk(value: unknown, place: Place): void {
    if (typeof value === 'number') this.addNumber(value, place)
    else if (typeof value === 'string') this.addText(value, place)
    else if (Array.isArray(value)) {
      this.add(value.length, { ...place, ...NO_VALUE, unit: 'count' })
      for (const entry of value) this.walk(entry, place)
    } else if (value !== null && typeof value === 'object') this.walkFields(value as Record<string, unknown>, place)
  }

  private walkFields(fields: Record<string, unknown>, place: Place): void {
    const owner = place.quoted ? undefined : (this.ownerOf(fields) ?? place.owner)
    const ownUnit = typeof fields.unit === 'string' ? unitNamed(fields.unit) : ''
    const ownMetric = isMetricName(fields.metric) ? fields.metric : place.metric
    const isWindow = typeof fields.from === 'string' && typeof fields.until === 'string'
    for (const [key, value] of Object.entries(fields)) {
      // A list may have the name of a count: `days` of values day by day.
      const isCount = typeof value === 'number' && COUNTS.test(key)
      const unit = isCount ? 'count' : unitOfField(key) || ownUnit || place.unit
      this.walk(value, {
        ...{ key, unit, owner, quoted: place.quoted, metric: isMetricName(key) ? key : ownMetric },
        statistic: statisticOf(key, fields.statistic) ?? place.statistic,
        date: dayIn(fields[`${key}Date`]) ?? dayIn(fields.date) ?? place.date,
        isDifference: place.key === 'differences',
        counts: isWindow && key === 'days' ? 'window' : countsOf(key),
      })
    }
  }

  /** The athlete that an object is about: by its own name or id, or by its `athlete`. */
  private ownerOf(fields: Record<string, unknown>): string | undefined {
    const said = [fields.athlete, fields.id, fields.name, fields.athlete_id, fields.athlete_name]
    const words = said.flatMap((one) => (one !== null && typeof one === 'object' ? Object.values(one) : [one]))
    // By id first: two may share a name.
    const person =
      this.people.find(({ id }) => words.includes(id)) ?? this.people.find(({ name }) => words.includes(name))
    if (person) this.named.add(person.id)
    return person?.id
  }

  private addNumber(value: number, place: Place): void {
    if (!Number.isFinite(value)) return
    if (place.counts !== 'window' || place.quoted) this.add(value, place)
    if (place.key === 'days') this.add(value, { ...NOWHERE, unit: 'window', quoted: place.quoted || 'said' })
  }

  private add(value: number, { key, ...place }: Place): void {
    this.numbers.push({ ...place, value, isChange: CHANGES.test(key) })
  }

  private addText(text: string, place: Place): void {
    for (const { kind, value, unit, word, sign } of saidNumbers(this.withoutNames(text.replace(UUID, '')))) {
      if (kind === 'number') this.add(sign === '-' ? -value : value, { ...place, ...NO_VALUE, unit })
      else this.words.add(word)
    }
    for (const { id, name } of this.people) if (text === name) this.named.add(id)
  }
}

/** Its digits count nothing, and would back any number of two digits sooner or later. */
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

interface Place extends Omit<KnownNumber, 'value' | 'isChange'> {
  key: string
}

/** Of a number that is no field's value. */
const NO_VALUE = { statistic: undefined, date: undefined, counts: undefined, isDifference: false } as const
const NOWHERE = { key: '', unit: '', owner: undefined, metric: undefined, ...NO_VALUE } as const
const PEOPLE = /^(?:athletes|connected|withData|stale)$/
const DAYS = /^(?:records?|days|weekdays)$/

function statisticOf(key: string, given: unknown): KnownNumber['statistic'] {
  const name = key === 'value' ? given : key
  if (name === 'latest' || name === 'latestRecovery') return 'latest'
  if (name === 'minimum' || name === 'maximum') return name
  return name === 'average' || name === 'weightedAverage' || name === 'weighted_average' ? 'average' : undefined
}

function countsOf(key: string): KnownNumber['counts'] {
  return PEOPLE.test(key) ? 'people' : DAYS.test(key) ? 'days' : undefined
}

function dayIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined
}

const CHANGES = /^(?:trend|change|halves)$/i
const COUNTS = /^(?:records?|days|athletes|connected|withData|stale|lag|missing\w*|weekdays)$/i

function unitOfField(key: string): NumberUnit {
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
  return words.map(unitNamed).find((unit) => unit !== '') ?? ''
}

function unitNamed(word: string): NumberUnit {
  return FIELD_UNITS[word] ?? ''
}

const FIELD_UNITS: Record<string, NumberUnit> = {
  ...{ '%': '%', percent: '%', percentage: '%', ms: 'ms', milli: 'ms', bpm: 'bpm', points: 'points' },
  ...{ h: 'h', hours: 'h', min: 'min', minutes: 'min', place: 'place', age: 'other' },
}
