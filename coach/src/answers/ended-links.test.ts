import type { Query, Request } from '@corner/contract/entities/query.ts'
import { describe, expect, test } from 'vitest'
import { ANN, ann, BEA, bea, CAL, dan, said, scopeOfTests } from './team-for-tests.ts'

const ended = { ...bea, link_ended: true }
const scope = scopeOfTests({ athletes: [ann, ended, dan] })
const OF_BEA = 'The link of the device of Bea Birch ended: it has to be connected again.'

const meanOf = (who: Query['who'], more: Partial<Query> = {}): Request => ({
  kind: 'query',
  query: { who, measures: [{ metric: 'recovery', aggregate: 'mean' }], days: {}, asks: 'value', ...more },
})
const whole: readonly Request[] = [
  meanOf({}),
  meanOf({ where: [{ measure: { metric: 'recovery', aggregate: 'latest' }, is: 'below', than: 50 }] }, { asks: 'who' }),
  { kind: 'overview', who: {}, focus: 'status', days: {} },
  { kind: 'overview', who: {}, focus: 'at_risk', days: {} },
  { kind: 'overview', who: {}, focus: 'top_performers', days: {} },
  { kind: 'advice', who: {}, topic: '', day: { form: 'groups' } },
]
const ofBea: readonly Request[] = [
  meanOf({ ids: [BEA] }),
  meanOf({ ids: [ANN] }, { against: { who: { ids: [BEA] } } }),
  meanOf({ ids: [ANN] }, { against: { team: true } }),
  { kind: 'overview', who: { ids: [ANN, BEA] }, focus: 'status', days: {} },
  { kind: 'why', who: { ids: [BEA] }, metric: 'recovery' },
  { kind: 'advice', who: { ids: [BEA] }, topic: '' },
]
const without: readonly Request[] = [
  meanOf({ ids: [ANN] }),
  meanOf({ except: [BEA] }),
  { kind: 'overview', who: { ids: [ANN] }, focus: 'status', days: {} },
  { kind: 'knowledge', topic: 'naps' },
]

describe('whose link has ended', () => {
  test.each(whole.map((request) => [JSON.stringify(request), request] as const))(
    'is said once where an answer rests on the team: %s',
    async (_, request) => {
      const text = await said(request, { scope })
      expect(text.split(OF_BEA)).toHaveLength(2)
      expect(await said(request)).not.toContain('has to be connected again')
    },
  )

  test.each(ofBea.map((request) => [JSON.stringify(request), request] as const))(
    'is said where it rests on them: %s',
    async (_, request) => {
      expect(await said(request, { scope })).toContain(OF_BEA)
    },
  )

  test.each(without.map((request) => [JSON.stringify(request), request] as const))(
    'is not said where it does not: %s',
    async (_, request) => {
      expect(await said(request, { scope })).not.toContain('connected again')
    },
  )

  test('is said of several in one line', async () => {
    const both = scopeOfTests({ athletes: [{ ...ann, link_ended: true }, ended, dan] })
    expect(await said(meanOf({}), { scope: both })).toContain(
      'Link ended, to be connected again: Ann Ash and Bea Birch.',
    )
  })

  test('is said to the athlete as theirs', async () => {
    const own = scopeOfTests({ athletes: [ended], view: 'own' })
    expect(await said(meanOf({ ids: [BEA] }), { scope: own })).toContain(
      'The link of your device ended: it has to be connected again.',
    )
  })

  test('is not said twice by who has data', async () => {
    const text = await said({ kind: 'overview', who: {}, focus: 'coverage', days: {} }, { scope })
    expect(text.match(/Bea Birch/g)).toHaveLength(1)
  })

  test('does not leave the device connected, or to be charged, of somebody without a record', async () => {
    const silent = { ...ended, athlete_id: CAL, athlete_name: 'Cal Cole', recovery_data: [], sleep_data: [] }
    const alone = scopeOfTests({ athletes: [ann, { ...silent, activity_data: [] }] })
    const asked: Request[] = [meanOf({ ids: [CAL] }), { kind: 'advice', who: { ids: [CAL] }, topic: '' }]
    for (const request of asked) {
      const text = await said(request, { scope: alone })
      expect(text).not.toMatch(/is connected|charged/)
      expect(text).toContain('The link of the device of Cal Cole ended: it has to be connected again.')
    }
  })
})
