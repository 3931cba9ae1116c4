/** Below the API's address. `0` is the athlete whose token it is. */
export const API_PATHS = {
  profile: '/athlete/0/profile',
  wellness: '/athlete/0/wellness',
  activities: '/athlete/0/activities',
  /** With the activity's id behind it. */
  activity: '/activity',
  disconnect: '/disconnect-app',
} as const
