/** The pointed position, shared by the charts of a group: a day, and among many lines a subject. */
export interface Pointed {
  /** The chart under the pointer; the others follow. */
  chart: string
  /** A label, not an index: a day means the same in each chart of a group. */
  place: string
  columnId: string | null
  /** Subject of the line: see `subjectOf`. */
  subject: string | null
  by: 'pointer' | 'key'
  /** Start of the selection, which ends at `place`; null: no selection. */
  markedFrom: string | null
}

/** State outside React: moving the pointer repaints a layer of each chart, and renders only the tooltip. */
export interface PointedStore {
  read: () => Pointed | null
  /** Notifies listeners if the state has changed. */
  point: (next: Pointed | null) => void
  /** @returns the function to unsubscribe */
  subscribe: (listener: () => void) => () => void
}

export function createPointedStore(): PointedStore {
  let pointed: Pointed | null = null
  const listeners = new Set<() => void>()
  return {
    read: () => pointed,
    point(next) {
      if (isSame(pointed, next)) return
      pointed = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function isSame(one: Pointed | null, other: Pointed | null): boolean {
  if (one === null || other === null) return one === other
  return (
    one.chart === other.chart &&
    one.place === other.place &&
    one.columnId === other.columnId &&
    one.subject === other.subject &&
    one.by === other.by &&
    one.markedFrom === other.markedFrom
  )
}
