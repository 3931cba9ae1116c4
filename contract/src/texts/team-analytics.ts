/** Sentences of the analytics screens' error catalogue (spec 2, section 8). */
export const ANALYTICS_TEXTS = {
  generic: 'An error occurred',
  teamsFailed: 'Error fetching teams: {status}',
  teamDataFailed: 'Failed to fetch team data',
  hrvFailed: 'An error occurred while fetching HRV data',
  sleepFailed: 'An error occurred while fetching sleep data',
  activityFailed: 'An error occurred while fetching activity data',
  httpStatus: 'HTTP {status}: {statusText}',
  missingAthlete: 'Missing team or athlete ID',
  athleteFailed: 'Error fetching athlete data: {status}',
  athleteFailedOtherwise: 'Failed to fetch athlete data',
  analysisUnavailable: 'AI Analysis Unavailable',
  noRecovery: 'No athletes in this team have recovery data available for the selected time period.',
  noSleep: 'No athletes in this team have sleep data available for the selected time period.',
  noActivity: 'No athletes in this team have activity/strain data available for the selected time period.',
} as const

export const CHAT_TEXTS = {
  failed: 'Failed to get AI response',
  failedOtherwise: 'Failed to get response',
  bubble: '❌ Sorry, I encountered an error: {text}',
  tryAnother: 'Please try again with a different question.',
} as const

/** The special error value of the personal dashboard's calls (spec 2, section 2; design.md). */
export const WHOOP_OAUTH_REQUIRED = 'whoop_oauth_required'
