import { type NumberUnit, saidNumbers } from './said-numbers.ts'

/** A number that may stand in an answer. */
export interface KnownNumber {
  value: number
  /** '' where its field does not say. */
  unit: NumberUnit
  /** Whose it is: an athlete's id; undefined: the team's, or nobody's. */
  owner: string | undefined
  /**
   * Not of the records: said in the question, an argument of a tool, a threshold, a fact of an article. It never stands as a
   * measured value, only where a sentence compares, advises or cites.
   */
  quoted: boolean
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
  private readonly names: readonly string[]

  /** @param names other names than people's, such as the team's: what stands in a name is no number */
  constructor(people: readonly NamedPerson[], names: readonly string[] = []) {
    this.people = people
    const every = [...people.flatMap(({ name, first_name }) => [name, first_name]), ...names]
    this.names = every.filter((name) => /[\p{N}]|\p{L}{3}/u.test(name)).sort((a, b) => b.length - a.length)
  }

  /** A text of the same length with blanks for names: "Wrestling U17" counts nothing. */
  withoutNames(text: string): string {
    return this.names.reduce((rest, name) => rest.replaceAll(name, ' '.repeat(name.length)), text)
  }

  /** A tool's result: numbers in fields and in texts; the length of a list counts what is in it. */
  addResult(result: unknown): void {
    this.walk(result, { key: '', unit: '', owner: undefined, quoted: false })
  }

  /** What a tool was asked, or an article says. */
  addQuoted(value: unknown): void {
    this.walk(value, { key: '', unit: '', owner: undefined, quoted: true })
  }

  addDays(...days: readonly string[]): void {
    for (const day of days) this.words.add(day)
  }

  private walk(value: unknown, place: Place): void {
    if (typeof value === 'number') this.addNumber(value, place)
    else if (typeof value === 'string') this.addText(value, place)
    else if (Array.isArray(value)) {
      this.numbers.push({ ...place, value: value.length, unit: 'count' })
      for (const entry of value) this.walk(entry, place)
    } else if (value !== null && typeof value === 'object') this.walkFields(value as Record<string, unknown>, place)
  }

  private walkFields(fields: Record<string, unknown>, place: Place): void {
    const owner = place.quoted ? undefined : (this.ownerOf(fields) ?? place.owner)
    const ownUnit = typeof fields.unit === 'string' ? unitNamed(fields.unit) : ''
    for (const [key, value] of Object.entries(fields)) {
      // A list keyed by what it counts: `{ high: 2, medium: 1 }`, or an athlete's own entry beside the others'.
      const unit = COUNTS.test(key) ? 'count' : unitOfField(key) || ownUnit || place.unit
      this.walk(value, { ...place, key, unit, owner })
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

  private addNumber(value: number, { unit, owner, quoted, key }: Place): void {
    if (!Number.isFinite(value)) return
    this.numbers.push({ value, unit, owner, quoted })
    if (key === 'days') this.numbers.push({ value, unit: 'window', owner: undefined, quoted: true })
  }

  private addText(text: string, { owner, quoted }: Place): void {
    for (const { kind, value, unit, word, sign } of saidNumbers(this.withoutNames(text))) {
      if (kind === 'number') this.numbers.push({ value: sign === '-' ? -value : value, unit, owner, quoted })
      else this.words.add(word)
    }
    for (const { id, name } of this.people) if (text === name) this.named.add(id)
  }
}

interface Place {
  key: string
  unit: NumberUnit
  owner: string | undefined
  quoted: boolean
}

const COUNTS =
  /^(?:records?|count|days|nights|place|listed|athletes|connected|withData|stale|pairs|lag|lagDays|missing\w*|weekdays)$/i

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
  ...{ h: 'h', hours: 'h', min: 'min', minutes: 'min' },
}
