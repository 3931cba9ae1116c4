import type { Page } from '@playwright/test'

/** An athlete with the values that a test needs; the last value of a series is today's, null means no score yet. */
export interface MockAthlete {
  name: string
  linked?: boolean
  recovery?: readonly (number | null)[]
  hrv?: readonly number[]
  hours?: number
  quality?: number
  strain?: number
  /** The judgement of the day; by default `easy` in the red, `ask` without a recovery of today, else as planned. */
  verdict?: 'hard' | 'as_planned' | 'lighter' | 'easy' | 'ask'
}

const TEAM = '019a0000-0000-7000-8000-00000000aaaa'
const DAY_MS = 86_400_000

/** The local calendar day of this machine, and so of the browser. */
const dayOf = (moment: number) => {
  const local = new Date(moment)
  return new Date(moment - local.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** This machine's UTC offset, as `+HH:MM`. */
function offsetAt(moment: number): string {
  const minutes = -new Date(moment).getTimezoneOffset()
  const parts = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${minutes < 0 ? '-' : '+'}${parts.join(':')}`
}

export function idOf(place: number): string {
  return `019a0000-0000-7000-8000-${String(place + 1).padStart(12, '0')}`
}

const RED_BELOW = 34

function verdictBy(recovery: number | null | undefined): NonNullable<MockAthlete['verdict']> {
  if (recovery === null || recovery === undefined) return 'ask'
  return recovery < RED_BELOW ? 'easy' : 'as_planned'
}

interface MadeUp {
  /** The time of the latest values, in ms. */
  now?: number
  /** More than one: all with the same athletes. */
  teams?: number
}

/** Answers the calls of the coach dashboard with a mock team, and returns its id. */
export async function mockTeam(
  page: Page,
  athletes: readonly MockAthlete[],
  { now = Date.now(), teams = 1 }: MadeUp = {},
): Promise<string> {
  const entries = athletes.map(({ name, linked = true }, place) => ({
    athlete_id: idOf(place),
    athlete_name: name,
    first_name: name.split(' ')[0] ?? '',
    whoop_connected: linked,
    provider: linked ? 'whoop' : null,
  }))
  const summary = {
    total_athletes: athletes.length,
    athletes_with_data: athletes.length,
    timezone_offset: offsetAt(now),
    today: dayOf(now),
  }
  const days = (count: number) => Array.from({ length: count }, (_, place) => dayOf(now - (count - 1 - place) * DAY_MS))
  const replies: Record<string, object[]> = {
    recovery: athletes.map(({ recovery = [], hrv = [] }, place) => ({
      ...entries[place],
      recovery_data: days(recovery.length).map((date, at) => ({
        date,
        recovery_score: recovery[at] ?? null,
        resting_heart_rate: 50,
        hrv_rmssd_milli: hrv[at] ?? null,
      })),
    })),
    sleep: athletes.map(({ recovery = [], hours = 8, quality = 85 }, place) => ({
      ...entries[place],
      sleep_data: days(recovery.length).map((date) => ({
        date,
        total_duration_hours: hours,
        sleep_quality_score: quality,
        sleep_efficiency: 92,
        sleep_consistency_percentage: 70,
      })),
    })),
    activity: athletes.map(({ recovery = [], strain = 10 }, place) => ({
      ...entries[place],
      activity_data: days(recovery.length).map((date) => ({
        date,
        strain_score: strain,
        average_heart_rate: 70,
        max_heart_rate: 180,
      })),
    })),
  }
  const members = entries.map(({ athlete_id: id, athlete_name: full_name, first_name, whoop_connected }) => ({
    id,
    full_name,
    first_name,
    whoop_connected,
    username: full_name,
    email: `${id}@corner.example`,
  }))
  const listed = Array.from({ length: teams }, (_, place) => ({
    id: place === 0 ? TEAM : idOf(1000 + place),
    name: teams === 1 ? 'Made-up Wrestling' : `Made-up Wrestling ${place + 1}`,
    description: '',
    created_at: '2026-01-01T00:00:00.000Z',
    organization: { id: idOf(900), name: 'Riverside Athletics' },
    coaches: [],
    athletes: members,
    coach_code: 'C',
    athlete_code: 'A',
  }))
  const day = {
    day: summary.today,
    athletes: athletes.map(({ recovery = [], verdict = verdictBy(recovery.at(-1)) }, place) => ({
      athlete_id: idOf(place),
      athlete_name: entries[place]?.athlete_name,
      verdict,
      recovery: recovery.at(-1) ?? null,
      recovery_date: summary.today,
      usual: null,
      recovery_data: [],
      reasons: verdict === 'lighter' ? ['a short night'] : [],
      first_reason: verdict === 'lighter' || verdict === 'easy' ? 'a short night' : null,
    })),
  }
  await page.route(/\/api\/teams\/teams\/[^/]+\/day\/$/, (route) => route.fulfill({ json: day }))
  await page.route('**/api/teams/teams/', (route) => route.fulfill({ json: listed }))
  await page.route(/athletes-(recovery|sleep|activity)\//, async (route) => {
    const [, series = ''] = /athletes-(\w+)\//.exec(route.request().url()) ?? []
    // The mock server's clock follows the page's, which a test may have set.
    const date = new Date(await page.evaluate(() => Date.now())).toUTCString()
    await route.fulfill({ headers: { date }, json: { summary, athletes_data: replies[series] } })
  })
  return TEAM
}
