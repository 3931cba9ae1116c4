/** Replies in the shape of Intervals.icu's API (https://intervals.icu/api/v1/docs) with every field filled that is asked for. */
export const wellnessReply = {
  id: '2026-03-10',
  updated: '2026-03-10T06:10:00.250+00:00',
  restingHR: 47,
  tempRestingHR: false,
  hrv: 68.5,
  hrvSDNN: 81.25,
  sleepSecs: 27_060,
  sleepScore: 81,
  avgSleepingHR: 52.5,
  spO2: 96.5,
  respiration: 14.25,
  readiness: 73,
}

/** What a wellness record holds beside these: computed, private or not asked for. */
export const privateFields = {
  ctl: 44.5,
  atl: 51.25,
  sportInfo: [{ type: 'Ride', eftp: 207.8 }],
  weight: 77.36,
  mood: 3,
  soreness: 2,
  injury: 1,
  comments: 'slept at a friend’s',
  menstrualPhase: 'LUTEAL',
  menstrualPhasePredicted: 'LUTEAL',
  bloodGlucose: 5.1,
  steps: 11_208,
}

export const wellnessDay = { wellness: wellnessReply, timezone: 'Europe/Berlin' }

export const activityReply = {
  id: 'i140242265',
  type: 'Run',
  source: 'GARMIN_CONNECT',
  device_name: 'Garmin fenix 7',
  start_date: '2026-03-10T16:00:00Z',
  start_date_local: '2026-03-10T17:00:00',
  elapsed_time: 3720,
  moving_time: 3600,
  distance: 10_012.5,
  total_elevation_gain: 46.5,
  calories: 650,
  average_heartrate: 148,
  max_heartrate: 176,
  icu_hr_zones: [131, 145, 151, 162, 167, 172, 179],
  icu_hr_zone_times: [300, 1200, 900, 600, 240, 120, 60],
  created: '2026-03-10T17:05:00.545+00:00',
  analyzed: '2026-03-10T17:05:01.107+00:00',
  icu_sync_date: '2026-03-10T17:05:01.107+00:00',
}

/** All that is told of an activity which came from Strava. */
export const withheldActivity = {
  id: '19094204373',
  icu_athlete_id: 'i317960',
  start_date_local: '2026-03-09T15:02:07',
  source: 'STRAVA',
  _note: 'STRAVA activities are not available via the API',
}

export const profileReply = {
  athlete: {
    id: 'i317960',
    name: 'Ada Usual',
    timezone: 'Europe/Berlin',
    email: 'ada@example.com',
    sex: 'F',
    city: 'Berlin',
    bio: 'private',
  },
  sharedFolders: [],
  customItems: [],
}
