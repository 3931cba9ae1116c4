export interface WaitingShape {
  /** The first part of the address. */
  screen: string
  title: string
  subtitle: string
  controls?: readonly string[]
  tabs?: readonly string[]
  cards: number
}

/** What each signed-in screen shows before its script has come: as it opens, without a figure. */
export const WAITING_SHAPES: readonly WaitingShape[] = [
  {
    screen: 'coach-dashboard',
    title: 'Coach Dashboard',
    subtitle: 'Your teams',
    controls: ['Team', 'Period', 'Athletes'],
    tabs: ['Team Overview', 'Analytics Dashboard', 'Rankings', 'Athletes', 'AI Chat'],
    cards: 4,
  },
  {
    screen: 'dashboard',
    title: 'Personal Dashboard',
    subtitle: 'Your Health Analytics',
    controls: ['Analysis Period'],
    cards: 5,
  },
  {
    screen: 'athlete',
    title: 'Loading Athlete Analysis',
    subtitle: 'Gathering comprehensive performance data...',
    tabs: ['Overview', 'Recovery', 'Sleep', 'Activity', 'AI Insights'],
    cards: 4,
  },
  {
    screen: 'team-information',
    title: 'Team Information',
    subtitle: 'Your teams',
    controls: ['Team'],
    tabs: ['Overview', 'Join Codes', 'Members'],
    cards: 3,
  },
  {
    screen: 'admin-dashboard',
    title: 'Admin Dashboard',
    subtitle: 'Loading Admin Dashboard',
    tabs: ['Overview', 'Users', 'Teams', 'Organizations', 'Language Model', 'Backups', 'Audit Log'],
    cards: 4,
  },
  { screen: 'mat-sheet', title: 'Mat Sheet', subtitle: 'Who trains how today', controls: ['Team'], cards: 1 },
  { screen: 'connect-whoop', title: 'Connect the wearable device', subtitle: 'Your device', cards: 1 },
  { screen: 'knowledge', title: 'Knowledge Base', subtitle: 'Short articles with their sources', cards: 1 },
  { screen: 'account', title: 'Your account', subtitle: 'Your data and where you are signed in', cards: 1 },
]
