import pg from 'pg'

const TABLES = ['cycles', 'sleeps', 'recoveries', 'workouts'] as const

/** One athlete's rows of one table, as one insert statement with one list of values for each. */
export interface BareInsert {
  text: string
  values: unknown[]
  rows: number
}

/** The stored rows as insert statements, an array for each athlete. */
export async function readAsInserts(client: pg.ClientBase, userIds: readonly string[]): Promise<BareInsert[][]> {
  const inserts: BareInsert[][] = []
  for (const userId of userIds) {
    const ofAthlete: BareInsert[] = []
    for (const table of TABLES) {
      const { rows, fields } = await client.query({
        text: `select * from ${table} where user_id = $1`,
        values: [userId],
        rowMode: 'array',
        types: { getTypeParser: () => String }, // as text, so that each value is written back unchanged
      })
      if (rows.length > 0) ofAthlete.push(insertOf(table, fields, rows as unknown[][]))
    }
    inserts.push(ofAthlete)
  }
  return inserts
}

function insertOf(table: string, fields: pg.FieldDef[], rows: unknown[][]): BareInsert {
  const columns = fields.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
  const places = rows.map((row, r) => `(${row.map((_, c) => `$${r * row.length + c + 1}`).join(', ')})`)
  return {
    text: `insert into ${table} (${columns}) values ${places.join(', ')}`,
    values: rows.flat(),
    rows: rows.length,
  }
}

/** Runs the inserts in one transaction per athlete, the minimum that a sync could need. */
export async function insertBare(client: pg.ClientBase, inserts: readonly BareInsert[][]): Promise<void> {
  for (const ofAthlete of inserts) {
    await client.query('begin')
    for (const { text, values } of ofAthlete) await client.query({ text, values })
    await client.query('commit')
  }
}

export async function deleteRecords(client: pg.ClientBase): Promise<void> {
  await client.query(`truncate ${TABLES.join(', ')}`)
}
