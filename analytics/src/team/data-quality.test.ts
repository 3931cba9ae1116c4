import { expect, it } from 'vitest'
import { statusWith } from '../athlete/athlete-for-tests.ts'
import { findDataQualityIssues } from './data-quality.ts'

it('lists athletes with missing, late or sparse data, the oldest of a kind first, and nobody else', () => {
  const statuses = [
    statusWith({ id: 'well', recovery: [50, 50, 50] }),
    statusWith({ id: 'thin', recovery: [50, 50] }),
    statusWith({ id: 'late', recovery: [50, 50, 50], until: '2026-11-18' }),
    statusWith({ id: 'later', recovery: [50, 50, 50], until: '2026-11-12' }),
    statusWith({ id: 'pending', recovery: [50, 50, 50, null] }),
    statusWith({ id: 'silent' }),
    statusWith({ id: 'unlinked', linked: false }),
    statusWith({ id: 'night only', hours: [8] }),
  ]
  const found = findDataQualityIssues(statuses)
  expect(
    found.map(({ status, kind, latestDate, recoveryDays }) => [
      status.athlete.athlete_id,
      kind,
      latestDate,
      recoveryDays,
    ]),
  ).toEqual([
    ['unlinked', 'not_linked', null, 0],
    ['silent', 'no_data', null, 0],
    ['later', 'stale', '2026-11-12', 3],
    ['late', 'stale', '2026-11-18', 3],
    ['night only', 'few_days', '2026-11-21', 0],
    ['thin', 'few_days', '2026-11-21', 2],
    ['pending', 'pending', '2026-11-20', 3],
  ])
})

it('lists whose link has ended, however fresh their data is', () => {
  const ended = statusWith({ id: 'ended', recovery: [50, 50, 50] })
  const [issue, ...others] = findDataQualityIssues([{ ...ended, athlete: { ...ended.athlete, link_ended: true } }])
  expect(issue).toMatchObject({ kind: 'link_ended', latestDate: '2026-11-21' })
  expect(others).toEqual([])
})

it('lists whose link is paused, however fresh their data is, after those whose link has ended', () => {
  const of = (id: string, link: object) => {
    const status = statusWith({ id, recovery: [50, 50, 50] })
    return { ...status, athlete: { ...status.athlete, ...link } }
  }
  const found = findDataQualityIssues([of('paused', { link_paused: true }), of('ended', { link_ended: true })])
  expect(found.map(({ status, kind }) => [status.athlete.athlete_id, kind])).toEqual([
    ['ended', 'link_ended'],
    ['paused', 'link_paused'],
  ])
})
