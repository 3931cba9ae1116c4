import type { Route } from '../route.ts'
import * as accounts from './accounts.ts'
import * as administration from './administration.ts'
import * as audit from './audit.ts'
import * as backups from './backups.ts'
import * as chat from './chat.ts'
import * as devices from './devices.ts'
import * as devicesOfProviders from './devices-of-providers.ts'
import * as fileImports from './file-imports.ts'
import * as health from './health.ts'
import * as knowledge from './knowledge.ts'
import * as languageModel from './language-model.ts'
import * as live from './live.ts'
import * as ownPassword from './own-password.ts'
import * as ownSessions from './own-sessions.ts'
import * as ownTeam from './own-team.ts'
import * as passwordReset from './password-reset.ts'
import * as personalRecords from './personal-records.ts'
import * as privacy from './privacy.ts'
import * as recordSources from './record-sources.ts'
import * as roster from './roster.ts'
import * as teamAdministration from './team-administration.ts'
import * as teamRecords from './team-records.ts'
import * as teams from './teams.ts'

/** The whole API by name, for OpenAPI and the tests. */
export const EVERY_ROUTE: Record<string, Route> = {
  ...accounts,
  ...ownPassword,
  ...ownSessions,
  ...ownTeam,
  ...devices,
  ...devicesOfProviders,
  ...fileImports,
  ...recordSources,
  ...teams,
  ...teamRecords,
  ...personalRecords,
  ...live,
  ...chat,
  ...knowledge,
  ...passwordReset,
  ...privacy,
  ...administration,
  ...teamAdministration,
  ...roster,
  ...audit,
  ...languageModel,
  ...backups,
  ...health,
} as Record<string, Route>
