/** Files as Polar's export names and writes them, made up, for tests (docs/reference/other-wearables.md). */

const DAY_MS = 86_400_000

/** @param nights so many, the newest of them ending on `lastDay` */
export function polarFiles({ lastDay, nights }: { lastDay: string; nights: number }): Record<string, string> {
  const days = Array.from({ length: nights }, (_, back) => dayBefore(lastDay, back))
  const json = (value: unknown) => JSON.stringify(value)
  const sessions = days.map((day) => [`training-session-${day}-0001.json`, json(session(day))] as const)
  return {
    'sleep_result_42.json': json(days.map(night)),
    'sleep_score_42.json': json(days.map((day) => ({ night: day, sleepScoreResult: { sleepScore: 84.3 } }))),
    'nightly_recovery_42.json': json(days.map(recharge)),
    'nightly_recovery_blob_42.json': 'no JSON that anybody reads',
    'account-data-42.json': json({ firstName: 'Ada', lastName: 'Lovelace', username: 'ada@example.com' }),
    'activity-2026-03-10.json': '{"private": true}',
    ...Object.fromEntries(sessions),
  }
}

function night(day: string) {
  return {
    night: day,
    evaluation: {
      analysis: { efficiencyPercent: 95.29 },
      interruptions: { totalDuration: 'PT23M' },
      phaseDurations: { light: 'PT4H8M30S', deep: 'PT1H50M30S', rem: 'PT1H45M30S', unknown: 'PT0S' },
    },
    sleepResult: {
      hypnogram: { sleepStart: `${dayBefore(day, 1)}T22:40:12.418+01:00`, sleepEnd: `${day}T06:48:12.418+01:00` },
    },
  }
}

function recharge(day: string) {
  return {
    night: day,
    meanNightlyRecoveryRmssd: 62,
    meanNightlyRecoveryRri: 1200,
    meanNightlyRecoveryRespirationInterval: 4000,
    ansStatus: -4.49,
    recoveryIndicator: 3,
  }
}

function session(day: string) {
  return {
    startTime: `${day}T17:00:00.000`,
    stopTime: `${day}T18:30:00.000`,
    timezoneOffsetMinutes: 60,
    durationMillis: 5_340_000,
    distanceMeters: 1772.77,
    calories: 620,
    hrAvg: 123,
    hrMax: 176,
    note: 'My knee hurts',
    exercises: [{ sport: 'TRAIL_RUNNING', zones: { heart_rate: [{ inZone: 'PT10M' }, { inZone: 'PT20M' }] } }],
  }
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)
}
