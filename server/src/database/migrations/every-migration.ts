import type { Migration } from 'kysely/migration'
import * as theHouse from './0001-the-house.ts'
import * as administration from './0002-administration.ts'
import * as rowLevelSecurity from './0003-row-level-security.ts'
import * as knowledge from './0004-knowledge.ts'
import * as aiUsage from './0006-ai-usage.ts'
import * as wordedInsights from './0007-worded-insights.ts'
import * as badMinutes from './0012-bad-minutes.ts'

/** In the order of their names, forward only. */
export const EVERY_MIGRATION: Record<string, Migration> = {
  '0001-the-house': theHouse,
  '0002-administration': administration,
  '0003-row-level-security': rowLevelSecurity,
  '0004-knowledge': knowledge,
  '0006-ai-usage': aiUsage,
  '0007-worded-insights': wordedInsights,
  '0012-bad-minutes': badMinutes,
}
