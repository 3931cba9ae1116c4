import type { Who } from '@corner/contract/entities/query.ts'
import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'
import type { MarkedMessage } from '../../context/mark-names.ts'
import { clocksIn } from './times.ts'

/** A change of the people in a plan. */
interface PeopleChange {
  apart?: TeamPlan['apart']
  together?: TeamPlan['together']
  placed?: TeamPlan['placed']
  /** Who is removed. */
  without?: readonly string[]
  /** Who comes back. */
  back?: readonly string[]
}

const APART =
  /\b(can'?t|cannot|can not|shouldn'?t|don'?t|not|never|no|won'?t|separate|split|apart|fight|different|break up)\b/
const SWAP = /\b(swap|switch|trade|exchange)\b/
const TOGETHER = /\b(together|pair|match|with|stay|keep|roommates?|same (room|group)|partners?|room)\b/
const OUT =
  /\b(without|except|drop|remove|minus|take|leave|skip|pull|cross|out|hurt|injured|sick|absent|missing|gone|home|won'?t (be|make)|can'?t (go|wrestle|make|practice|lift)|(not|n't) (here|coming|going|wrestling|traveling|making|in))\b/
const BACK = /\b(add|put|bring|include|back in|is back|is in|goes|can go|cleared)\b/

/** Who is to be moved where, by the words around their names. @param made the current plan */
export function peopleChangesIn(words: string, { ids }: MarkedMessage, plan: TeamPlan): PeopleChange | undefined {
  const [first, second, third] = ids
  if (first === undefined) return undefined
  if (plan.kind === 'pairs' || plan.kind === 'rooms') {
    if (second !== undefined && third === undefined) {
      if (APART.test(words)) return { apart: [[first, second]] }
      if (SWAP.test(words)) return undefined
      if (TOGETHER.test(words)) return { together: [[first, second]] }
    }
  }
  const to = plan.kind === 'groups' ? groupIn(words, plan) : undefined
  if (to !== undefined) return { placed: ids.map((id) => ({ id, to })) }
  if (OUT.test(words)) return { without: ids }
  return BACK.test(words) ? { back: ids } : undefined
}

/** The index of the group that the words mean: by time, name, number or color. */
function groupIn(words: string, { groups = [], by }: TeamPlan): number | undefined {
  const times = clocksIn(words)
  const ofTime = groups.findIndex(({ at }) => at !== undefined && times.includes(at))
  if (ofTime >= 0) return ofTime
  const names = by === 'band' ? ['green', 'yellow', 'red'] : groups.map(({ name }) => name ?? '')
  const ofName = names.findIndex((name) => name !== '' && new RegExp(`\\b${name}\\b`).test(words))
  if (ofName >= 0) return ofName
  const [, number] = /\b(?:group|station|slot|squad|pod|wave) (\d)\b/.exec(words) ?? []
  const ordinal = ['first', 'second', 'third', 'fourth'].findIndex((word) =>
    new RegExp(`\\b${word} (group|slot|station|one)\\b`).test(words),
  )
  const place = number === undefined ? ordinal : Number(number) - 1
  if (place >= 0 && place < Math.max(groups.length, names.length)) return place
  if (/\b(easy|light\w*|tired|down|recovery)\b/.test(words) && groups.length > 1) return groups.length - 1
  return /\b(hard|up|with the team|the team|main|regular|full)\b/.test(words) && groups.length > 1 ? 0 : undefined
}

/** The athletes of a plan, with some removed or added back. */
export function whoWith(who: Who, { without = [], back = [] }: PeopleChange): Who {
  const except = [...new Set([...(who.except ?? []), ...without])].filter((id) => !back.includes(id))
  const { except: _, ...rest } = who
  return { ...rest, ...(except.length > 0 && { except }) }
}
