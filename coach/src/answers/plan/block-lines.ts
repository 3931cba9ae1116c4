import { addDays } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { writeWeekday } from '../../wording/day-names.ts'
import { capital, joinAnd } from '../phrases/lists.ts'
import type { Block, DayRole } from './roles.ts'

/** What a block of days is for, with the article it is from. */
interface RoleLine {
  say: (block: Block, person: HardDayCondition | undefined) => string
  slug?: string
}

/** What a hard day depends on, in a plan for one athlete. */
export interface HardDayCondition {
  /** `the morning is near the usual 61%`. */
  text: string
  /** Several vital signs are off: while they are, no hard live wrestling. */
  isOfSigns: boolean
}

const onCondition = (work: string, person: HardDayCondition | undefined) =>
  person === undefined
    ? work
    : person.isOfSigns
      ? `no hard live before ${person.text}; then ${work}`
      : `${work}, if ${person.text}`

const [SLEEP_HOURS, DAY_HOURS] = [9, 24]
/** `07:00`; hours past midnight count on. */
export const clock = (hour: number) => `${String(hour % DAY_HOURS).padStart(2, '0')}:00`

/** The earliest practice after so late an arrival: it leaves 7 to 8 hours of sleep. */
export const startAfter = (hour: number) => clock(hour + SLEEP_HOURS)

export const ROLE_LINES: Record<DayRole, RoleLine> = {
  held: { say: () => 'technique and mobility, no live wrestling', slug: 'recovery-score' },
  held_lighter: {
    say: () => 'shorter: drill first, and decide about live wrestling after the warm-up',
    slug: 'recovery-score',
  },
  usual: { say: () => 'practice as planned, an easier day after each hard one', slug: 'periodisation' },
  hard_day: {
    say: (_, person) => onCondition('the hard work, live and lift', person),
    slug: 'monotony-strain',
  },
  easier_day: { say: () => 'clearly easier: drill, short goes', slug: 'monotony-strain' },
  hard_days: {
    say: (_, person) =>
      onCondition(`heaviest lift and hardest live${person ? '' : ', three or four days out'}`, person),
    slug: 'periodisation',
  },
  two_before: {
    say: (_, person) =>
      person?.isOfSigns
        ? 'few goes at full pace, with all signs back; else drilling alone'
        : 'less volume, full intensity: few goes, full pace',
    slug: 'periodisation',
  },
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
    say: () => 'on the way drink and stand up; at most a light sweat on arrival',
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

/** Roles whose days alternate: one line holds all of them. */
const ALTERNATING: readonly DayRole[] = ['hard_day', 'easier_day']

/**
 * `**Today to Tue Nov 24**: practice as planned.`, one line per block.
 * @param person what a hard day depends on, in a plan for one athlete
 */
export function writeBlocks(
  blocks: readonly Block[],
  person: HardDayCondition | undefined,
  today: CalendarDay,
): string[] {
  const lines = Map.groupBy(blocks, (block) => (ALTERNATING.includes(block.role) ? block.role : block))
  return [...lines.values()].map((alike) => {
    const [first] = alike as [Block]
    const days = joinAnd(alike.map((block) => writeDays(block, today)))
    return `**${capital(days)}**: ${ROLE_LINES[first.role].say(first, person)}.`
  })
}

/** `Today to Tue 24`. */
export const writeDayHead = (days: Pick<Block, 'from' | 'until'>, today: CalendarDay): string =>
  capital(writeDays(days, today))

function writeDays({ from, until }: Pick<Block, 'from' | 'until'>, today: CalendarDay): string {
  const first = from === today ? 'today' : writeShort(from, today)
  return from === until ? first : `${first} ${addDays(from, 1) === until ? 'and' : 'to'} ${writeShort(until, today)}`
}

/** `Tue 24`, `Tue Dec 1`: the heading of the plan has the month. */
const writeShort = (day: CalendarDay, today: CalendarDay) =>
  day.slice(0, 7) === today.slice(0, 7) ? writeWeekday(day, today).replace(/ \D+ /, ' ') : writeWeekday(day, today)
