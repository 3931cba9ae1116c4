import type { AthleteRecords } from '@corner/analytics/athlete/athlete-records.ts'
import { seriesOver } from '@corner/analytics/series/day-series.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type {
  ChartDescription,
  Column,
  Makers,
  NormalBand,
  StrongLines,
} from '../../../../shared/charts/chart-description.ts'
import { makersOf } from '../../../../shared/charts/makers.ts'
import { lineNames } from '../../athlete-choice/line-names.ts'
import type { TeamChart, TeamSeries } from './team-charts.ts'

/** The lines of one athlete in a chart. */
export interface AthleteLines {
  athleteId: string
  left: Column
  right: Column | null
  /** null: the records are of one maker. */
  makers: Makers | null
}

/**
 * The lines of a chart, for each athlete with a value in these days. Computed once per answer of the server: a choice
 * of athletes only selects from them.
 */
export function teamLines(
  { left, right }: TeamChart,
  days: readonly CalendarDay[],
  athletes: readonly AthleteRecords[],
): AthleteLines[] {
  const names = lineNames(athletes)
  return athletes.flatMap((athlete) => {
    const { athlete_id: subject, athlete_name } = athlete
    const { name, fullName } = names.get(subject) ?? { name: athlete_name, fullName: athlete_name }
    const column = (id: string, { metric, valuesOf }: TeamSeries): Column => ({
      id,
      subject,
      name,
      fullName,
      metric,
      values: seriesOver(days, valuesOf(athlete), ({ value }) => value),
    })
    const [first, last] = [days[0] ?? '', days.at(-1) ?? '']
    const within = left.valuesOf(athlete).filter(({ date }) => date >= first && date <= last)
    const lines = {
      athleteId: subject,
      left: column(subject, left),
      right: right && column(`${subject} right`, right),
      makers: makersOf(within, subject),
    }
    return hasValue(lines.left) || hasValue(lines.right) ? [lines] : []
  })
}

/** Of a part of the team, so many are all named; of the whole team, as many as there are colours. */
const NAMED_UP_TO = 12

/**
 * A chart of the chosen athletes, or while nobody with a line is chosen, of all in grey. Those have only their left line: a
 * team's second lines would hide the first.
 * @param chosen ids of athletes; those without a line are left out
 * @param order of choosing, on the whole page
 * @param today the day that is not over
 * @param places of those who are named on the page (`named-lines.ts`)
 * @param strong of the chosen, where not all are alike
 */
export function teamChart(
  chart: TeamChart,
  days: readonly CalendarDay[],
  lines: readonly AthleteLines[],
  chosen: readonly string[],
  order: readonly string[],
  normalBand: NormalBand | null,
  today: CalendarDay,
  places?: ReadonlyMap<string, number>,
  strong?: StrongLines,
): ChartDescription {
  const isChosen = new Set(chosen)
  const ofChosen = lines.filter(({ athleteId }) => isChosen.has(athleteId))
  const drawn = ofChosen.length > 0 ? ofChosen : lines
  const withLine = new Set(ofChosen.map(({ athleteId }) => athleteId))
  const colours = chart.colours(lines.length)
  const makers = ofChosen.flatMap((one) => one.makers ?? [])
  return {
    name: `${chart.title}, ${drawn.length} ${drawn.length === 1 ? 'athlete' : 'athletes'}`,
    places: days,
    placeName: 'Day',
    metric: chart.left.metric,
    ...(chart.right && { rightMetric: chart.right.metric }),
    columns: drawn.flatMap(({ athleteId, left, right }) => (right && isChosen.has(athleteId) ? [left, right] : [left])),
    drawing: {
      kind: 'many-lines',
      chosen: chosen.filter((id) => withLine.has(id)),
      order,
      ...(places && { places }),
      colours,
      ...(ofChosen.length < lines.length && { namedUpTo: Math.max(colours, NAMED_UP_TO) }),
      ...(strong && { strong }),
      standsOut: chart.standsOut,
      edges: chart.edges,
    },
    ...(makers.length > 0 && { makers }),
    normalBand,
    runningDay: today,
  }
}

function hasValue(column: Column | null): boolean {
  return column?.values.some((value) => value !== null) ?? false
}
