/** The athlete whose lines are lit up in all charts of the page: pointed at by name, or pinned by a press. */
export interface LitStore {
  read: () => string | null
  readPinned: () => string | null
  /** Lights a subject while its name is pointed at; null: no more. */
  hover: (subject: string | null) => void
  /** Keeps a subject lit; again, or null, lets it go. */
  pin: (subject: string | null) => void
  /** @returns the function to unsubscribe */
  subscribe: (listener: () => void) => () => void
}

/** Outside React: pointing at a name repaints a layer of each chart. */
export function createLitStore(): LitStore {
  let hovered: string | null = null
  let pinned: string | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    read: () => hovered ?? pinned,
    readPinned: () => pinned,
    hover(subject) {
      if (subject === hovered) return
      hovered = subject
      tell()
    },
    pin(subject) {
      if (subject === null && pinned === null) return
      pinned = subject === pinned ? null : subject
      if (pinned === null) hovered = null
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Of the page: names stand in its header, too, outside the charts' group. */
export const pageLit = createLitStore()
