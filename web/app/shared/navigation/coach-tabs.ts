/** The tabs of the Coach Dashboard, in their order (docs/reference/coach-dashboard.md). */
export const COACH_TABS = [
  { value: 'overview', label: 'Team Overview' },
  { value: 'analytics', label: 'Analytics Dashboard' },
  { value: 'rankings', label: 'Rankings' },
  { value: 'athletes', label: 'Athletes' },
  { value: 'chat', label: 'AI Chat' },
] as const
export type CoachTab = (typeof COACH_TABS)[number]['value']
