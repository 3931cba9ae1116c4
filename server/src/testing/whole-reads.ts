import type pg from 'pg'
import type { SentStatement } from './sent-statements.ts'

/** A node of a plan in PostgreSQL's JSON. */
export interface PlanNode {
  'Node Type': string
  /** Pages of 8 KB that were found in memory or read, with `analyze`. */
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: PlanNode[]
}

interface Index {
  table: string
  /** Its first column or expression, as conditions print it; `provider`, which has one or two values, does not count. */
  leading: string
}

/** By name, of the schema `public`. */
export type Indexes = ReadonlyMap<string, Index>

const CAN_BE_EXPLAINED = /^\s*(select|with|insert|update|delete)\b/i
/** What passes rows on one by one: below a limit, an index in the right order is read no further than needed. */
const PASSES_ON = new Set(['Limit', 'Result', 'Subquery Scan', 'LockRows', 'Nested Loop', 'Unique', 'Incremental Sort'])

export async function findIndexes(client: pg.ClientBase): Promise<Indexes> {
  const { rows } = await client.query<Index & { name: string }>(
    `select indexrelid::regclass::text as name, indrelid::regclass::text as table,
       (select part from generate_series(1, indnkeyatts) place, pg_get_indexdef(indexrelid, place, true) part
        where part <> 'provider' order by place limit 1) as leading
     from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace`,
  )
  return new Map(rows.map(({ name, ...index }) => [name, index]))
}

/**
 * The plan of a statement in its row level security. undefined: it has none (`begin`, `set`)
 * @param options `analyze`: it is carried out, and taken back
 */
export async function explain(
  client: pg.ClientBase,
  { text, values, visible }: SentStatement,
  { settings = '', analyze = false } = {},
): Promise<PlanNode | undefined> {
  if (!CAN_BE_EXPLAINED.test(text)) return undefined
  await client.query(`begin; set local corner.visible_athletes = '${visible}'; ${settings}`)
  try {
    const { rows } = await client.query(`explain (format json, analyze ${analyze}, buffers ${analyze}) ${text}`, [
      ...values,
    ])
    return rows[0]['QUERY PLAN'][0].Plan
  } finally {
    await client.query('rollback')
  }
}

/** A table without an index, or an index without a condition. */
export interface WholeRead {
  table: string
  /** The index; the table itself when it is read without one. */
  by: string
}

/**
 * What a plan reads from its first row to its last: tables without an index, and indexes without a condition on their first
 * column. An index that is read in its order below a limit is not among them.
 */
export function wholeReads(plan: PlanNode, indexes: Indexes, isLimited = false): WholeRead[] {
  const below = plan['Node Type'] === 'Limit' || (isLimited && PASSES_ON.has(plan['Node Type']))
  const deeper = (plan.Plans ?? []).flatMap((part) => wholeReads(part, indexes, below))
  return [...readsOf(plan, indexes, isLimited), ...deeper]
}

function readsOf(plan: PlanNode, indexes: Indexes, isLimited: boolean): WholeRead[] {
  const { 'Relation Name': table, 'Index Name': name, 'Index Cond': condition } = plan
  if (plan['Node Type'] === 'Seq Scan' && table) return [{ table, by: table }]
  const index = name === undefined ? undefined : indexes.get(name)
  if (name === undefined || index === undefined) return []
  if (condition?.includes(index.leading)) return []
  return condition === undefined && isLimited ? [] : [{ table: index.table, by: name }]
}
