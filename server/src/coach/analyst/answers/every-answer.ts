import type { Intent } from '../question.ts'
import { answerNoAccess, answerNotMeasured } from './access.ts'
import { answerAdvice } from './advice.ts'
import { answerAtRisk } from './at-risk.ts'
import { answerAthleteOverview } from './athlete-overview.ts'
import { answerComparison } from './comparison.ts'
import { answerCoverage } from './coverage.ts'
import { answerDays } from './days.ts'
import { answerEmergency } from './emergency.ts'
import { answerFilter } from './filter.ts'
import { answerKnowledge } from './knowledge.ts'
import { answerMedical } from './medical.ts'
import { answerOwnRange } from './own-range.ts'
import { answerRanking } from './ranking.ts'
import { answerRecords } from './records.ts'
import { answerRelation } from './relation.ts'
import {
  answerGreeting,
  answerHelp,
  answerManipulation,
  answerOffTopic,
  answerThanks,
  answerUnknown,
} from './small-talk.ts'
import { answerTeamHealth } from './team-health.ts'
import { answerTeamOverview } from './team-overview.ts'
import { answerTopPerformers } from './top-performers.ts'
import { answerTrend } from './trend.ts'
import { answerUnsafeAdvice } from './unsafe-advice.ts'
import { answerValue } from './value.ts'
import type { Writer } from './writer.ts'

/** Who answers what. */
export const ANSWERS: Record<Intent, Writer> = {
  value: answerValue,
  ranking: answerRanking,
  filter: answerFilter,
  trend: answerTrend,
  comparison: answerComparison,
  athlete_overview: answerAthleteOverview,
  team_overview: answerTeamOverview,
  team_health: answerTeamHealth,
  top_performers: answerTopPerformers,
  at_risk: answerAtRisk,
  days: answerDays,
  records: answerRecords,
  own_range: answerOwnRange,
  relation: answerRelation,
  coverage: answerCoverage,
  advice: answerAdvice,
  knowledge: answerKnowledge,
  emergency: answerEmergency,
  medical: answerMedical,
  unsafe_advice: answerUnsafeAdvice,
  help: answerHelp,
  greeting: answerGreeting,
  thanks: answerThanks,
  off_topic: answerOffTopic,
  not_measured: answerNotMeasured,
  no_access: answerNoAccess,
  manipulation: answerManipulation,
  unknown: answerUnknown,
}
