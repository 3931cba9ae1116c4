import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { withClient } from '../with-client.ts'
import { findObstacles } from './obstacles.ts'
import { PLACEMENTS } from './placements.ts'
import { describePlan, planTables } from './plan.ts'
import { type KeptByCitus, readTables, type StoredTable } from './read-tables.ts'

const { unbound } = await createTestDatabase({ onCitus: 'local' })
const ours = await withClient(unbound, (client) => readTables(client, false))

/** The tables after a change of them that is not kept. */
const changedBy = (statement: string): Promise<StoredTable[]> =>
  withClient(unbound, async (client) => {
    await client.query(`begin; ${statement}`)
    return readTables(client, false)
  })

const keptAs = (table: string, kept: KeptByCitus): StoredTable[] =>
  ours.map((stored) => (stored.name === table ? { ...stored, kept } : stored))

it('has a place for every table of the present release, and for no other', () => {
  expect(ours.map(({ name }) => name)).toEqual(Object.keys(PLACEMENTS).sort())
})

it('distributes the tables that row level security protects by athlete, as far as the athlete is in every key', () => {
  expect(planTables(ours).filter(({ kind }) => kind !== 'local')).toMatchObject([
    { name: 'users', kind: 'reference' },
    ...[
      'body_measurements',
      'cycles',
      'record_sources',
      'recoveries',
      'sleeps',
      'unreadable_records',
      'wearable_profiles',
    ].map((name) => ({
      name,
      kind: 'distributed',
    })),
    { name: 'worded_insights', kind: 'distributed' },
    { name: 'workouts', kind: 'distributed' },
  ])
})

it('finds nothing in the way of the present tables', () => {
  expect(findObstacles(ours)).toEqual([])
})

it('prints a line for each table with its place and the reason, and what is done already', () => {
  const lines = describePlan(planTables(keptAs('users', { as: 'reference' })))
  expect(lines[0]).toBe(
    '  users                  on every node  the distributed tables refer to it, so each node needs it (done)',
  )
  expect(lines).toContainEqual(
    expect.stringMatching(/^ {2}cycles +by athlete +records of athletes, read by their ids$/),
  )
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}webhook_events +coordinator +written by every process/))
})

it('leaves a table that is not ours where it is', async () => {
  const plan = planTables(await changedBy('create table notes (id integer primary key)'))
  expect(plan).toContainEqual(expect.objectContaining({ name: 'notes', kind: 'local', isDone: true }))
})

describe('refuses', () => {
  it.each([
    [
      'a unique key without the athlete',
      'alter table cycles add constraint cycles_once unique (provider, provider_id)',
      'cycles cannot be distributed by athlete: its unique key cycles_once (provider, provider_id) lacks user_id.',
    ],
    [
      'a unique index without the athlete, whatever it includes',
      'create unique index by_cycle on recoveries (cycle_id) include (user_id)',
      'recoveries cannot be distributed by athlete: its unique key by_cycle (cycle_id) lacks user_id.',
    ],
    [
      'a foreign key to a table on the coordinator',
      'alter table sleeps add column team uuid references teams',
      'The foreign key sleeps_team_fkey of sleeps cannot stay: it leads from a table that is distributed by athlete to teams, which is on the coordinator alone.',
    ],
    [
      'a foreign key to a distributed table',
      'create table notes (id int, user_id uuid, provider text, cycle text, foreign key (user_id, provider, cycle) references cycles)',
      'The foreign key notes_user_id_provider_cycle_fkey of notes cannot stay: it leads from a table that is on the coordinator alone to cycles, which is distributed by athlete.',
    ],
    [
      'a foreign key between records that joins them by other columns',
      `alter table workouts add column other uuid,
        add foreign key (other, provider, provider_id) references cycles (user_id, provider, provider_id)`,
      'The foreign key workouts_other_provider_provider_id_fkey of workouts cannot stay: it leads from a table that is distributed by athlete to cycles, which is distributed by athlete.',
    ],
  ])('%s', async (_, statement, sentence) => {
    expect(findObstacles(await changedBy(statement))).toEqual([sentence])
  })

  it('but not a foreign key between records of the same athlete', async () => {
    const tables = await changedBy(
      'alter table workouts add column cycle text, add foreign key (user_id, provider, cycle) references cycles',
    )
    expect(findObstacles(tables)).toEqual([])
  })

  it('a table that somebody distributed otherwise', () => {
    expect(findObstacles(keptAs('cycles', { as: 'distributed', by: 'provider' }))).toEqual([
      `cycles is distributed by provider already: undo that with undistribute_table('cycles').`,
    ])
    expect(findObstacles(keptAs('teams', { as: 'reference' }))).toEqual([
      `teams is on every node already: undo that with undistribute_table('teams').`,
    ])
    expect(findObstacles(keptAs('cycles', { as: 'distributed', by: 'user_id' }))).toEqual([])
  })
})
