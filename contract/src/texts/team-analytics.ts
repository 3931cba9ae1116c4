/** What the analytics screens say of a failure (docs/reference/api.md#what-screens-read-from-a-failure). */
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

/**
 * Texts of the AI chat (docs/reference/coach-dashboard.md#ai-chat-tab).
 */
export const CHAT_TEXTS = {
  noTeamTitle: 'AI Chat Assistant',
  noTeam: 'Select a team to start chatting with your AI coaching assistant',
  title: 'AI Assistant',
  subtitle: 'Ask questions about {team} • Last {days} days',
  clear: 'Clear Chat',
  placeholder: 'Ask about team performance, data patterns, insights, or get recommendations...',
  send: 'Send',
  thinking: 'Thinking...',
  suggestions: 'Suggested Questions',
  understoodAs: 'Understood as',
  andAs: 'and as',
  notUsed: 'Not used: {words}',
  askAgainWith: 'Ask again with',
  errorTitle: 'Error',
  waiting: 'Analyzing your team data...',
  welcome: `Hello! I answer questions about {team} from the team's own numbers:

- **Data analysis**: recovery, HRV, sleep and strain of the past {days} days
- **[Knowledge base search](/knowledge)**: sports science articles, with their sources
- **Trend analysis**: who is getting better or worse, and since when
- **Recommendations**: what to do next, and why

For example: "Who slept the least last night?", "How has the team's recovery changed?" or "How much sleep does an athlete need?"`,
  cleared: "Chat cleared! How can I help you analyze {team}'s performance data?",
  failed: 'Failed to get AI response',
  failedOtherwise: 'Failed to get response',
  bubble: '❌ Sorry, I encountered an error: {text}',
  tryAnother: 'Please try again with a different question.',
} as const

/**
 * A special error code of the personal dashboard's calls
 * (docs/reference/device-connection.md#a-link-that-can-no-longer-be-used).
 */
export const WHOOP_OAUTH_REQUIRED = 'whoop_oauth_required'
