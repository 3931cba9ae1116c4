import type { Route } from '../route.ts'
import * as accounts from './accounts.ts'
import * as administration from './administration.ts'
import * as chat from './chat.ts'
import * as devices from './devices.ts'
import * as health from './health.ts'
import * as personalRecords from './personal-records.ts'
import * as teamRecords from './team-records.ts'
import * as teams from './teams.ts'

/** The whole API by name: OpenAPI and the tests walk it. */
export const EVERY_ROUTE: Record<string, Route> = {
  ...accounts,
  ...devices,
  ...teams,
  ...teamRecords,
  ...personalRecords,
  ...chat,
  ...administration,
  ...health,
} as Record<string, Route>
