/** The parts of the analysis, in their order (spec 2, section 2). */
export const ATHLETE_TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'recovery', label: 'Recovery' },
  { value: 'sleep', label: 'Sleep' },
  { value: 'activity', label: 'Activity' },
  { value: 'ai-insights', label: 'AI Insights' },
] as const
export type AthleteTab = (typeof ATHLETE_TABS)[number]['value']
