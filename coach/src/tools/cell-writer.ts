import { withUnit } from '@corner/analytics/numbers/rounding.ts'
import { isSigned } from '@corner/analytics/query/units.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Measure, Query } from '@corner/contract/entities/query.ts'
import { writeDay, writeSpan, writeWeekday } from '../wording/day-names.ts'
import { decimalsOf, unitOf, writeFigure, writeNumber, writeSize } from '../wording/figures.ts'
import { nameMeasure, ordinal } from '../wording/measures.ts'
import type { Cell, Cells } from './cells.ts'

/** The owner of a figure, and its name next to that of its measure. */
interface About {
  athletes?: readonly string[]
  /** The number of athletes it is the mean of. */
  meanOf?: number
  of?: string
}

/** Writes the figures of one look-up in the product's words, each followed by its reference. */
export class CellWriter {
  private readonly cells: Cells
  private readonly today: CalendarDay
  private readonly query: Query | undefined

  constructor(cells: Cells, today: CalendarDay, query?: Query) {
    this.cells = cells
    this.today = today
    this.query = query
  }

  /** `29% {{r1}}`; `no value` for null. */
  figure(measure: Measure, value: number | null, { athletes = [], meanOf = 1, of = nameMeasure(measure) }: About = {}) {
    if (value === null) return 'no value'
    const [unit, decimals] = [unitOf(measure), decimalsOf(measure, meanOf)]
    const size = isSigned(measure.aggregate) ? { size: sizeOf(measure, value) } : {}
    return this.keep({ text: writeFigure(measure, value, meanOf), of, athletes, value, unit, decimals, ...size })
  }

  /** A figure that is no measure of the query language, printed as given. */
  plain(text: string, value: number, { of, athletes = [], unit = '', decimals = 0, size }: PlainFigure): string {
    return this.keep({ text, of, athletes, value, unit, decimals, ...(size === undefined ? {} : { size }) })
  }

  /** A number of things: `22 {{r1}}`. */
  count(count: number, of: string, athletes: readonly string[] = []): string {
    return this.plain(String(count), count, { of, athletes })
  }

  /** `2nd {{r1}}`. */
  place(place: number, athletes: readonly string[]): string {
    return this.plain(ordinal(place), place, { of: 'place', athletes })
  }

  /** Printed `Nov 16`, even for today: "on today" is not English. */
  day(day: CalendarDay): string {
    const shown = day === this.today ? `${writeDay(day, this.today)} (today)` : writeWeekday(day, this.today)
    return this.ofDays(writeDay(day, this.today), shown)
  }

  /** Printed `Nov 15 to 21`. */
  span(from: CalendarDay, until: CalendarDay): string {
    return from === until ? this.day(from) : this.ofDays(writeSpan(from, until, this.today))
  }

  /** `7 days {{r1}}`. */
  length(days: number, of = 'length of the window'): string {
    return this.plain(`${days} ${days === 1 ? 'day' : 'days'}`, days, { of, unit: 'days' })
  }

  private ofDays(text: string, shown = text): string {
    return this.cells.write(
      { text, of: 'day', athletes: [], value: null, unit: '', decimals: 0, ...this.source },
      shown,
    )
  }

  private keep(cell: Omit<Cell, 'ref'>): string {
    return this.cells.write({ ...cell, ...this.source })
  }

  private get source(): Pick<Cell, 'query'> {
    return this.query ? { query: this.query } : {}
  }
}

type PlainFigure = Pick<Cell, 'of' | 'size'> & Partial<Pick<Cell, 'athletes' | 'unit' | 'decimals'>>

/** A change in percent keeps its percent sign, unlike other changes. */
const sizeOf = (measure: Measure, value: number): string =>
  measure.aggregate === 'change_percent' ? withUnit(writeNumber(Math.abs(value), 0), '%') : writeSize(measure, value)
