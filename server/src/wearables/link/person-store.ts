import type { BodyMeasurementRecord, ProfileRecord } from '@corner/wearables/records.ts'
import type { VisibleDatabase } from '../../database/visible-athletes.ts'
import type { Series } from '../../measurements/series.ts'

/** The time of an update is the default of a new row: Citus takes no `now()` in a conflict's clause. */
export async function storeProfile(
  db: VisibleDatabase,
  { user_id, provider }: Series,
  profile: ProfileRecord,
): Promise<void> {
  const { email, first_name, last_name, raw } = profile
  const row = { email, first_name, last_name, raw: JSON.stringify(raw) }
  await db
    .insertInto('wearable_profiles')
    .values({ user_id, provider, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'provider'])
        .doUpdateSet(({ ref }) => ({ ...row, updated_at: ref('excluded.updated_at') })),
    )
    .execute()
}

export async function storeBodyMeasurement(
  db: VisibleDatabase,
  { user_id, provider }: Series,
  body: BodyMeasurementRecord,
): Promise<void> {
  const { height_meter, weight_kilogram, max_heart_rate, raw } = body
  const row = { height_meter, weight_kilogram, max_heart_rate, raw: JSON.stringify(raw) }
  await db
    .insertInto('body_measurements')
    .values({ user_id, provider, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'provider'])
        .doUpdateSet(({ ref }) => ({ ...row, updated_at: ref('excluded.updated_at') })),
    )
    .execute()
}

/** What a provider said of the person, and of records that could not be read. */
export async function deletePerson(db: VisibleDatabase, { user_id, provider }: Series): Promise<void> {
  for (const table of ['wearable_profiles', 'body_measurements', 'unreadable_records'] as const)
    await db.deleteFrom(table).where('user_id', '=', user_id).where('provider', '=', provider).execute()
}
