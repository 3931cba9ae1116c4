import type pg from 'pg'
import type { Scenario } from '../scenario.ts'
import { setStage } from '../stage.ts'
import { asSuperuser } from '../superuser.ts'
import { verdictOf } from '../verdict.ts'

const ATHLETES = 30
const SHORT_ATHLETES = 6
/** Both changes of the clock in America and in Europe. */
const DAYS = 380

/**
 * More than a year of athletes who live in Chicago, compete in New York, Denver and Los Angeles, and train in Budapest: each
 * zone changes its clock, and flights go east and west. What is expected of a day is worked out here, apart from Corner's rule.
 */
export const zones: Scenario = {
  name: 'zones',
  criterion: `${DAYS} days with changes of the clock in five zones and flights both ways: each night on the local day of waking, no day twice, none left out`,
  async run({ short }, cleanUp) {
    const athletes = short ? SHORT_ATHLETES : ATHLETES
    const stage = await setStage({ athletes, environment: { FIRST_SYNC_DAYS: String(DAYS) } }, cleanUp)
    const { failures, figure } = await asSuperuser(stage.corner.dataDir, findWrongDays)
    return verdictOf(await stage.judge(), figure, failures)
  },
}

interface Days {
  nights: number
  moved: number
  twice: number
  gaps: number
  offsets: number
  clock_changes: number
  eastward: number
  westward: number
}

/**
 * A change of the clock shifts the offset by one hour for all athletes of a zone; more hours at once are a flight.
 */
const DAYS_FOUND = `
  with nights as (
    select s.user_id, s.date, (s.end_at at time zone 'utc' + offset_of.hours)::date as local_day
    from sleeps s, lateral (select replace(s.timezone_offset, 'Z', '+00:00')::interval as hours) offset_of where not nap),
  dated as (
    select user_id, date, replace(timezone_offset, 'Z', '+00:00')::interval as hours,
      lag(date) over w as before, lag(replace(timezone_offset, 'Z', '+00:00')::interval) over w as hours_before
    from cycles window w as (partition by user_id order by start_at))
  select (select count(*) from nights)::int as nights,
    (select count(*) from nights where date <> local_day)::int as moved,
    count(*) filter (where date = before)::int as twice,
    count(*) filter (where date > before + 1)::int as gaps,
    count(distinct hours)::int as offsets,
    count(*) filter (where abs(extract(epoch from hours - hours_before)) = 3600)::int as clock_changes,
    count(*) filter (where extract(epoch from hours - hours_before) > 3600)::int as eastward,
    count(*) filter (where extract(epoch from hours - hours_before) < -3600)::int as westward
  from dated`

async function findWrongDays(client: pg.Client): Promise<{ failures: string[]; figure: string }> {
  const { rows } = await client.query<Days>(DAYS_FOUND)
  const [found] = rows
  if (!found) throw new Error('No days were found')
  const { nights, moved, twice, gaps, offsets, clock_changes, eastward, westward } = found
  const failures = [
    moved > 0 && `${moved} nights are not on the local day of waking`,
    twice > 0 && `${twice} days are there twice`,
    gaps > 0 && `${gaps} days are left out`,
    (offsets < 4 || clock_changes === 0 || eastward === 0 || westward === 0) && 'too little travel: nothing was tried',
  ].filter((line) => typeof line === 'string')
  const figure = `${nights} nights in ${offsets} offsets, ${clock_changes} changes by one hour, ${eastward} longer ones eastward, ${westward} westward`
  return { failures, figure }
}
