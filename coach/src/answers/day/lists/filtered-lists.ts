import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { DayAsked } from '@corner/contract/entities/day-asked.ts'
import { type FreshVerdict, isHeld, weightOfSigns } from '../verdicts.ts'
import type { DayList, DayLists } from './day-lists.ts'

/** The part of the lists that is left, and out of how many. */
export interface FilteredLists {
  lists: DayList[]
  /** How many there were before the requested number cut them. */
  of: number
}

/** Only the people asked for, in the order and number asked for. Empty lists are dropped. */
export function filterLists({ lists, isOneOrder }: DayLists, { form, only, order, limit }: DayAsked): FilteredLists {
  const worse = HELD_ALONE.includes(form) ? worseOf(lists.flatMap(({ athletes }) => athletes)) : undefined
  const chosen = lists.map((list, place) => ({
    ...list,
    athletes: list.athletes.filter((one) => only === undefined || isChosen(one, only, { form, place, worse })),
  }))
  const ordered = order === undefined ? chosen : inOrder(chosen, order, isOneOrder)
  const of = ordered.reduce((sum, { athletes }) => sum + athletes.length, 0)
  let left = limit ?? of
  const cut = ordered.map((list) => {
    const athletes = list.athletes.slice(0, left)
    if (isOneOrder) left -= athletes.length
    return { ...list, athletes }
  })
  return { lists: cut.filter(({ athletes }) => athletes.length > 0), of }
}

const HELD_ALONE: readonly DayAsked['form'][] = ['sit_out', 'brief', 'order', 'unusual', 'sick']

/** The amount of signs, where nobody is worse by verdict or recovery. */
const MUCH = 4

/**
 * The worse ones in a list of athletes who have to do less: those out of live wrestling; if that is one or nobody, also
 * those with a low recovery; else those with many signs. A good recovery after bad nights never comes before a bad one.
 */
function worseOf(athletes: readonly FreshVerdict[]): readonly FreshVerdict[] {
  const out = athletes.filter(({ verdict }) => verdict === 'easy')
  const low = athletes.filter(
    ({ verdict, recovery }) =>
      verdict === 'easy' || (verdict === 'lighter' && recovery < PERFORMANCE_GUIDANCE.recoveryModerateFrom),
  )
  if (out.length > 1 || (out.length > 0 && low.length === athletes.length)) return out
  return low.length > 0 ? low : athletes.filter((one) => one.verdict === 'lighter' && weightOfSigns(one) >= MUCH)
}

interface Place {
  form: DayAsked['form']
  /** Which of the lists it belongs to. */
  place: number
  /** The worse half of a list of those who have to do less. */
  worse: readonly FreshVerdict[] | undefined
}

function isChosen(one: FreshVerdict, only: NonNullable<DayAsked['only']>, { form, place, worse }: Place): boolean {
  const { recovery } = one
  if (only === 'red') return recovery < CAUTION_FROM
  if (only === 'yellow') return recovery >= CAUTION_FROM && recovery < READY_FROM
  if (only === 'green') return recovery >= READY_FROM
  if (form === 'changes') return (place === 0) === (only === 'worse')
  const isWorse = worse?.includes(one) ?? isHeld(one)
  return isWorse === (only === 'worse')
}

/** By recovery: as one list where one order runs through them, else list by list. */
function inOrder(lists: readonly DayList[], order: 'highest' | 'lowest', isOneOrder: boolean): DayList[] {
  const sort = (athletes: readonly FreshVerdict[]) =>
    athletes.toSorted((a, b) => (order === 'highest' ? b.recovery - a.recovery : a.recovery - b.recovery))
  const [first] = lists
  if (!isOneOrder || !first) return lists.map((list) => ({ ...list, athletes: sort(list.athletes) }))
  const listOf = new Map(lists.flatMap((list) => list.athletes.map((one) => [one.athlete.id, list] as const)))
  const write = (one: FreshVerdict) => (listOf.get(one.athlete.id) ?? first).write(one)
  return [{ title: '', athletes: sort(lists.flatMap(({ athletes }) => athletes)), write }]
}
