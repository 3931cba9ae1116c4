// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as serverClock from '../../../shared/api/server-clock.ts'
import { mounted, refusal, stubServer } from '../../../shared/mounted-for-tests.tsx'
import { type ShownTeam, useTeamView } from './use-team-view.ts'
import { TEAM } from './view-for-tests.ts'

const route = (series: string) => `GET /api/teams/teams/${TEAM.id}/athletes-${series}/`
const reply = (offset = '+00:00') => ({
  summary: { total_athletes: 0, athletes_with_data: 0, timezone_offset: offset, today: '2026-11-21' },
  athletes_data: [],
})
const DAY = `GET /api/teams/teams/${TEAM.id}/day/`
const ANSWERS = { [route('recovery')]: reply(), [route('sleep')]: reply(), [route('activity')]: reply() }

function team(answers: object) {
  const sent = stubServer(answers as Record<string, unknown>)
  const shown: { now?: ShownTeam } = {}
  const Probe = () => {
    shown.now = useTeamView(TEAM, [TEAM], 7)
    return null
  }
  return { ...mounted(<Probe />), shown, sent }
}
/** The server's clock as a page reads it that the reader comes back to. */
function clock(moment: string) {
  vi.spyOn(serverClock, 'serverNowMs').mockReturnValue(Date.parse(moment))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
afterEach(() => void vi.restoreAllMocks())

describe('the view of a team', () => {
  it('is there once something has loaded', async () => {
    const { shown } = team(ANSWERS)
    expect(shown.now?.view).toBeUndefined()
    await waitFor(() => expect(shown.now?.view).toMatchObject({ team: TEAM, days: 7 }))
    expect(shown.now?.failures).toEqual([])
  })

  it('says once why series failed', async () => {
    const down = refusal(503, { error: 'Down' })
    const { shown } = team({ ...ANSWERS, [route('sleep')]: down, [route('activity')]: down })
    await waitFor(() => expect(shown.now?.failures).toEqual(['Down']))
    expect(shown.now?.view?.failures).toEqual({ recovery: null, sleep: 'Down', activity: 'Down' })
  })

  it('has the judgement of the day once it has come, and none of another day', async () => {
    const judged = { athlete_id: 'a', athlete_name: 'Ann Ash', verdict: 'easy', recovery: 20, recovery_date: null }
    const day = {
      day: '2026-11-21',
      athletes: [{ ...judged, usual: null, recovery_data: [], reasons: [], first_reason: null }],
    }
    const { shown } = team({ ...ANSWERS, [DAY]: day })
    await waitFor(() => expect(shown.now?.view?.athleteDays?.get('a')?.verdict).toBe('easy'))
    const { shown: another } = team({ ...ANSWERS, [DAY]: { ...day, day: '2026-11-20' } })
    await waitFor(() => expect(another.now?.view?.athleteDays).toBeNull())
  })

  it('does without the judgement of the day where it cannot be loaded', async () => {
    const { shown } = team({ ...ANSWERS, [DAY]: refusal(503, { error: 'Down' }) })
    await waitFor(() => expect(shown.now?.view?.athleteDays).toBeNull())
    expect(shown.now?.failures).toEqual([])
  })

  it('is read anew on a new day, and only then', async () => {
    clock('2026-11-21T22:00:00Z')
    const { shown, sent } = team(ANSWERS)
    await waitFor(() => expect(shown.now?.view?.today).toBe('2026-11-21'))
    clock('2026-11-21T23:00:00Z')
    await new Promise((done) => setTimeout(done, 30))
    expect(sent).toHaveLength(4)
    clock('2026-11-22T00:01:00Z')
    await waitFor(() => expect(sent).toHaveLength(8))
    expect(shown.now?.view?.today).toBe('2026-11-22')
  })
})
