import * as accounts from '@corner/contract/entities/accounts.ts'
import * as aiInsights from '@corner/contract/entities/ai-insights.ts'
import * as athleteDetail from '@corner/contract/entities/athlete-detail.ts'
import * as audit from '@corner/contract/entities/audit.ts'
import * as backups from '@corner/contract/entities/backups.ts'
import * as chat from '@corner/contract/entities/chat.ts'
import * as dayAsked from '@corner/contract/entities/day-asked.ts'
import * as devices from '@corner/contract/entities/devices.ts'
import * as fileImports from '@corner/contract/entities/file-imports.ts'
import * as knowledge from '@corner/contract/entities/knowledge.ts'
import * as languageModel from '@corner/contract/entities/language-model.ts'
import * as live from '@corner/contract/entities/live.ts'
import * as ownSessions from '@corner/contract/entities/own-sessions.ts'
import * as personAsked from '@corner/contract/entities/person-asked.ts'
import * as personalRecords from '@corner/contract/entities/personal-records.ts'
import * as privacy from '@corner/contract/entities/privacy.ts'
import * as query from '@corner/contract/entities/query.ts'
import * as readiness from '@corner/contract/entities/readiness.ts'
import * as recordSources from '@corner/contract/entities/record-sources.ts'
import * as roster from '@corner/contract/entities/roster.ts'
import * as teamPlan from '@corner/contract/entities/team-plan.ts'
import * as teamRecords from '@corner/contract/entities/team-records.ts'
import * as teams from '@corner/contract/entities/teams.ts'
import { ErrorReply } from '@corner/contract/errors.ts'
import { z } from 'zod'

type Named = { id?: string; description?: string }

/** `describe` keeps a field's description in Zod's own registry, which is not asked where there is another one. */
class WithDescriptions extends WeakMap<z.core.$ZodType, Named> {
  override get(schema: z.core.$ZodType): Named | undefined {
    const { description } = z.globalRegistry.get(schema) ?? {}
    const named = super.get(schema)
    return description === undefined ? named : { ...named, description }
  }
}

/** The contract's entities under their names: each appears once in the document, so a generated client has one type for it. */
export function namedSchemas() {
  const registry = z.registry<Named>()
  registry._map = new WithDescriptions()
  const entities = {
    ...accounts,
    ...aiInsights,
    ...athleteDetail,
    ...audit,
    ...backups,
    ...chat,
    ...dayAsked,
    ...devices,
    ...fileImports,
    ...knowledge,
    ...languageModel,
    ...live,
    ...ownSessions,
    ...personAsked,
    ...personalRecords,
    ...privacy,
    ...query,
    ...readiness,
    ...recordSources,
    ...roster,
    ...teamPlan,
    ...teamRecords,
    ...teams,
    ErrorReply,
  }
  for (const [id, schema] of Object.entries(entities)) {
    if (schema instanceof z.ZodObject || schema instanceof z.ZodUnion) registry.add(schema, { id })
  }
  return registry
}
