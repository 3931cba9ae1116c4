import type { z } from 'zod'
import { atRisk } from './at-risk.ts'
import { athleteSummary } from './athlete-summary.ts'
import { comparison } from './comparison.ts'
import { countDays } from './count-days.ts'
import { dataCoverage } from './data-coverage.ts'
import { findAthletes } from './find-athletes.ts'
import { knowledgeSearch } from './knowledge-search.ts'
import { ownRange } from './own-range.ts'
import { query } from './query.ts'
import { ranking } from './ranking.ts'
import { recordsByDate } from './records-by-date.ts'
import { relation } from './relation.ts'
import { teamOverview } from './team-overview.ts'
import { trend } from './trend.ts'

/** Everything that can be looked up for an answer, by its stable name. */
export const TOOLS = {
  query,
  team_overview: teamOverview,
  athlete_summary: athleteSummary,
  ranking,
  find_athletes: findAthletes,
  trend,
  comparison,
  count_days: countDays,
  records_by_date: recordsByDate,
  at_risk: atRisk,
  data_coverage: dataCoverage,
  own_range: ownRange,
  relation,
  knowledge_search: knowledgeSearch,
} as const

export type ToolName = keyof typeof TOOLS
export const TOOL_NAMES = Object.keys(TOOLS) as ToolName[]
/** What a call gives: defaults may be left out. */
export type ToolInput<Name extends ToolName> = z.input<(typeof TOOLS)[Name]['input']>
export type ToolResult<Name extends ToolName> = Awaited<ReturnType<(typeof TOOLS)[Name]['run']>>
