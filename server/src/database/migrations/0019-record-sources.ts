import { type Kysely, sql } from 'kysely'

/**
 * Of which days an athlete has records of a maker, and for which groups of measures they chose it. Worked out from the records
 * once here, and with each change of them afterwards (measurements/record-days.ts): to look for the first day of each maker with
 * every call would read each athlete's whole past.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [TABLE, ...FILLED.map(fill), ...POLICY]) await sql.raw(statement).execute(db)
}

const GROUPS = ['recovery', 'sleep', 'activity', 'workouts']

const TABLE = `create table record_sources (
  user_id uuid not null references users on delete cascade, provider text not null,
  ${GROUPS.map((group) => `${group}_from date, ${group}_until date`).join(', ')},
  chosen_for text[] not null default '{}',
  primary key (user_id, provider))`

/** A row counts if it has a measure of its group: the cycles of some makers only give days their sleep. */
const FILLED = [
  [
    'recovery',
    'recoveries',
    `coalesce(recovery_score, resting_heart_rate, hrv_rmssd_milli, spo2_percentage,
    skin_temp_celsius) is not null or other_values is not null`,
  ],
  ['sleep', 'sleeps', 'true'],
  ['activity', 'cycles', 'coalesce(strain, kilojoule, average_heart_rate, max_heart_rate) is not null'],
  ['workouts', 'workouts', 'true'],
] as const

const fill = ([group, table, condition]: (typeof FILLED)[number]) => `
  insert into record_sources (user_id, provider, ${group}_from, ${group}_until)
  select user_id, provider, min(date), max(date) from ${table} where date is not null and (${condition})
  group by user_id, provider
  on conflict (user_id, provider)
    do update set ${group}_from = excluded.${group}_from, ${group}_until = excluded.${group}_until`

/** As that of the measurements (0003-row-level-security.ts). */
const IS_LISTED = `user_id = any(nullif(nullif(current_setting('corner.visible_athletes', true), ''), 'all')::uuid[])`

const POLICY = [
  'alter table record_sources enable row level security, force row level security',
  `create policy visible_athletes on record_sources using (${IS_LISTED}) with check (${IS_LISTED})`,
]
