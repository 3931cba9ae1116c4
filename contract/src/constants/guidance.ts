/** AI guidance, Performance view (docs/reference/metrics-and-rules.md#guidance-performance-view). Units are in the names. */
export const PERFORMANCE_GUIDANCE = {
  recoveryHighFrom: 66,
  recoveryModerateFrom: 40,
  shortSleepBelowHours: 7,
  suppressedSleepQualityBelow: 70,
  lowSleepEfficiencyBelow: 85,
  lowHrvBelowMilli: 25,
  autonomicStressStrainAbove: 12,
  restingHeartRateAboveBaselineBpm: 5,
  strainHighFrom: 12,
  strainModerateFrom: 8,
  weeklyHoursLargeAbove: 8,
  totalStrainElevatedAbove: 90,
  proteinGramPerKilogram: [1.6, 2.2],
  hydrationMillilitrePerKilogramAbove: 30,
} as const

/** AI guidance, Training view (docs/reference/metrics-and-rules.md#guidance-training-view). */
export const TRAINING_GUIDANCE = {
  weeklySessions: 5,
  macrocycle: 'Base/Build',
  mesocycleWeek: 1,
  microcycle: 'Technique + Aerobic',
  intensityCutPercent: [10, 15],
  progressPercent: [2, 5],
  monthStrainHighAbove: 350,
  monthSleepHoursBelow: 7,
} as const

/**
 * Strength work by readiness (docs/reference/metrics-and-rules.md#guidance-strength): percent of recent bests, and effort
 * on the RPE scale.
 */
export const STRENGTH_GUIDANCE = {
  High: { strength: '85-90%', effort: 'RPE 7-8' },
  Moderate: { strength: '75-85%', effort: 'RPE 6-7' },
  Low: { strength: '60-70%', effort: 'RPE 6 or below' },
} as const

/** Entries of next_week_focus that the Performance view shows (docs/reference/athlete-analysis.md#ai-insights). */
export const AI_INSIGHTS = { nextWeekFocusShown: 3 } as const
