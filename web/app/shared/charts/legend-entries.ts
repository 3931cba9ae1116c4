import { dayLabel } from '@corner/analytics/days/day-label.ts'
import type { ChartColours } from './chart-colours.ts'
import { axisOf, type ChartDescription, type ChartMetric } from './chart-description.ts'
import { firstGrowing } from './growing.ts'
import { areChosenNamed, drawnColumns, drawsGrowing, spokenLooks } from './line-colours.ts'
import type { LineDash } from './line-dashes.ts'
import type { LineMark } from './line-marks.ts'
import { isThin, strongIn } from './line-weights.ts'
import { makerChanges } from './makers.ts'
import { endLabels } from './painting/end-labels.ts'
import { greyShade } from './painting/grey-shades.ts'

/** A legend entry, on the page and on a picture. */
export interface LegendEntry {
  id: string
  name: string
  /** Instead of `name` where there is no mouse. */
  byTouch?: string
  mark: 'line' | 'dashed' | 'open' | 'square' | 'band' | 'none'
  colour: string
}

/** A named line in a legend. */
interface SpokenEntry extends LegendEntry {
  subject: string
  shape: LineMark
  /** Behind the strong lines. */
  isThin: boolean
  dash: LineDash | undefined
}

/** The coloured lines with their last value. */
export function spokenEntries(description: ChartDescription, colours: ChartColours): SpokenEntry[] {
  const labels = endLabels(description, spokenLooks(description, colours))
  return labels.map(({ id, subject, text, colour, mark, dash }) => ({
    id,
    subject,
    name: text,
    mark: 'line',
    shape: mark,
    isThin: isThin(description, subject),
    dash,
    colour,
  }))
}

/** Empty for a chart that needs no legend. */
export function legendOf(description: ChartDescription, colours: ChartColours): LegendEntry[] {
  return [...entriesOf(description, colours), ...makerEntries(description)]
}

/** Where the maker changes: `WHOOP before Nov 12, then Oura`. */
function makerEntries(description: ChartDescription): LegendEntry[] {
  return makerChanges(description).map(({ place, before, name, who }, at) => ({
    id: `maker ${at}`,
    name: `${who === null ? '' : `${who}: `}${before} before ${dayLabel(description.places[place] ?? '')}, then ${name}`,
    mark: 'none',
    colour: '',
  }))
}

function entriesOf(description: ChartDescription, colours: ChartColours): LegendEntry[] {
  const firstSeries = colours.series[0] ?? colours.ink
  const { columns, drawing } = description
  switch (drawing.kind) {
    case 'lines':
      if (columns.length < 2) return [...growingEntry(description, firstSeries), ...bandEntry(description, colours)]
      return [
        ...columns.map((column): LegendEntry => {
          const isRight = axisOf(description, column) === 'right'
          const unit = column.metric.unit.trim()
          return {
            id: column.id,
            name: `${column.name}${unit ? ` ${unit}` : ''}${isRight ? ', right axis' : ''}${column.usual ? ', ringed outside its own range' : ''}`,
            mark: isRight ? 'dashed' : 'line',
            colour: isRight ? colours.ink2 : firstSeries,
          }
        }),
        ...bandEntry(description, colours),
      ]
    case 'stacked-bars':
      return columns.map(
        ({ id, name }, part): LegendEntry => ({ id, name, mark: 'square', colour: greyShade(part, colours) }),
      )
    case 'bars':
      return drawing.bands
        .map(
          ({ label, colour }): LegendEntry => ({
            id: label,
            name: label,
            mark: 'square',
            colour: colours.bands[colour],
          }),
        )
        .reverse()
    case 'histogram':
      return [
        { id: 'nights', name: 'Nights', mark: 'square', colour: greyShade(2, colours) },
        { id: 'curve', name: 'Smoothed', mark: 'line', colour: firstSeries },
      ]
    case 'many-lines':
      return [
        ...metricsOfMany(description, colours),
        ...growingEntry(description, colours.ink2),
        ...bandEntry(description, colours),
        ...strongEntry(description),
        ...namedEntries(description),
      ]
  }
}

/** Two axes: which line style belongs to which. */
function metricsOfMany(description: ChartDescription, colours: ChartColours): LegendEntry[] {
  const { metric } = description
  const right = description.columns.find((column) => axisOf(description, column) === 'right')?.metric
  if (!right) return []
  const isDrawn = drawnColumns(description).some(({ metric: one }) => one === right)
  const onRight = `${withUnit(right)}, right axis`
  return [
    { id: 'left', name: `${withUnit(metric)}, left axis`, mark: 'line', colour: colours.ink2 },
    {
      id: 'right',
      name: isDrawn ? onRight : `${onRight}, of whom you point at`,
      ...(!isDrawn && { byTouch: `${onRight}, of the athlete you tap` }),
      mark: 'dashed',
      colour: colours.ink2,
    },
  ]
}

/** The open dots of a day that is not over. */
function growingEntry(description: ChartDescription, colour: string): LegendEntry[] {
  const { columns, places } = description
  const isKnown = columns.some(({ metric, values }) =>
    values.slice(firstGrowing(description, metric)).some((value) => value !== null),
  )
  if (!isKnown || places.length < 2) return []
  const name = 'Today, so far'
  if (drawsGrowing(description)) return [{ id: 'growing', name, mark: 'open', colour }]
  const ofOne = { name: `${name}, of whom you point at`, byTouch: `${name}, of the athlete you tap` }
  return [{ id: 'growing', ...ofOne, mark: 'open', colour }]
}

function bandEntry(description: ChartDescription, colours: ChartColours): LegendEntry[] {
  const { normalBand } = description
  if (!normalBand) return []
  if (!normalBand.limits) return [{ id: 'normal', name: normalBand.name, mark: 'none', colour: colours.card }]
  const [chosen] = spokenLooks(description, colours).values()
  const colour = chosen?.colour ?? colours.series[0] ?? colours.ink
  return [{ id: 'normal', name: normalBand.name, mark: 'band', colour }]
}

function strongEntry(description: ChartDescription): LegendEntry[] {
  const strong = strongIn(description)
  return strong ? [{ id: 'strong', name: strong.name, mark: 'none', colour: '' }] : []
}

/** By what rule some lines are named, where more are chosen than there are colours; else the day of the labels' values. */
function namedEntries(description: ChartDescription): LegendEntry[] {
  const { drawing, metric } = description
  if (drawing.kind !== 'many-lines') return []
  const day = lastFullDay(description)
  if (areChosenNamed(description))
    return day === '' || drawing.chosen.length === 0
      ? []
      : [{ id: 'named', name: `Beside the names: ${day}`, mark: 'none', colour: '' }]
  const rule = drawing.standsOut
  const limit = 'below' in rule ? `below ${rule.below}` : `above ${rule.above}`
  const [most, least] = 'below' in rule ? ['lowest', 'highest'] : ['highest', 'lowest']
  const newest = day || 'the newest values'
  const name = `Named: 2 with the most days ${limit}${metric.unit}; ${most} 3 and ${least} of ${newest}`
  return [{ id: 'named', name, mark: 'none', colour: '' }]
}

/** The day of the labels' values, where the newest one is not over; '' where it is. */
function lastFullDay(description: ChartDescription): string {
  const growing = firstGrowing(description, description.metric)
  const day = description.places[growing - 1]
  return growing === description.places.length || day === undefined ? '' : `the last full day (${dayLabel(day)})`
}

const withUnit = ({ name, unit }: ChartMetric) => `${name} ${unit.trim()}`.trim()
