/** Replies in the shape of Polar AccessLink v4 with every field filled that Corner reads, for tests (docs/polar.md). */
const DAY = '2026-03-10'

export const sleepReply = {
  sleepDate: DAY,
  sleepResult: {
    hypnogram: {
      sleepStart: '2026-03-09T22:40:12.418+01:00',
      sleepEnd: '2026-03-10T06:48:12.418+01:00',
      rating: 'SLEPT_WELL',
      sleepStateChanges: [{ offsetFromStart: '0s', state: 'NONREM2' }],
    },
  },
  sleepEvaluation: {
    sleepSpan: '29280s',
    asleepDuration: '27900s',
    analysis: { efficiencyPercent: 95.29, continuityIndex: 4.1, continuityClass: 4 },
    interruptions: { totalDuration: '1380s', longDuration: '300s', totalCount: 18, longCount: 2 },
    phaseDurations: { wake: '1380s', rem: '6330s', light: '14910.5s', deep: '6630s', unknown: '29.5s' },
  },
  sleepScore: { sleepScore: 84.3, scoreRate: 4 },
}

export const rechargeReply = {
  sleepResultDate: DAY,
  ansStatus: -4.49,
  ansRate: 2,
  recoveryIndicator: 3,
  recoveryIndicatorSubLevel: 37,
  meanNightlyRecoveryRri: 1200,
  meanNightlyRecoveryRmssd: 62,
  meanNightlyRecoveryRespirationInterval: 4000,
  meanBaselineRri: 0,
  sleepTip: 'Keep your rhythm.',
}

export const sessionReply = {
  identifier: { id: 'session-1' },
  name: 'Evening with Tom',
  note: 'My knee hurts',
  feeling: 0.2,
  startTime: '2026-03-10T17:00:00.000',
  stopTime: '2026-03-10T18:30:00.000',
  timezoneOffsetMinutes: 60,
  durationMillis: 5_340_000,
  distanceMeters: 1772.77,
  calories: 620,
  hrAvg: 123,
  hrMax: 176,
  sport: { id: '27' },
  exercises: [
    {
      timezoneOffsetMinutes: 60,
      ascentMeters: 46.5,
      zones: [
        { type: 'ZONE_TYPE_SPEED', zones: [{ lowerLimit: 0, higherLimit: 5, inZone: 1 }] },
        {
          type: 'ZONE_TYPE_HEART_RATE',
          zones: [600_000, 900_000, 1_200_000, 1_500_000, 1_140_000].map((inZone, index) => ({
            lowerLimit: 95 + 19 * index,
            higherLimit: 114 + 19 * index,
            inZone,
          })),
        },
      ],
    },
  ],
}

export const accountReply = {
  accountData: {
    email: 'Ada@example.com',
    firstName: 'Ada',
    lastName: 'Usual',
    birthday: '2003-04-05',
    localizationSettings: { timezoneOffsetMinutes: 60, language: 'en' },
  },
  physicalInformation: { height: 182, weight: 72.5, maximumHeartRate: 195, restingHeartRate: 50 },
}

export const sportsReply = {
  sports: [
    { id: { id: '1' }, name: 'RUNNING' },
    { identifier: { id: '27' }, name: 'TRAIL_RUNNING', parentSport: { id: '1' } },
  ],
}

/** What the client makes of them for each kind of record. */
export const PARTS = {
  cycle: {
    day: DAY,
    sleep: { sleepResult: sleepReply.sleepResult },
    next_start: '2026-03-10T23:05:00.000+01:00',
  },
  sleep: { day: DAY, sleep: sleepReply, recharge: rechargeReply },
  recovery: { day: DAY, sleep: sleepReply, recharge: rechargeReply },
  workout: { session: sessionReply, sport: 'TRAIL_RUNNING', account_offset_minutes: null },
}
