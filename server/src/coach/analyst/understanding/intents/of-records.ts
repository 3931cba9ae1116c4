import type { Intent } from '../../question.ts'

/** Intents whose answer is what the records say. */
export const OF_RECORDS: readonly Intent[] = [
  ...(['value', 'ranking', 'filter', 'trend', 'comparison', 'athlete_overview', 'team_overview', 'days'] as const),
  ...(['records', 'own_range', 'relation', 'at_risk', 'top_performers', 'team_health', 'coverage'] as const),
]

export const isOfRecords = (intent: Intent): boolean => OF_RECORDS.includes(intent)

/** Advice rests on records, too: a fragment may carry it on, and an athlete's is about themself. */
export const restsOnRecords = (intent: Intent): boolean => isOfRecords(intent) || intent === 'advice'
