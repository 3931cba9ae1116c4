import type { AthleteDay } from '@corner/contract/entities/team-records.ts'

/** An athlete's day: as planned at a recovery of 70%, usually 65%. */
export const dayOf = (athlete_name: string, given: Partial<AthleteDay>): AthleteDay => ({
  ...{ athlete_id: athlete_name, athlete_name, verdict: 'as_planned', recovery: 70, recovery_date: '2026-11-21' },
  ...{ usual: 65, recovery_data: [], reasons: [], first_reason: null, ...given },
})
