/**
 * Keys of the queries that get invalidated by others: by changes from the server, a new day, a new role. A key begins
 * with its subject; live/query-invalidation.ts matches that word and the ids after it.
 */
export const queryKeys = {
  profile: ['profile'],
  teams: ['teams'],
  /** All teams. */
  team: ['team'],
  teamSeries: (teamId: string, series: 'recovery' | 'sleep' | 'activity', days: number) =>
    ['team', teamId, series, days] as const,
  teamDay: (teamId: string) => ['team', teamId, 'day'] as const,
  athlete: (teamId: string, athleteId: string) => ['athlete', teamId, athleteId] as const,
  ownRecords: ['own-records'],
  deviceStatus: ['device-status'],
  devices: ['device-status', 'of every maker'],
} as const
