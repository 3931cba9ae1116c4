import type { DayAsked } from '@corner/contract/entities/day-asked.ts'
import type { Edit } from './edit.ts'

/** Lists that hold both ends of the team. */
const OF_BOTH: readonly DayAsked['form'][] = ['everybody', 'ready', 'changes']

/** What was answered about a day, with the changes of a message. */
export function editDay(day: DayAsked, edit: Edit): DayAsked {
  // Asking for so many of the worst across groups makes one list.
  if (day.form === 'groups' && edit.form === undefined && edit.limit !== undefined && edit.order === 'worst')
    return editDay({ ...day, form: 'sit_out' }, { ...edit, order: undefined })
  const { limit, only = endOf(day, edit), fresh, moved = [] } = edit
  const isForms = edit.form !== undefined && edit.form !== day.form
  const { order, ...kept } = isForms ? { ...day, only: undefined, limit: undefined, order: undefined } : day
  const shown = edit.isShorter ? 'names' : (edit.shown ?? day.shown)
  const sorted = edit.order === undefined ? order : orderOf(day, edit.order)
  const ids = new Set(moved.map(({ id }) => id))
  const places = [...(day.moved ?? []).filter(({ id }) => !ids.has(id)), ...moved]
  if (edit.isShorter && day.shown === 'names')
    return asRequested({ form: 'one', fresh: kept.fresh, moved: places.length > 0 ? places : undefined })
  return asRequested({
    ...kept,
    form: edit.form ?? day.form,
    shown,
    limit: limit ?? kept.limit,
    only: only ?? kept.only,
    fresh: fresh ?? kept.fresh,
    back: (edit.back ?? kept.back) || undefined,
    order: sorted,
    moved: places.length > 0 ? places : undefined,
  })
}

/** "Worst two" of a list with both ends means the lower end. */
function endOf({ form }: DayAsked, { limit, order }: Edit): DayAsked['only'] {
  if (limit === undefined || !OF_BOTH.includes(form)) return undefined
  return order === 'worst' || order === 'lowest'
    ? 'worse'
    : order === 'best' || order === 'highest'
      ? 'better'
      : undefined
}

/** The lists begin with those who need attention most; the list of whom to push begins with the best. */
function orderOf({ form }: DayAsked, order: NonNullable<Edit['order']>): DayAsked['order'] {
  const isPush = form === 'push' || form === 'live'
  switch (order) {
    case 'recovery':
      return isPush ? 'highest' : 'lowest'
    case 'worst':
      return isPush ? 'lowest' : undefined
    case 'best':
      return isPush ? undefined : 'highest'
    default:
      return order
  }
}

type Draft = { [Key in keyof DayAsked]: DayAsked[Key] | undefined } & Pick<DayAsked, 'form'>

/** Drops absent fields, as in a stored request. */
const asRequested = (day: Draft): DayAsked =>
  Object.fromEntries(Object.entries(day).filter(([, value]) => value !== undefined)) as DayAsked
