import type { Answer } from '../asked/answer-context.ts'
import { answerAtRisk } from './at-risk.ts'
import { answerCoverage } from './coverage.ts'
import { answerGuidance } from './guidance.ts'
import { answerHealth } from './health.ts'
import { answerStatus } from './status.ts'
import { answerTopPerformers } from './top-performers.ts'

/** Who answers what by the product's own rules. */
const ANSWERS = {
  status: answerStatus,
  at_risk: answerAtRisk,
  health: answerHealth,
  top_performers: answerTopPerformers,
  guidance: answerGuidance,
  coverage: answerCoverage,
} as const

/** How somebody or the team is doing. */
export const answerOverview: Answer<'overview'> = (request, context) => ANSWERS[request.focus](request, context)
