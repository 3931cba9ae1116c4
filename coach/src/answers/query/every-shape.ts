import type { Facts } from '@corner/analytics/query/facts.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import type { ShapeWriter } from './answer-input.ts'
import { writeAthlete } from './shapes/athlete.ts'
import { writeAthletes } from './shapes/athletes.ts'
import { writeBands } from './shapes/bands.ts'
import { writeByPart } from './shapes/by-part.ts'
import { writeComparison } from './shapes/comparison.ts'
import { isOfCourse, writeCourse } from './shapes/course.ts'
import { isOfFallingWeeks, writeFallingWeeks } from './shapes/falling-weeks.ts'
import { writeFilter } from './shapes/filter.ts'
import { isOfHarderDay, writeHarderDay } from './shapes/harder-day.ts'
import { writeNames } from './shapes/names.ts'
import { writeRanking } from './shapes/ranking.ts'
import { isRelative, writeRelative } from './shapes/relative.ts'
import { isOfSession, writeSession } from './shapes/session.ts'
import { writeTable } from './shapes/table.ts'
import { writeTeam } from './shapes/team.ts'

/** The shapes of answers. A new one is a file in `shapes`, a line in `WRITERS` and its case in `shapeOf`. */
export const WRITERS = {
  names: writeNames,
  falling_weeks: writeFallingWeeks,
  course: writeCourse,
  relative: writeRelative,
  harder_day: writeHarderDay,
  session: writeSession,
  table: writeTable,
  bands: writeBands,
  comparison: writeComparison,
  by_part: writeByPart,
  filter: writeFilter,
  ranking: writeRanking,
  athlete: writeAthlete,
  athletes: writeAthletes,
  team: writeTeam,
} as const satisfies Record<string, ShapeWriter>
type Shape = keyof typeof WRITERS

/** What was asked decides; for the same question, one athlete is answered in sentences and several in a list. */
export function shapeOf({ query, facts }: { query: Query; facts: Facts }): Shape {
  const { by = [], shown, against, who, order } = query
  const isOfAthletes = by.length === 1 && by[0] === 'athlete'
  const isOfOne = by.includes('athlete') && facts.people.length === 1 && who.where === undefined
  const isCrossed = by.length === 2 && !isOfOne
  if (shown === 'names' && by.includes('athlete')) return 'names'
  if (!shown && isOfFallingWeeks({ query })) return 'falling_weeks'
  if (!shown && isOfCourse({ query }) && (by.length === 1 || isOfOne)) return 'course'
  if (shown === 'table' || shown === 'chart' || shown === 'csv' || isCrossed) return 'table'
  if (isRelative(query)) return 'relative'
  if (isOfHarderDay(query)) return 'harder_day'
  if (isOfSession(query)) return 'session'
  if (by.length === 1 && by[0] === 'band' && facts.people.length !== 1) return 'bands'
  if (against) return 'comparison'
  if (by.length > 0 && !isOfAthletes) return 'by_part'
  if (isOfAthletes && isFilter(query)) return 'filter'
  if (isOfAthletes && order !== undefined && facts.people.length !== 1) return 'ranking'
  if (isOfAthletes) return isOfOne && facts.people.length === 1 ? 'athlete' : 'athletes'
  return 'team'
}

/** Who meets conditions; with an order and a limit it ranks those who do. */
const isFilter = ({ who, order, limit, place }: Query) =>
  who.where !== undefined && (order === undefined || (limit === undefined && place === undefined))
