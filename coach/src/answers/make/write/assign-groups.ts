import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'
import { type AthleteVerdict, isFresh } from '../../day/verdicts.ts'
import type { PlanPeople } from './people.ts'

/** A group with its athletes, the freshest first. */
export interface Assigned {
  name: string
  /** 0 is the group that may do most. */
  level: number
  athletes: AthleteVerdict[]
  /** Minutes on the clock face. */
  at?: number
}

export interface Assignment {
  groups: Assigned[]
  /** Athletes below the group their day allows, because it was full. */
  forRoom: AthleteVerdict[]
  /** Athletes for whom no group had room. */
  over: AthleteVerdict[]
}

const NAMES: Record<number, readonly string[]> = {
  2: ['full practice', 'easy'],
  3: ['full', 'reduced', 'movement only'],
}
const COLORS = ['green', 'yellow', 'red'] as const

/** Groups of equal size: a day's verdict tells no more than three loads apart. */
export const isOfSize = ({ by, groups = [] }: TeamPlan): boolean =>
  by === 'size' || (by !== 'band' && groups.length > MOST_LOADS)
const MOST_LOADS = 3

/** Everybody in a group. @param scores recovery over several days by athlete; absent: today's */
export function assignGroups(plan: TeamPlan, room: PlanPeople, scores?: ReadonlyMap<string, number>): Assignment {
  const scoreOf = (one: AthleteVerdict) => scores?.get(one.athlete.id) ?? one.recovery ?? 0
  const ordered: AthleteVerdict[] = [...room.hard, ...room.planned, ...room.lighter, ...room.easy]
  const levels = levelsOf(plan, room, scoreOf)
  const titles = titlesOf(plan, levels.length)
  const groups = titles.map((name, place): Assigned => {
    const at = plan.groups?.[place]?.at
    return { name, level: place, athletes: [...(levels[place] ?? [])], ...(at !== undefined && { at }) }
  })
  for (const { id, to } of plan.placed ?? []) {
    const one = room.judged.find(({ athlete }) => athlete.id === id)
    const target = groups[to]
    if (!one || !target) continue
    for (const group of groups) group.athletes = group.athletes.filter((other) => other !== one)
    target.athletes.unshift(one)
  }
  const placed = new Set((plan.placed ?? []).map(({ id }) => id))
  const order = new Map(ordered.map((one, at) => [one, at]))
  const sortedOf = (all: readonly AthleteVerdict[]) =>
    all.toSorted(
      (a, b) =>
        (isFresh(a) ? 0 : 1) - (isFresh(b) ? 0 : 1) ||
        (isOfSize(plan) ? (order.get(a) ?? 0) - (order.get(b) ?? 0) : scoreOf(b) - scoreOf(a)),
    )
  for (const group of groups) group.athletes = sortedOf(group.athletes)
  const { forRoom, over } = fit(groups, plan.cap, placed, plan.by !== 'band')
  for (const group of groups) group.athletes = sortedOf(group.athletes)
  return { groups, forRoom, over }
}

/** A full group passes athletes on to the next one that does less, if there is one; those placed by the user stay. */
function fit(groups: Assigned[], cap: number | undefined, placed: ReadonlySet<string>, mayMove: boolean) {
  const forRoom: AthleteVerdict[] = []
  const over: AthleteVerdict[] = []
  if (cap === undefined || !mayMove) return { forRoom, over }
  for (const [place, group] of groups.entries()) {
    while (group.athletes.length > cap) {
      const out = group.athletes.findLast(({ athlete }) => !placed.has(athlete.id)) ?? group.athletes.at(-1)
      if (!out) break
      group.athletes = group.athletes.filter((one) => one !== out)
      // Everybody may do less, never more.
      const next = groups[place + 1]
      if (next) {
        next.athletes.unshift(out)
        if (!forRoom.includes(out)) forRoom.push(out)
      } else over.push(out)
    }
  }
  return { forRoom: forRoom.filter((one) => !over.includes(one)), over }
}

function levelsOf(plan: TeamPlan, room: PlanPeople, scoreOf: (one: AthleteVerdict) => number): AthleteVerdict[][] {
  const { hard, planned, lighter, easy, ask } = room
  if (plan.by === 'band') {
    const fresh = room.judged.filter(isFresh)
    const of = (from: number, below: number) => fresh.filter((one) => scoreOf(one) >= from && scoreOf(one) < below)
    return [of(READY_FROM, Number.POSITIVE_INFINITY), of(CAUTION_FROM, READY_FROM), of(0, CAUTION_FROM)]
  }
  const count = plan.groups?.length ?? 2
  if (isOfSize(plan)) {
    const all = [...hard, ...planned, ...lighter, ...easy, ...ask]
    const start = (place: number) => Math.ceil((place * all.length) / count)
    return Array.from({ length: count }, (_, place) => all.slice(start(place), start(place + 1)))
  }
  if (count === 2) {
    const held: AthleteVerdict[] = [...easy, ...lighter]
    const low = planned.toSorted((a, b) => scoreOf(a) - scoreOf(b))
    const last = plan.worst === undefined ? held : [...held, ...low, ...hard.toReversed()].slice(0, plan.worst)
    return [[...hard, ...planned, ...lighter, ...easy, ...ask].filter((one) => !last.includes(one)), last]
  }
  // Of heavy, moderate and light, the first is only for those ready for a hard day.
  const isHeavy = /^(heavy|hard|strong)/.test(plan.groups?.[0]?.name ?? '')
  const last: AthleteVerdict[] =
    plan.worst === undefined ? [...easy] : [...easy, ...lighter, ...planned.toReversed()].slice(0, plan.worst)
  const rest = (all: readonly AthleteVerdict[]): AthleteVerdict[] => all.filter((one) => !last.includes(one))
  // Without a record nobody starts with the full load.
  return isHeavy
    ? [rest(hard), [...rest([...planned, ...lighter, ...easy]), ...ask], last]
    : [rest([...hard, ...planned]), [...rest([...lighter, ...easy]), ...ask], last]
}

function titlesOf(plan: TeamPlan, count: number): string[] {
  if (plan.by === 'band') return [...COLORS]
  const names = isOfSize(plan) ? [] : (NAMES[count] ?? [])
  return Array.from({ length: count }, (_, place) => plan.groups?.[place]?.name ?? names[place] ?? `Group ${place + 1}`)
}
