import type { z } from 'zod'
import { atRisk } from './at-risk.ts'
import { athleteSummary } from './athlete-summary.ts'
import { dataCoverage } from './data-coverage.ts'
import { dayVerdict } from './day-verdict.ts'
import { knowledgeSearch } from './knowledge-search.ts'
import { query } from './query.ts'
import { teamOverview } from './team-overview.ts'
import { vitalMarks } from './vital-marks.ts'

/** Every look-up that answers can use, by its stable name. */
export const TOOLS = {
  query,
  team_overview: teamOverview,
  athlete_summary: athleteSummary,
  at_risk: atRisk,
  data_coverage: dataCoverage,
  day_verdict: dayVerdict,
  knowledge_search: knowledgeSearch,
  vital_marks: vitalMarks,
} as const

export type ToolName = keyof typeof TOOLS
export const TOOL_NAMES = Object.keys(TOOLS) as ToolName[]
/** The input of a call: defaults may be left out. */
export type ToolInput<Name extends ToolName> = z.input<(typeof TOOLS)[Name]['input']>
export type ToolResult<Name extends ToolName> = Awaited<ReturnType<(typeof TOOLS)[Name]['run']>>
