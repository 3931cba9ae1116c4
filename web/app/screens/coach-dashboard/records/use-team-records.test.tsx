// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mounted, refusal, stubServer } from '../../../shared/mounted-for-tests.tsx'
import { type TeamRecords, useTeamRecords } from './use-team-records.ts'

const REPLY = { summary: { total_athletes: 0, athletes_with_data: 0, timezone_offset: '+00:00' }, athletes_data: [] }
const teams = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: `t${place}`, name: `${place}` }) as never)
const route = (team: string, series: string) => `GET /api/teams/teams/${team}/athletes-${series}/`
const SERIES = ['recovery', 'sleep', 'activity']
const repliesOf = (...ids: string[]) =>
  Object.fromEntries(ids.flatMap((id) => SERIES.map((series) => [route(id, series), REPLY])))

function records(team: number | undefined, all: never[], answers: object) {
  const sent = stubServer(answers as Record<string, unknown>)
  const shown: { now?: TeamRecords } = {}
  const Probe = () => {
    shown.now = useTeamRecords(team === undefined ? undefined : all[team], all, 7)
    return null
  }
  const asked = () => [...new Set(sent.map(({ call }) => /teams\/(t\d+)/.exec(call)?.[1]))]
  return { ...mounted(<Probe />), shown, sent, asked }
}

describe('the records of a team', () => {
  it('are not asked for while it is not known', async () => {
    const { shown, sent } = records(undefined, [], {})
    await new Promise((done) => setTimeout(done, 20))
    expect(sent).toEqual([])
    expect(shown.now).toMatchObject({ shown: undefined, isSettled: false })
  })

  it('come in three series, then those of the other teams, one after the other', async () => {
    const { shown, asked, sent } = records(0, teams(3), repliesOf('t0', 't1', 't2'))
    await waitFor(() => expect(sent).toHaveLength(9))
    expect(asked()).toEqual(['t0', 't1', 't2'])
    expect(sent.slice(0, 3).map(({ call }) => call)).toEqual(SERIES.map((series) => `${route('t0', series)}?days=7`))
    expect(shown.now?.shown).toMatchObject({ teamId: 't0', days: 7, recovery: REPLY, sleep: REPLY, activity: REPLY })
    expect(shown.now).toMatchObject({ isSettled: true, isFetching: false })
  })

  it('of another team wait until all of the shown one have come or failed', async () => {
    let arrive = (_: unknown) => {}
    const late = new Promise((done) => {
      arrive = done
    })
    const { shown, asked, sent } = records(0, teams(2), { ...repliesOf('t0', 't1'), [route('t0', 'sleep')]: late })
    await new Promise((done) => setTimeout(done, 50))
    expect(asked()).toEqual(['t0'])
    expect(shown.now).toMatchObject({ isSettled: false, isFetching: true, shown: undefined })
    arrive(REPLY)
    await waitFor(() => expect(sent).toHaveLength(6))
  })

  it('show what came where one failed', async () => {
    const { shown } = records(0, teams(1), {
      ...repliesOf('t0'),
      [route('t0', 'sleep')]: refusal(503, { error: 'Down' }),
    })
    await waitFor(() => expect(shown.now?.isSettled).toBe(true))
    expect(shown.now?.failures).toMatchObject({ recovery: null, sleep: { message: 'Down' }, activity: null })
    expect(shown.now?.shown).toMatchObject({ recovery: REPLY, sleep: undefined })
  })

  it('are fetched ahead for twelve other teams at most', async () => {
    const all = teams(16)
    const { sent, asked } = records(0, all, repliesOf(...all.map((_, place) => `t${place}`)))
    await waitFor(() => expect(sent).toHaveLength(39))
    await new Promise((done) => setTimeout(done, 50))
    expect(asked()).toHaveLength(13)
  })
})
