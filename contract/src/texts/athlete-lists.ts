/** Words of the Rankings tab (docs/reference/coach-dashboard.md#rankings-tab). */
export const RANKING_TEXTS = {
  trendsTitle: 'Understanding Trends',
  trends: "Trend is the latest value versus the athlete's own average.",
  trendPositive: 'Positive is good',
  trendNegative: 'Negative needs attention',
  trendZero: '0.0 is at average',
  titles: {
    recovery: 'Recovery Rankings',
    hrv: 'HRV Rankings',
    sleep: 'Sleep Rankings',
    strain: 'Strain Rankings',
  },
  emptyTitle: 'No Data Available',
  empty: 'No athletes have data for this metric in the selected time period.',
} as const

/** Words of the Athletes tab (docs/reference/coach-dashboard.md#athletes-tab). */
export const ATHLETE_LIST_TEXTS = {
  connected: 'Connected',
  noData: 'No Data',
  notConnected: 'No wearable data available',
  viewDetails: 'View Details',
  hint: 'Double-click for AI insights',
  emptyTitle: 'No Athletes Found',
  empty:
    "This team doesn't have any athletes with data for the selected time period. Athletes need to connect their Whoop devices to appear here.",
} as const

/** Where a value is missing or zero (docs/reference/screens.md#numbers). */
export const NOT_AVAILABLE = 'N/A'
