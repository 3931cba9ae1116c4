import type { Migration } from 'kysely/migration'
import * as initialSchema from './0001-initial-schema.ts'
import * as administration from './0002-administration.ts'
import * as rowLevelSecurity from './0003-row-level-security.ts'
import * as knowledge from './0004-knowledge.ts'
import * as aiUsage from './0006-ai-usage.ts'
import * as wordedInsights from './0007-worded-insights.ts'
import * as provedAddresses from './0008-proved-addresses.ts'
import * as signingIn from './0009-signing-in.ts'
import * as probesAndAuditRights from './0011-probes-and-audit-rights.ts'
import * as providerFailures from './0012-provider-failures.ts'
import * as eventRetries from './0013-event-retries.ts'
import * as aiCost from './0014-ai-cost.ts'
import * as lastSignIns from './0015-last-sign-ins.ts'
import * as backups from './0016-backups.ts'
import * as largeClubs from './0017-large-clubs.ts'
import * as otherValues from './0018-other-values.ts'
import * as recordSources from './0019-record-sources.ts'
import * as fileImports from './0020-file-imports.ts'
import * as linkChoices from './0021-link-choices.ts'

/** In the order of their names, forward only. */
export const EVERY_MIGRATION: Record<string, Migration> = {
  '0001-initial-schema': initialSchema,
  '0002-administration': administration,
  '0003-row-level-security': rowLevelSecurity,
  '0004-knowledge': knowledge,
  '0006-ai-usage': aiUsage,
  '0007-worded-insights': wordedInsights,
  '0008-proved-addresses': provedAddresses,
  '0009-signing-in': signingIn,
  '0011-probes-and-audit-rights': probesAndAuditRights,
  '0012-provider-failures': providerFailures,
  '0013-event-retries': eventRetries,
  '0014-ai-cost': aiCost,
  '0015-last-sign-ins': lastSignIns,
  '0016-backups': backups,
  '0017-large-clubs': largeClubs,
  '0018-other-values': otherValues,
  '0019-record-sources': recordSources,
  '0020-file-imports': fileImports,
  '0021-link-choices': linkChoices,
}

/** The current name of a migration, whatever an earlier release called it. */
export const presentName = (name: string): string => RENAMED_MIGRATIONS[name] ?? name

/** Names of migrations in earlier releases, with their current names. */
export const RENAMED_MIGRATIONS: Record<string, string> = {
  '0001-the-house': '0001-initial-schema',
  '0012-bad-minutes': '0012-provider-failures',
  '0013-missed-news': '0013-event-retries',
}
