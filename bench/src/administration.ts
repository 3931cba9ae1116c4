import { chromium } from '@playwright/test'
import { provideChromium } from '../../scripts/chromium.mjs'
import { atMost, type Finding } from './finding.ts'
import { HttpClient } from './http-client.ts'
import { type LargeClub, startLargeClub } from './large-club.ts'
import { median, medianRatio, runAlternating } from './medians.ts'
import { measurePaintedRows } from './painted-rows.ts'

const ROUNDS = 40
const PAGE = 'page=1&page_size=50'
const PAINT_LIMIT_MS = 200
const USERS = '/api/teams/admin/users/'
const TEAMS = '/api/teams/admin/teams-detailed/'

/**
 * The administrator's lists for 5,000 users and 200 teams: server time, and browser time from the reply to the visible
 * rows.
 */
export async function measureAdministration(cleanUp: AsyncDisposableStack): Promise<Finding[]> {
  const club = await startLargeClub(cleanUp)
  return [...(await measureReplies(club)), ...(await measurePaint(club, cleanUp))]
}

async function measureReplies({ url, signIn }: LargeClub): Promise<Finding[]> {
  const http = new HttpClient(url)
  const headers = { authorization: `Bearer ${signIn.access}`, 'accept-encoding': 'gzip' }
  const get = (path: string) => ({ run: () => http.call('GET', path, headers) })
  const [whole = [], first = [], last = [], found = [], teams = [], allTeams = []] = await runAlternating(
    [
      get(USERS),
      get(`${USERS}?${PAGE}`),
      get(`${USERS}?page=100&page_size=50&sort=email&direction=descending`),
      get(`${USERS}?${PAGE}&search=zo%C3%AB%20m%C3%BCller`),
      get(`${TEAMS}?page=1&page_size=12`),
      get(TEAMS),
    ],
    ROUNDS,
  ).finally(() => http.close())
  const line = (what: string, times: number[], yardstick: number[], to: string): Finding => {
    return { what, value: median(times), unit: 'ms', ratio: { to, value: medianRatio(times, yardstick) } }
  }
  return [
    { what: 'all 5,000 users in one reply', value: median(whole), unit: 'ms' },
    line('a page of 50 users, by name', first, whole, 'all users'),
    line('the last page of 100, by e-mail', last, whole, 'all users'),
    line('users found by two words', found, whole, 'all users'),
    { what: 'all 200 teams with their members', value: median(allTeams), unit: 'ms' },
    line('a page of 12 teams with their members', teams, allTeams, 'all teams'),
  ]
}

async function measurePaint({ url, signIn }: LargeClub, cleanUp: AsyncDisposableStack): Promise<Finding[]> {
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  cleanUp.defer(() => browser.close())
  const findings: Finding[] = []
  for (const [what, tab, reply, row] of [
    ['50 users', 'users', USERS, 'tbody tr'],
    ['12 teams with their members', 'teams', TEAMS, 'tbody tr'],
  ] as const) {
    const times = await measurePaintedRows(browser, url, signIn, { path: `/admin-dashboard?tab=${tab}`, reply, row })
    const value = median(times)
    const target = atMost(PAINT_LIMIT_MS, value, 'ms')
    findings.push({ what: `reply to painted rows: ${what}`, value, unit: 'ms', target })
  }
  return findings
}
