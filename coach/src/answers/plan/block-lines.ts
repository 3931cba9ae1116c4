import { addDays } from '@corner/analytics/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { writeWeekday } from '../../wording/day-names.ts'
import { capital, joinAnd } from '../phrases/lists.ts'
import type { Block, Role } from './roles.ts'

/** What a block of days is for, and the article that says so. */
interface RoleLine {
  say: (block: Block, person: string | undefined) => string
  slug?: string
}

const [SLEEP_HOURS, DAY_HOURS] = [9, 24]
const clock = (hour: number) => `${String(hour % DAY_HOURS).padStart(2, '0')}:00`

/** After so late an arrival, from when on practice may be: it leaves 7 to 8 hours of sleep. */
export const startAfter = (hour: number) => clock(hour + SLEEP_HOURS)

export const ROLE_LINES: Record<Role, RoleLine> = {
  held: { say: () => 'technique and mobility, no live goes', slug: 'recovery-score' },
  usual: { say: () => 'practice as planned, an easier day after each hard one', slug: 'periodisation' },
  hard_day: {
    say: (_, person) =>
      `the hard work, live and lift${person === undefined ? '' : `, if the morning is near ${person}`}`,
    slug: 'monotony-strain',
  },
  easier_day: { say: () => 'clearly easier: drill, short goes', slug: 'monotony-strain' },
  hard_days: {
    say: (_, person) =>
      person === undefined
        ? 'heaviest lift and hardest live, three or four days out'
        : `heaviest lift and hardest live, if the morning is near ${person}`,
    slug: 'periodisation',
  },
  two_before: { say: () => 'less volume, full intensity: few goes, full pace', slug: 'periodisation' },
  day_before: { say: () => 'light, drilling only', slug: 'periodisation' },
  taper_first: { say: () => 'a third less live time and lifting volume, same speed and weights', slug: 'tapering' },
  taper_second: {
    say: () => 'about half the usual minutes; short live goes at full pace, long rests, one free day',
    slug: 'tapering',
  },
  meet: {
    say: ({ mark }) =>
      mark?.kind === 'tournament'
        ? `${mark.said}; food, drink and quiet between bouts`
        : (mark?.said.replace(/^(wrestle|compete|competing)$/, 'match').replace(/^.* for$/, 'meet') ?? 'meet'),
  },
  between_meets: { say: () => 'a light sweat, food, an early night; no lift', slug: 'recovery-basics' },
  after_meet: { say: () => 'off, or easy movement; food and sleep before any tool', slug: 'recovery-basics' },
  second_after: { say: () => 'drilling and a moderate lift; hard live waits a day', slug: 'recovery-basics' },
  travel: {
    say: () => 'on the way drink, stand up, sleep when it is night there; at most a light sweat on arrival',
    slug: 'travel-and-jet-lag',
  },
  after_late: {
    say: ({ mark }) =>
      `short night: nothing before ${startAfter(mark?.hour ?? DAY_HOURS)}, a nap of 20 to 90 minutes from 13:00 (Lastella 2021), drilling and no hard live, bed early`,
    slug: 'travel-and-jet-lag',
  },
  exam: {
    say: ({ mark }) => `${mark?.said ?? 'exams'}: short session, nights of 7 to 9 h first (Walsh 2021)`,
    slug: 'sleep-need',
  },
  off: {
    say: () => 'off: easy movement, and a wake time within 30 to 60 minutes of the usual one',
    slug: 'sleep-regularity',
  },
  first_back: {
    say: () => 'first practice back: drill and moderate goes; the hard day comes after it',
    slug: 'recovery-basics',
  },
  not_better: { say: () => 'drilling only, no live goes', slug: 'recovery-score' },
}

/** Roles whose days alternate: a line holds all of them. */
const ALTERNATING: readonly Role[] = ['hard_day', 'easier_day']

/** `**Today to Tue Nov 24**: practice as planned.`, a line for each block. @param person `the usual 61%`, of a plan for one */
export function writeBlocks(blocks: readonly Block[], person: string | undefined, today: CalendarDay): string[] {
  const lines = Map.groupBy(blocks, (block) => (ALTERNATING.includes(block.role) ? block.role : block))
  return [...lines.values()].map((alike) => {
    const [first] = alike as [Block]
    const days = joinAnd(alike.map((block) => writeDays(block, today)))
    return `**${capital(days)}**: ${ROLE_LINES[first.role].say(first, person)}.`
  })
}

function writeDays({ from, until }: Block, today: CalendarDay): string {
  const first = from === today ? 'today' : writeShort(from, today)
  return from === until ? first : `${first} ${addDays(from, 1) === until ? 'and' : 'to'} ${writeShort(until, today)}`
}

/** `Tue 24`, `Tue Dec 1`: the head of the plan has the month. */
const writeShort = (day: CalendarDay, today: CalendarDay) =>
  day.slice(0, 7) === today.slice(0, 7) ? writeWeekday(day, today).replace(/ \D+ /, ' ') : writeWeekday(day, today)
