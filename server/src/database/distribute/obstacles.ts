import { DISTRIBUTION_COLUMN, type Kind } from './placements.ts'
import { placementOf } from './plan.ts'
import type { ForeignKey, StoredTable } from './read-tables.ts'

/** What in the tables themselves cannot be distributed as planned: a sentence each. */
export function findObstacles(tables: readonly StoredTable[]): string[] {
  return tables.flatMap((table) => [
    ...placedOtherwise(table),
    ...(placementOf(table.name).kind === 'distributed' ? keysWithoutAthlete(table) : []),
    ...table.foreignKeys.flatMap((key) => foreignKeyObstacle(table.name, key)),
  ])
}

/** Citus has no way from one to the other that keeps the rows in one transaction with the rest. */
function placedOtherwise({ name, kept }: StoredTable): string[] {
  if (!kept) return []
  const { kind } = placementOf(name)
  const by = kept.as === 'distributed' ? kept.by : DISTRIBUTION_COLUMN
  if (kept.as === kind && by === DISTRIBUTION_COLUMN) return []
  const now = kept.as === 'reference' ? 'on every node' : `distributed by ${by ?? 'nothing'}`
  return [`${name} is ${now} already: undo that with undistribute_table('${name}').`]
}

/** A worker can only tell that a key is unique where all rows with that key lie on it. */
function keysWithoutAthlete({ name, uniqueKeys }: StoredTable): string[] {
  return Object.entries(uniqueKeys)
    .filter(([, columns]) => !columns.includes(DISTRIBUTION_COLUMN))
    .map(
      ([index, columns]) =>
        `${name} cannot be distributed by athlete: its unique key ${index} (${columns.join(', ')}) lacks ${DISTRIBUTION_COLUMN}.`,
    )
}

/** From which kind of table to which a foreign key can be tested on one node. */
const CAN_STAY: Record<Kind, readonly Kind[]> = {
  distributed: ['reference'],
  reference: ['reference'],
  local: ['local', 'reference'],
}

function foreignKeyObstacle(name: string, key: ForeignKey): string[] {
  const [from, to] = [placementOf(name).kind, placementOf(key.to).kind]
  if (CAN_STAY[from].includes(to)) return []
  if (from === 'distributed' && to === 'distributed' && joinsSameAthlete(key)) return []
  return [
    `The foreign key ${key.name} of ${name} cannot stay: it leads from a table that is ${PLACES[from]} to ${key.to}, which is ${PLACES[to]}.`,
  ]
}

const PLACES: Record<Kind, string> = {
  distributed: 'distributed by athlete',
  reference: 'on every node',
  local: 'on the coordinator alone',
}

function joinsSameAthlete({ columns, toColumns }: ForeignKey): boolean {
  const position = columns.indexOf(DISTRIBUTION_COLUMN)
  return position >= 0 && toColumns[position] === DISTRIBUTION_COLUMN
}
