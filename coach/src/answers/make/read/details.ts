import { weekdayOf } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { TeamPlan, TeamPlanKind } from '@corner/contract/entities/team-plan.ts'
import { weekdayBegunBy } from '../../../language/times/calendar-words.ts'
import { numberNamed } from '../../../language/words/number-words.ts'
import { daysAheadIn } from '../../plan/days-ahead.ts'
import { groupsIn } from './groups.ts'
import { layoutIn } from './layout.ts'
import { liftingIn } from './lifting.ts'
import { focusIn, judgedIn, partsIn, timesIn } from './practice.ts'
import { clocksIn, firstLength } from './times.ts'
import { lessIn, weekdayNames } from './weekdays.ts'

/**
 * Everything a message says about a plan except the people.
 * @param words in lower case
 * @param isChange whether it changes an existing plan
 */
export function detailsIn(words: string, kind: TeamPlanKind, today: CalendarDay, isChange = false): Partial<TeamPlan> {
  const look = layoutIn(words, isChange)
  switch (kind) {
    case 'practice':
      return {
        ...look,
        ...dayIn(words, today),
        ...timesIn(words),
        ...partsIn(words),
        ...focusIn(words),
        ...judgedIn(words),
      }
    case 'pairs':
      return { ...look, ...dayIn(words, today), ...(LEFT_DRILLS.test(words) && { leftDrills: true as const }) }
    case 'groups':
      return { ...look, ...dayIn(words, today), ...groupsIn(words) }
    case 'lifting':
      return { ...look, ...liftingIn(words, today, isChange) }
    case 'rooms':
      return { ...look, ...roomsIn(words) }
    case 'return':
      return { ...look, ...returnIn(words, today) }
    case 'weigh_in':
      return { ...look, ...firstLength(words) }
    case 'travel': {
      const [from] = clocksIn(words)
      return { ...look, ...dayIn(words, today), ...(from !== undefined && { from }) }
    }
    case 'slots':
      return { ...look, ...slotsIn(words, isChange) }
    case 'days':
      return { ...look, ...lessIn(words, today) }
  }
}

const LEFT_DRILLS = /\b(left ?-?overs?|whoever is left|who is left|the rest|odd (man|one)|extras?)\b.*\bdrill/

/** "Tomorrows practice". */
const OF_DAY = /\b(tomorrow|tmrw|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)'?s\b/g

function dayIn(words: string, today: CalendarDay): Pick<TeamPlan, 'day'> {
  const [first] = daysAheadIn(words.replace(OF_DAY, '$1'), today)
  // On a Monday "Monday practice" is today's.
  const day = first && weekdayNames(words).includes(weekdayOf(today)) && !/\bnext\b/.test(words) ? today : first?.from
  return day === undefined ? {} : { day }
}

function roomsIn(words: string): Pick<TeamPlan, 'cap'> {
  const [, said] =
    /\b(\d|two|three|four)(?: \w+)? (?:to|per|in) (?:a|each) room\b|\brooms of (\d|two|three|four)\b/.exec(words) ?? []
  const cap = said ? (numberNamed(said) ?? Number(said)) : undefined
  return cap && cap >= 2 && cap <= 6 ? { cap } : {}
}

const SLOTS =
  /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:\w+ )?(?:slots?|spots?|openings|appointments|times|tables?)\b/

function slotsIn(words: string, isChange: boolean): Pick<TeamPlan, 'cap' | 'average'> {
  const [, said] = SLOTS.exec(words) ?? []
  const cap = said ? (numberNamed(said) ?? Number(said)) : undefined
  const isOfWeek = /\b(this|past|last|the) (past |last )?(week|7 days|seven days)\b/.test(words)
  return { ...(cap && cap <= 60 && { cap }), ...(isOfWeek && !isChange && { average: 7 }) }
}

function returnIn(words: string, today: CalendarDay): Pick<TeamPlan, 'weekdays' | 'liveFrom' | 'less'> {
  const live =
    /(?:\bno|\bnot|n't|\bwithout)\b.*\blive\b.*\b(?:until|till|before|til) (\w{3})|\blive\b.*\b(?:not|no|only|from|starts?|on) (?:until |before |from |on )?(\w{3})\w*day/.exec(
      words,
    )
  const liveFrom = live ? weekdayBegunBy(live[1] ?? live[2] ?? '') : -1
  const span = /\b(\w{3})\w*(?:day)? ?(?:to|through|thru|-|–|until) ?(\w{3})\w*/.exec(words)
  const [first, last] = [weekdayBegunBy(span?.[1] ?? ''), weekdayBegunBy(span?.[2] ?? '')]
  const weekdays =
    liveFrom < 0 && first >= 0 && last > first
      ? Array.from({ length: last - first + 1 }, (_, at) => first + at)
      : undefined
  return {
    ...(weekdays && { weekdays }),
    ...(liveFrom >= 0 && { liveFrom }),
    ...(liveFrom < 0 && !weekdays && lessIn(words, today)),
  }
}
