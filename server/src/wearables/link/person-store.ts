import type { BodyMeasurementRecord, ProfileRecord } from '@corner/wearables/records.ts'
import { sql } from 'kysely'
import type { VisibleDatabase } from '../../database/visible-athletes.ts'
import type { Series } from '../../measurements/series.ts'

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
      conflict.columns(['user_id', 'provider']).doUpdateSet({ ...row, updated_at: sql<Date>`now()` }),
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
      conflict.columns(['user_id', 'provider']).doUpdateSet({ ...row, updated_at: sql<Date>`now()` }),
    )
    .execute()
}
