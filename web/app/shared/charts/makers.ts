import type { OfMaker } from '@corner/analytics/series/one-maker.ts'
import { providerLabel } from '@corner/contract/constants/providers.ts'
import { type ChartDescription, type Makers, subjectOf } from './chart-description.ts'

/** A change of the maker: at the first day of the new one. */
interface MakerChange {
  place: number
  before: string
  name: string
  /** Whose, where several athletes are chosen; else null. */
  who: string | null
}

type Days = Pick<ChartDescription, 'places' | 'makers' | 'drawing' | 'columns'>

/**
 * The makers of a line's records; null: one maker's alone.
 * @param records oldest first; they name their maker only where it changes (analytics, one-maker.ts)
 */
export function makersOf(records: readonly OfMaker[], subject?: string): Makers | null {
  const segments: { name: string; from: string }[] = []
  for (const { date, maker } of records) {
    if (maker === undefined) return null
    const name = providerLabel(maker)
    if (segments.at(-1)?.name !== name) segments.push({ name, from: date })
  }
  return segments.length < 2 ? null : { segments, ...(subject !== undefined && { subject }) }
}

/** The makers of a chart with the records of one athlete. */
export function ownMakers(records: readonly OfMaker[]): { makers?: readonly Makers[] } {
  const makers = makersOf(records)
  return makers ? { makers: [makers] } : {}
}

/** Those that are told: of the chosen athletes, or of the chart's only one. */
export function makersTold({ makers = [], drawing }: Days): readonly Makers[] {
  if (drawing.kind !== 'many-lines') return makers
  const chosen = new Set(drawing.chosen)
  return makers.filter(({ subject }) => subject !== undefined && chosen.has(subject))
}

/** The changes within the days shown, by day. */
export function makerChanges(description: Days): MakerChange[] {
  const { places, columns, drawing } = description
  const areSeveral = drawing.kind === 'many-lines' && drawing.chosen.length > 1
  const whoIs = (subject: string | undefined) =>
    (areSeveral && columns.find((column) => subjectOf(column) === subject)?.name) || null
  return makersTold(description)
    .flatMap(({ segments, subject }) =>
      segments.slice(1).map(({ name, from }, at) => ({
        place: places.findIndex((day) => day >= from),
        before: segments[at]?.name ?? '',
        name,
        who: whoIs(subject),
      })),
    )
    .filter(({ place }) => place > 0)
    .sort((one, other) => one.place - other.place)
}

/** The maker of a line on a day; undefined: one maker's alone, so it is not named. */
export function makerOn(
  { makers = [] }: Pick<ChartDescription, 'makers'>,
  day: string,
  subject?: string,
): string | undefined {
  const segments = makers.find((one) => one.subject === subject)?.segments
  return (segments?.findLast(({ from }) => from <= day) ?? segments?.[0])?.name
}
