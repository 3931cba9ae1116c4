import { AiInsights } from '@corner/contract/entities/ai-insights.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TODAY } from '../athlete/athlete-for-tests.ts'
import { readInsights } from './ai-insights.ts'
import { anyAthlete, insightsWith, recordsWith, workoutsOf } from './insights-for-tests.ts'

const days = (count: number, value: number) => Array<number>(count).fill(value)
const usual = Array<number[]>(14).fill([55, 65]).flat()
const kinds = (given: Parameters<typeof insightsWith>[0]) => insightsWith(given).cards.map(({ kind }) => kind)

it('has no card where all is as usual, and says from what that is known', () => {
  const given = { recovery: [...usual, 60], hours: days(35, 7.5), hrv: days(37, 50), strain: days(35, 10) }
  expect(insightsWith({ ...given, recovery: days(37, 60) })).toMatchObject({
    cards: [],
    no_cards: "Nothing unusual: recovery, sleep, HRV and load were looked at against this athlete's own weeks.",
  })
})

it('names the one figure that is furthest from usual, where none is unusual', () => {
  const given = { recovery: [...usual, 62], hours: [...Array<number[]>(14).fill([7, 8]).flat(), 7.9] }
  expect(insightsWith(given).no_cards).toBe(
    'Nothing unusual: the figure furthest from usual is sleep 7.9 h (usually 7.5), within the ordinary ups and downs.',
  )
})

it.each([
  [78, 'Nothing on the bad side; HRV 78 ms is far above the usual 50.'],
  [57, 'Nothing on the bad side; HRV 57 ms is above the usual 50.'],
])('calls no figure ordinary that is outside the own range on the good side: %i ms', (last, text) => {
  const hrv = [...Array<number[]>(14).fill([45, 55]).flat(), last]
  expect(insightsWith({ recovery: [...usual, 60], hrv }).no_cards).toBe(text)
})

it('says that there is little to compare with where nothing is known of before', () => {
  expect(insightsWith({ recovery: days(4, 60) }).no_cards).toBe(
    'Nothing stands out yet: what is usual is known after 14 nights.',
  )
})

it.each([
  [6.4, 'Nothing is out of the ordinary, but the ordinary is short of sleep: 6.4 h a night over the month.'],
  [6.5, "Nothing unusual: recovery and sleep were looked at against this athlete's own weeks."],
])('tells a month of %f h nights, usual or not', (hours, text) => {
  expect(insightsWith({ recovery: days(37, 60), hours: days(37, hours) }).no_cards).toBe(text)
})

it('puts what belongs to one subject on one card, the heaviest first', () => {
  const recovery = [...days(32, 60), 22, 21, 20, 40, 41]
  const hours = [...days(30, 7.5), 4.2, 4.9, 4.4, 4.6, 4.3, 8, 8]
  const hrv = [...Array<number[]>(15).fill([45, 55]).flat(), ...days(7, 36)]
  const { cards, no_cards } = insightsWith({ recovery, hours, hrv, strain: [...days(30, 10), ...days(7, 14)] })
  expect(cards.map(({ subject, tone }) => [subject, tone])).toEqual([
    ['Readiness', 'concern'],
    ['Sleep', 'concern'],
    ['Heart', 'concern'],
  ])
  expect(no_cards).toBeNull()
  expect(cards[1]?.text).toMatch(/^Attention suffers first/)
  expect(cards[2]?.text).toMatch(/^(?:Very l|L)ow HRV this week \(\d+ ms, usually/)
})

/** The clauses of texts, without their beginnings: `recovery 35%`, `usually 63%`. */
const clauses = (...texts: (string | undefined)[]) =>
  texts
    .flatMap((text) => (text ?? '').toLowerCase().split(/[.;:,]\s+|[.]$|\sand\s/))
    // A bare number of a list, "20, 20 and 20%", says nothing by itself.
    .filter((clause) => /\d/.test(clause) && /[a-z]{3}/.test(clause))

it('gives the figures of the day once: a card has the meaning, and what the headline has not said', () => {
  const hours = [...days(35, 7), 5.6]
  const { headline, cards } = insightsWith({ recovery: [...usual, 44, 46, 35], hours })
  expect(headline?.text).toBe(
    'Recovery 35%, usually 55%, the third low morning in a row, and 5.6 h of sleep last night, usually 7.0 h.',
  )
  expect(cards.map(({ text }) => text)).toEqual([
    'One low morning can be chance; three in a row are not.',
    'One or two short nights happen to everybody; a third in a row is worth a talk.',
  ])
  fc.assert(
    fc.property(anyAthlete, (given) => {
      const insights = asked(given)
      const said = clauses(insights.headline?.text)
      const again = clauses(...insights.cards.map(({ text }) => text)).filter((clause) => said.includes(clause))
      expect(again).toEqual([])
    }),
    { numRuns: 100 },
  )
})

it('tells a strong sign before a mild one, whatever they are about', () => {
  const hours = [...days(32, 7.5), ...days(5, 4.5)]
  const { cards, headline } = insightsWith({ recovery: [...Array<number[]>(18).fill([55, 65]).flat(), 54], hours })
  expect(cards.map(({ subject, tone }) => [subject, tone])).toEqual([
    ['Sleep', 'concern'],
    ['Readiness', 'watch'],
  ])
  expect(headline?.text).toBe('5 nights in a row of 4.5 h (Nov 17 to 21), and recovery 54%, usually 60%.')
})

it.each([
  [3, 'It follows 3 nights in a row of 4.2 to 4.9 h'],
  [4, undefined],
])('ties a run that ended %i days ago to signs of today: %s', (ago, words) => {
  const hours = [...days(30, 7.5), 4.2, 4.9, 4.4, ...days(ago, 8)]
  const { headline } = insightsWith({ recovery: [...Array<number[]>(18).fill([55, 65]).flat(), 54], hours })
  expect(headline?.text.includes('It follows')).toBe(words !== undefined)
  expect(headline?.text).toContain(words ?? 'Recovery 54%')
})

describe('a week beside the four before it', () => {
  const before = (value: number) => days(30, value)
  const well = { recovery: days(37, 60) }
  it.each([
    [{ hours: [...before(7.5), ...days(7, 7.1)] }, []],
    [{ hours: [...before(7.5), ...days(7, 7)] }, ['less_sleep']], // half an hour
    [{ hours: days(37, 7), quality: [...before(80), ...days(7, 76)] }, []],
    [{ hours: days(37, 7), quality: [...before(80), ...days(7, 75)] }, ['lower_sleep_quality']],
    [{ hours: days(37, 7), efficiency: [...before(90), ...days(7, 87)] }, ['lower_sleep_efficiency']],
    [{ strain: [...before(10), ...days(7, 11.4), 0] }, []],
    [{ strain: [...before(10), ...days(7, 11.5), 0] }, ['more_load']], // the day that is not over says nothing
    [{ strain: [...before(10), ...days(7, 5)] }, []], // today is not over: less is no news
    [{ strain: days(37, 10), workouts: [...before(2), ...days(7, 2.5)] }, ['more_load']],
  ])('of %j has the cards %j', (given, cards) => {
    expect(kinds({ ...well, ...given })).toEqual(cards)
  })

  it('says by which rule', () => {
    const [card] = insightsWith({ ...well, hours: [...days(30, 7.5), ...days(7, 7)] }).cards
    expect(card?.rule).toBe(
      'The mean of the last 7 days against that of the 28 days before: more than 0.75 of a standard deviation away.',
    )
  })

  it('is out of the ordinary only beyond three quarters of a deviation, where days differ', () => {
    // Nights of 6.5 and 8.5 h: a deviation of 1.02 h, so 0.76 h less is what it takes.
    const uneven = Array<number[]>(15).fill([6.5, 8.5]).flat()
    expect(kinds({ ...well, hours: [...uneven, ...days(7, 6.76)] })).toEqual([])
    expect(kinds({ ...well, hours: [...uneven, ...days(7, 6.7)] })).toEqual(['less_sleep'])
  })

  it('tells an HRV far above the own range, and none that is only a little above', () => {
    const hrv = Array<number[]>(15).fill([45, 55]).flat()
    expect(kinds({ ...well, hrv: [...hrv, ...days(7, 54)] })).toEqual([])
    expect(kinds({ ...well, hrv: [...hrv, ...days(7, 57)] })).toEqual(['hrv_above_own'])
  })
})

it('says the cut of intensity on the card of a low week alone, and not on a day without live wrestling', () => {
  const hrv = [...Array<number[]>(15).fill([45, 55]).flat(), ...days(6, 40), 33]
  const heart = (recovery: number) =>
    insightsWith({ hrv, recovery: [...days(36, 60), recovery] }).cards.find(({ subject }) => subject === 'Heart')
  expect(heart(60)?.text).toContain('10-15% less intensity')
  expect(heart(20)?.text).not.toContain('10-15%')
})

const asked = (given: typeof anyAthlete extends fc.Arbitrary<infer Given> ? Given : never) =>
  readInsights(recordsWith(given), workoutsOf(given.workouts), TODAY)

it('gives at most three finite cards of any records, a sentence where there is none, and a whole reply', () => {
  fc.assert(
    fc.property(anyAthlete, (given) => {
      const insights = asked(given)
      AiInsights.parse({ ...insights, generated_at: null })
      const { verdict, headline, cards, no_cards, action, question } = insights
      expect(cards.length).toBeLessThanOrEqual(3)
      expect(new Set(cards.map(({ subject }) => subject)).size).toBe(cards.length)
      expect(no_cards === null).toBe(cards.length > 0 || verdict === 'ask')
      const said = [headline?.text, headline?.sure, action, question, ...cards.map(({ title, text }) => title + text)]
      for (const text of said) expect(text).toMatch(/^[A-Z0-9].*[.?]$/)
      expect(JSON.stringify([headline, cards])).not.toMatch(/NaN|Infinity|undefined|no value/)
    }),
    { numRuns: 150 },
  )
})

it('never asks for more or calls hard work fitting on a day that is to be lighter, easy or asked about', () => {
  fc.assert(
    fc.property(anyAthlete, (given) => {
      const { verdict, headline, cards, key_sessions, next_week_focus, performance, action } = asked(given)
      if (verdict === 'hard' || verdict === 'as_planned') return
      const readiness = performance.filter(({ kind }) => kind === 'readiness').map(({ text }) => text)
      const told = [headline?.title, headline?.text, action, ...cards.map(({ title, text }) => `${title} ${text}`)]
      const all = [...told, ...key_sessions, ...next_week_focus, ...readiness].join('\n')
      expect(all).not.toMatch(/progress the main|hard work fits|heavy lifting fit|85-90%/i)
    }),
    { numRuns: 300 },
  )
})

it('fits the strength session to the verdict of the day', () => {
  fc.assert(
    fc.property(anyAthlete, (given) => {
      const { verdict, key_sessions, performance } = asked(given)
      const loads: Record<string, RegExp> = {
        hard: /^Strength: 85-90%/,
        as_planned: /^Strength: (75-85%|by effort$)/,
        lighter: /^Strength: (a shorter session, ((75-85|60-70)%|an easy effort)|only if the athletic trainer)/,
        easy: /^Strength: (left out, or (60-70%|an easy effort)|only if the athletic trainer)/,
        ask: /^Strength: by effort/,
      }
      expect(key_sessions[0]).toMatch(loads[verdict ?? 'ask'] ?? /never/)
      const [condition] =
        /left out, or|a shorter session|only if the athletic trainer agrees/.exec(key_sessions[0] ?? '') ?? []
      expect(performance.find(({ kind }) => kind === 'strength')?.text ?? condition ?? '').toContain(condition ?? '')
    }),
    { numRuns: 200 },
  )
})

it('asks for more only where no rule asks for less', () => {
  fc.assert(
    fc.property(anyAthlete, (given) => {
      const { next_week_focus } = asked(given)
      if (!next_week_focus.some((aim) => aim.startsWith('Progress'))) return
      expect(next_week_focus.join('\n')).not.toMatch(/lighter week after this month|Recovery emphasis|Begin the week/)
    }),
    { numRuns: 150 },
  )
})

it('tells short nights that are over on one card, and not as less sleep of the week', () => {
  const hours = [...days(30, 7.5), 4.2, 4.9, 4.4, 8.2, 8.3, 8.4]
  const { cards, next_week_focus } = insightsWith({ recovery: days(37, 60), hours })
  expect(cards.map(({ kind }) => kind)).toEqual(['over'])
  expect(next_week_focus[0]).toContain('old the longer nights')
})
