import { type Kind, PLACEMENTS, type Placement } from './placements.ts'
import type { StoredTable } from './read-tables.ts'

/** One table, where its rows are to lie, and whether they lie there already. */
export interface PlannedTable extends Placement {
  name: string
  isDone: boolean
}

const ORDER: readonly Kind[] = ['reference', 'distributed', 'local']
const NOT_OURS: Placement = { kind: 'local', why: 'not a table of Corner: it stays as it is' }

export const placementOf = (table: string): Placement => PLACEMENTS[table] ?? NOT_OURS

/** Every table: first what the others refer to, then what is distributed, then what stays. */
export function planTables(tables: readonly StoredTable[]): PlannedTable[] {
  return tables
    .map(({ name, kept }) => {
      const placement = placementOf(name)
      return { name, ...placement, isDone: (kept?.as ?? 'local') === placement.kind }
    })
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || (a.name < b.name ? -1 : 1))
}

const LABELS: Record<Kind, string> = {
  reference: 'on every node',
  distributed: 'by athlete',
  local: 'coordinator',
}

/** The plan as lines for a terminal. */
export function describePlan(plan: readonly PlannedTable[]): string[] {
  const width = Math.max(...plan.map(({ name }) => name.length))
  return plan.map(({ name, kind, why, isDone }) => {
    const done = isDone && kind !== 'local' ? ' (done)' : ''
    return `  ${name.padEnd(width)}  ${LABELS[kind].padEnd(13)}  ${why}${done}`
  })
}
