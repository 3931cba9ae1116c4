import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { DayAsked } from '@corner/contract/entities/query.ts'
import type { DayList, DayLists } from './day-lists.ts'
import { type Fresh, weightOfSigns } from './verdicts.ts'

/** What is left of the lists, and of how many. */
export interface Narrowed {
  lists: DayList[]
  /** So many were there before the number that was asked for cut them. */
  of: number
}

/** The lists with those alone who are asked for, in the order and the number that is. Those without anybody fall away. */
export function narrow({ lists, isOneOrder }: DayLists, { form, only, order, limit }: DayAsked): Narrowed {
  const chosen = lists.map((list, place) => ({
    ...list,
    athletes: list.athletes.filter((one) => only === undefined || isChosen(one, only, { form, place })),
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

/** Of a list that holds those alone who have to do less, the worse ones are out of live wrestling or have much against them. */
const MUCH = 4
const HELD_ALONE: readonly DayAsked['form'][] = ['sit_out', 'brief', 'order', 'unusual', 'sick']

function isChosen(
  one: Fresh,
  only: NonNullable<DayAsked['only']>,
  { form, place }: { form: DayAsked['form']; place: number },
): boolean {
  const { recovery, verdict } = one
  if (only === 'red') return recovery < CAUTION_FROM
  if (only === 'yellow') return recovery >= CAUTION_FROM && recovery < READY_FROM
  if (only === 'green') return recovery >= READY_FROM
  if (form === 'changes') return (place === 0) === (only === 'worse')
  const isHeld = verdict === 'easy' || verdict === 'lighter'
  const isWorse = verdict === 'easy' || (isHeld && (!HELD_ALONE.includes(form) || weightOfSigns(one) >= MUCH))
  return isWorse === (only === 'worse')
}

/** By recovery: all in one list where one order runs through them, else each list by itself. */
function inOrder(lists: readonly DayList[], order: 'highest' | 'lowest', isOneOrder: boolean): DayList[] {
  const sort = (athletes: readonly Fresh[]) =>
    athletes.toSorted((a, b) => (order === 'highest' ? b.recovery - a.recovery : a.recovery - b.recovery))
  const [first] = lists
  if (!isOneOrder || !first) return lists.map((list) => ({ ...list, athletes: sort(list.athletes) }))
  const listOf = new Map(lists.flatMap((list) => list.athletes.map((one) => [one.athlete.id, list] as const)))
  const write = (one: Fresh) => (listOf.get(one.athlete.id) ?? first).write(one)
  return [{ title: '', athletes: sort(lists.flatMap(({ athletes }) => athletes)), write }]
}
