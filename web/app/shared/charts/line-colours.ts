import type { ChartColours } from './chart-colours.ts'
import { axisOf, type ChartDescription, type Column } from './chart-description.ts'
import { dashAt, type LineDash } from './line-dashes.ts'
import { LINE_MARKS, type LineMark } from './line-marks.ts'
import { namedSubjects } from './named-lines.ts'

/**
 * How a named line is told from the others: by colour, by a shape for those who do not see the colour, and where the page
 * has used the colour before, by dashes along the whole line.
 */
export interface LineLook {
  colour: string
  mark: LineMark
  dash?: LineDash | undefined
}

const MARK_SHIFT = 3

/** The look of a place: once all colours are used they come again with other shapes, so that no two places look alike. */
export function lookAt(place: number, series: readonly string[]): LineLook {
  const round = Math.floor(place / series.length)
  return {
    colour: series[place % series.length] ?? 'currentColor',
    mark: LINE_MARKS[(place + MARK_SHIFT * round) % LINE_MARKS.length] ?? 'circle',
  }
}

/** The looks of a page: of those in one colour the first has a whole line, each further one dashes of its own. */
export function looksOf(places: ReadonlyMap<string, number>, series: readonly string[]): Map<string, LineLook> {
  const used = new Map<string, number>()
  const looks = new Map<string, LineLook>()
  for (const [subject, place] of places) {
    const look = lookAt(place, series)
    const use = used.get(look.colour) ?? 0
    used.set(look.colour, use + 1)
    looks.set(subject, { ...look, dash: dashAt(use) })
  }
  return looks
}

/**
 * A place for each subject of a page, in the order of its groups, another than anybody else has (`lookAt`): the place of `home` where nobody before
 * has taken it, else the next free one. A group that is shown together has different colours as long as they suffice.
 */
export function linePlaces(
  groups: readonly (readonly string[])[],
  home: ReadonlyMap<string, number> = new Map(),
): Map<string, number> {
  const places = new Map<string, number>()
  const taken = new Set<number>()
  const take = (subject: string, place: number) => {
    places.set(subject, place)
    taken.add(place)
  }
  const subjects = [...new Set(groups.flat())]
  const coloursBeside = (subject: string) => {
    const beside = groups.filter((group) => group.length <= LINE_MARKS.length && group.includes(subject)).flat()
    return new Set(beside.map((other) => (places.get(other) ?? -1) % LINE_MARKS.length))
  }
  for (const subject of subjects) {
    const place = home.get(subject)
    if (place === undefined || taken.has(place)) continue
    if (!coloursBeside(subject).has(place % LINE_MARKS.length)) take(subject, place)
  }
  // More than there are subjects.
  const all = Array.from({ length: subjects.length + LINE_MARKS.length }, (_, place) => place)
  for (const subject of subjects) {
    if (places.has(subject)) continue
    const colours = coloursBeside(subject)
    const free = all.filter((place) => !taken.has(place))
    take(subject, free.find((place) => !colours.has(place % LINE_MARKS.length)) ?? free[0] ?? 0)
  }
  return new Map(subjects.map((subject) => [subject, places.get(subject) ?? 0]))
}

/** Chosen lines are highlighted and labelled up to a number of them. */
export function areChosenNamed({ drawing }: ChartDescription): boolean {
  return drawing.kind === 'many-lines' && drawing.chosen.length <= (drawing.namedUpTo ?? drawing.colours)
}

/**
 * The labelled subjects with their look: the chosen ones, or if too many are chosen, those of `named-lines.ts`, in the
 * places that they have on the whole page. Beside a second measure, whose lines are dashed, no line is: shapes tell those in
 * one colour apart.
 */
export function spokenLooks(
  description: ChartDescription,
  { series }: Pick<ChartColours, 'series'>,
): Map<string, LineLook> {
  const { drawing } = description
  if (drawing.kind !== 'many-lines') return new Map()
  const places = linePlaces([spokenSubjects(description)], drawing.places)
  const looks = looksOf(new Map([...(drawing.places ?? []), ...places]), series)
  const hasSecond = description.columns.some((column) => axisOf(description, column) === 'right')
  return new Map(
    [...looks]
      .filter(([subject]) => places.has(subject))
      .map(([subject, look]) => [subject, hasSecond ? { ...look, dash: undefined } : look]),
  )
}

/** Who is named in a chart. */
export function spokenSubjects(description: ChartDescription): readonly string[] {
  const { drawing } = description
  if (drawing.kind !== 'many-lines') return []
  return areChosenNamed(description) ? drawing.chosen : namedSubjects(description)
}

/**
 * The lines that are drawn. Where more are chosen than there are colours, two lines for each would hide one another: the
 * second measure is shown once pointed at, and named lines have it in their label.
 */
export function drawnColumns(description: ChartDescription): readonly Column[] {
  const { columns, drawing } = description
  if (drawing.kind !== 'many-lines' || drawing.chosen.length <= drawing.colours) return columns
  return columns.filter((column) => axisOf(description, column) === 'left')
}

/** More lines would have their values of the day that is not over in one heap, near the floor each morning. */
const GROWING_UP_TO = 4

/** Whether values that may still grow are drawn for all; else for whom is pointed at. */
export const drawsGrowing = (description: ChartDescription): boolean =>
  description.drawing.kind !== 'many-lines' || drawnColumns(description).length <= GROWING_UP_TO
