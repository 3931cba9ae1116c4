/** What a reader points at in a chart, and so in the charts beside it: a day, and among many lines whose line. */
export interface Pointed {
  /** The chart that is pointed at; those beside it only follow. */
  chart: string
  /** As it stands among the chart's places: a day means the same one in each chart of a group. */
  place: string
  columnId: string | null
  /** Whose line that is: see `subjectOf`. */
  subject: string | null
  by: 'pointer' | 'key'
  /** Where a part of the chart begins that is being marked, up to `place`; null while none is. */
  markedFrom: string | null
}

/** Holds it outside React: a pointer that moves repaints a layer of each chart and renders nothing but its own tooltip. */
export interface PointedStore {
  read: () => Pointed | null
  /** Says it to who listens, unless it is what was said before. */
  point: (next: Pointed | null) => void
  /** @returns the way to stop listening */
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
