/**
 * The keys of the queries that others make stale: changes that the server tells of, a new day, a new role. A key begins with
 * what it is about; live/query-invalidation.ts goes by that word and the ids behind it.
 */
export const queryKeys = {
  profile: ['profile'],
  teams: ['teams'],
  /** Of every team. */
  team: ['team'],
  teamSeries: (teamId: string, series: 'recovery' | 'sleep' | 'activity', days: number) =>
    ['team', teamId, series, days] as const,
  athlete: (teamId: string, athleteId: string) => ['athlete', teamId, athleteId] as const,
  ownRecords: ['own-records'],
  deviceStatus: ['device-status'],
} as const
