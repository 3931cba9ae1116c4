import { queryKeys } from '../api/query-keys.ts'

/** The subjects of queries that say something of today: they are stale on a new day. */
export const OF_TODAY: readonly unknown[] = [queryKeys.team[0], queryKeys.athlete('', '')[0], queryKeys.ownRecords[0]]
