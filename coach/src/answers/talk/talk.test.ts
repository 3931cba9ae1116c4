import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import type { Query, Request } from '@corner/contract/entities/query.ts'
import { describe, expect, test } from 'vitest'
import { ANN, answered, ownScope, said, scopeOfTests } from '../team-for-tests.ts'

const query = (given: Partial<Query>): Request => ({
  kind: 'query',
  query: {
    who: { ids: [ANN] },
    measures: [{ metric: 'sleep_duration', aggregate: 'mean' }],
    days: {},
    by: ['athlete'],
    asks: 'value',
    ...given,
  },
})
const recovery: Partial<Query> = { measures: [{ metric: 'recovery', aggregate: 'latest' }] }
const talk = (about: Extract<Request, { kind: 'talk' }>['about']): Request => ({ kind: 'talk', about })
const AFTER_SLEEP = { previous: [query({})] }

test('a greeting and a call for help offer questions that can be answered', async () => {
  expect((await said(talk('greeting'))).match(/^- .*\?$/gm)).toHaveLength(3)
  expect(await said(talk('help'))).toMatch(/^I answer questions from the data of Ringers/)
  expect(await said(talk('help'), { scope: ownScope() })).toMatch(/^I answer questions from your own data/)
  expect(await said(talk('thanks'))).toMatch(/^You're welcome/)
})

test.each(['shorter', 'objection', 'check', 'source', 'is_that_good'] as const)(
  '%s without anything before is asked back, and nobody is named for it',
  async (about) => {
    const { text, tools } = await answered(talk(about))
    expect(text).toMatch(/Tell me which figure|There is no answer before this one/)
    expect(tools).toEqual([])
  },
)

describe('shorter', () => {
  test('is the last answer in a sentence or two', async () => {
    expect(await said(talk('shorter'), AFTER_SLEEP)).toBe(
      "Ann Ash's average sleep over the last 7 days is 6.5 h (7 of 7 nights). The latest is 5.8 h (today).",
    )
  })

  test('keeps what an article warns of', async () => {
    expect(await said(talk('shorter'), { previous: [{ kind: 'knowledge', topic: 'naps' }] })).toBe(
      'Naps in a sentence. Never nap late.',
    )
  })
})

describe('doubt', () => {
  test.each(['objection', 'check'] as const)(
    'by %s shows the rows, how they were counted and where to correct them',
    async (about) => {
      const text = await said(talk(about), AFTER_SLEEP)
      expect(text).toContain("Ann Ash's average sleep over the last 7 days is 6.5 h")
      expect(text).toContain('How it is counted: the mean of the nights that have a value')
      expect(text).toMatch(/- Sat Nov 21: 5\.8 h\n(- .*\n){5}- Sun Nov 15: 7\.0 h/)
      expect(text).toContain("it can be corrected in the wearable's own app")
      expect(text).not.toMatch(/sorry|you are right|Nov 22/i)
    },
  )

  test('about a list tells who is not in it, by the same count', async () => {
    const short = { measure: { metric: 'sleep_duration', aggregate: 'latest' }, is: 'below', than: 7 } as const
    const previous = [query({ who: { where: [short] }, measures: [short.measure], asks: 'who' })]
    const text = await said(talk('objection'), { previous })
    expect(text).toContain('Not among them, by the same count: Bea Birch (8.4 h) and Cal Cole (7.3 h)')
    expect(text).toContain('No data: Dan Dale')
  })

  test('about the team tells the figure of each athlete', async () => {
    const measures: Query['measures'] = [{ metric: 'recovery', aggregate: 'latest' }]
    const previous: Request[] = [{ kind: 'query', query: { who: {}, measures, days: {}, asks: 'value' } }]
    const text = await said(talk('check'), { previous })
    expect(text).toContain('in which each counts once')
    expect(text).toContain('Latest recovery (each today):\n\n- Ann Ash: 30%\n- Bea Birch: 80%')
  })

  test('about what an article says shows the article, and no record', async () => {
    const text = await said(talk('objection'), { previous: [{ kind: 'knowledge', topic: 'naps' }] })
    expect(text).toContain('(/knowledge/naps)')
    expect(text).not.toContain('wearable')
  })
})

describe('the source', () => {
  test('of figures is so many records of certain days', async () => {
    expect(await said(talk('source'), AFTER_SLEEP)).toMatch(
      /^It comes from 7 records \(sleep\) of Ann Ash, over the last 7 days/,
    )
  })

  test('of knowledge is its article', async () => {
    expect(await said(talk('source'), { previous: [{ kind: 'knowledge', topic: 'naps' }] })).toContain(
      '[Naps](/knowledge/naps)',
    )
  })

  test('of a refusal is none', async () => {
    const previous: Request[] = [{ kind: 'cannot', because: 'off_topic', topic: 'weather' }]
    expect(await said(talk('source'), { previous })).toBe('That answer used no records and no article.')
  })
})

describe('whether it is good', () => {
  test('of a recovery is its band, what is usual for them, and the team', async () => {
    const text = await said(talk('is_that_good'), { previous: [query(recovery)] })
    expect(text).toMatch(
      /^Ann Ash's latest recovery of 30% is in the red \(recovery below 34%\), and worse than their own usual\./,
    )
    expect(text).toContain('22.6 points below their own average of 53%')
    expect(text).toContain("The team's mean is 54% (3 athletes)")
  })

  test('goes by the normal range where there are enough nights for one', async () => {
    const nights = Array.from({ length: 30 }, (_, place) => 60 + (place % 3))
    const scope = scopeOfTests({ athletes: [athleteWith({ id: ANN, name: 'Ann Ash', recovery: [...nights, 75] })] })
    const text = await said(talk('is_that_good'), { previous: [query(recovery)], scope })
    expect(text).toMatch(/is in the green \(recovery 67% or more\), and better than their own usual\./)
    expect(text).toMatch(/It lies above their own normal range of 60% to 62%/)
  })

  test('of a count says that there is no mark for it', async () => {
    const test = [{ metric: 'sleep_duration', is: 'below', than: 7 }] as const
    const previous = [query({ measures: [{ metric: 'sleep_duration', aggregate: 'days', test: [...test] }] })]
    expect(await said(talk('is_that_good'), { previous })).toContain('I have no mark of what is good there')
  })

  test('of the team is held against marks, and of an athlete’s own nothing of the team is told', async () => {
    const previous: Request[] = [{ kind: 'overview', focus: 'status', who: {} }]
    expect(await said(talk('is_that_good'), { previous })).toMatch(
      /^The team's average latest recovery of 54% .* in the yellow/,
    )
    const own = await said(talk('is_that_good'), { previous, scope: ownScope() })
    expect(own).toMatch(/^Your latest recovery of 30% is in the red/)
    expect(own).not.toMatch(/team|Ann|54%/)
  })
})

test('talk about talk is about what was answered before it', async () => {
  const previous = [query({}), talk('thanks')]
  expect(await said(talk('shorter'), { previous })).toContain('6.5 h')
})

test('the source of figures of several names what they are of, and whose', async () => {
  const previous = [query({ who: {}, measures: [{ metric: 'recovery', aggregate: 'latest' }] })]
  expect(await said(talk('source'), { previous })).toMatch(
    /^It comes from the records of recovery of .*Ann Ash.*, as the wearable sent them\./,
  )
})
