import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { settle, untilQuiet } from './settle.ts'
import { type Stage, setStage } from './stage.ts'
import { asSuperuser } from './superuser.ts'
import { webhooksSent } from './webhooks-sent.ts'

// Whole programs: starting one takes long on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const cleanUp = new AsyncDisposableStack()
let stage: Stage

beforeAll(async () => {
  stage = await setStage({ athletes: 1, webhookRetryMs: 2_000 }, cleanUp)
})
afterAll(() => cleanUp.disposeAsync())

const change = (kind: string, action: string) => stage.cloud.control('POST', 'records', { member: 1, kind, action })
const run = (...statements: string[]) =>
  asSuperuser(stage.corner.dataDir, async (client) => {
    for (const statement of statements) await client.query(statement)
  })
const faults = async () => (await stage.judge()).faults

it('holds when server and database are killed at once between two changes', async () => {
  await change('sleep', 'rescore')
  await webhooksSent(stage.cloud)
  await untilQuiet(stage.corner.dataDir)
  await Promise.all([stage.corner.kill(), stage.corner.signalDatabase('SIGKILL')])
  await change('workout', 'delete')
  await stage.corner.start()
  expect((await webhooksSent(stage.cloud)).given_up).toBe(0)
  await settle(stage.corner.dataDir)
  expect(await faults()).toEqual([])
  expect(stage.relay.acknowledged.size).toBe(3)
})

describe('the oracle sees', () => {
  const OLDEST = '(select provider_id from workouts order by start_at desc offset 3 limit 1)'

  it.each([
    ['a row that is gone', `delete from workouts where provider_id = ${OLDEST}`, /^member 1: workout \S+ is missing$/],
    [
      'an old version of a row',
      `update sleeps set updated_at = updated_at - interval '1 s' where provider_id =
         (select provider_id from sleeps order by start_at desc limit 1)`,
      /^member 1: sleep \S+ is stored as of .* the provider says /,
    ],
    [
      'another content',
      `update recoveries set raw = jsonb_set(raw, '{score,recovery_score}', '-1') where provider_id =
         (select provider_id from recoveries order by updated_at desc limit 1)`,
      /^member 1: recovery \S+ is stored as of /,
    ],
    [
      'a record that the provider does not have',
      `update workouts set provider_id = 'nobody' where provider_id = ${OLDEST}`,
      /^member 1: workout nobody is stored, and the provider has none$/,
    ],
    [
      'an acknowledged webhook that was lost',
      'delete from webhook_events where trace_id = (select min(trace_id) from webhook_events)',
      /^webhook \S+ was acknowledged and is not stored$/,
    ],
    [
      'an open one',
      'update webhook_events set done_at = null where trace_id = (select min(trace_id) from webhook_events)',
      /^webhook \S+ is still open$/,
    ],
    [
      'a wrong day',
      `update cycles set date = date - 1 where provider_id = (select provider_id from cycles order by start_at offset 9 limit 1)`,
      /^member 1: 1 wrong days/,
    ],
    [
      'a row that an index lacks',
      `update pg_index set indisready = false where indexrelid = 'teams_pkey'::regclass;
       insert into organizations (name) values ('Unindexed');
       insert into teams (organization_id, name, sport, coach_code, athlete_code)
         select id, 'Unindexed', 'wrestling', 'C', 'A' from organizations;
       update pg_index set indisready = true where indexrelid = 'teams_pkey'::regclass`,
      /^teams_pkey: heap tuple .* lacks matching index tuple/,
    ],
    [
      'a row that is there twice',
      `alter table workouts drop constraint workouts_pkey; drop index if exists workouts_pkey;
       insert into workouts select * from workouts where provider_id = ${OLDEST}`,
      /^member 1: workout \S+ is there twice$/,
    ],
  ])('%s', async (_what, statements, fault) => {
    await run(...statements.split(';'))
    expect((await faults()).filter((line) => fault.test(line))).toHaveLength(1)
  })
})
