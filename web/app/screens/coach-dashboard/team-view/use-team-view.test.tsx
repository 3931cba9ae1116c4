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

  it('is read anew on a new day, and only then', async () => {
    clock('2026-11-21T22:00:00Z')
    const { shown, sent } = team(ANSWERS)
    await waitFor(() => expect(shown.now?.view?.today).toBe('2026-11-21'))
    clock('2026-11-21T23:00:00Z')
    await new Promise((done) => setTimeout(done, 30))
    expect(sent).toHaveLength(3)
    clock('2026-11-22T00:01:00Z')
    await waitFor(() => expect(sent).toHaveLength(6))
    expect(shown.now?.view?.today).toBe('2026-11-22')
  })
})
