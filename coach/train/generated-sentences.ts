import type {
  Aggregate,
  Condition,
  DayTest,
  Measure,
  Query,
  Request,
  Who,
  Window,
} from '@corner/contract/entities/query.ts'
import type { Limits } from '../src/reading/spans/span.ts'
import { randomFrom } from './random.ts'

/** A sentence generated from a request, and the request before it in a conversation. */
interface GeneratedSentence {
  text: string
  request: Request
  previous?: Request
}

/** The names and units of metrics. */
const NOUNS: Record<string, { words: string[]; unit: string; values: number[]; verb?: string }> = {
  recovery: { words: ['recovery', 'recovery score', 'readiness'], unit: '%', values: [34, 40, 50, 60, 67, 70] },
  hrv: { words: ['hrv', 'heart rate variability', 'HRV'], unit: 'ms', values: [40, 50, 60, 80] },
  resting_heart_rate: { words: ['resting heart rate', 'rhr', 'resting pulse'], unit: 'bpm', values: [45, 50, 55, 60] },
  sleep_duration: {
    words: ['sleep', 'hours of sleep', 'sleep hours', 'sleep time'],
    unit: 'h',
    values: [5, 6, 6.5, 7, 8],
    verb: 'slept',
  },
  sleep_quality: { words: ['sleep quality', 'sleep performance', 'sleep score'], unit: '%', values: [60, 70, 80, 85] },
  sleep_efficiency: { words: ['sleep efficiency'], unit: '%', values: [85, 90] },
  sleep_consistency: { words: ['sleep consistency'], unit: '%', values: [60, 70] },
  strain: { words: ['strain', 'day strain', 'load'], unit: '', values: [10, 12, 14, 15, 16] },
  average_heart_rate: { words: ['average heart rate', 'avg hr'], unit: 'bpm', values: [70, 80] },
  max_heart_rate: { words: ['max heart rate', 'max hr'], unit: 'bpm', values: [180, 190] },
  respiratory_rate: { words: ['respiratory rate', 'breathing rate', 'resp rate'], unit: '', values: [14, 16, 18] },
  blood_oxygen: { words: ['blood oxygen', 'spo2'], unit: '%', values: [94, 95] },
  skin_temperature: { words: ['skin temperature', 'skin temp'], unit: '', values: [33, 34] },
  deep_sleep: { words: ['deep sleep'], unit: 'h', values: [1, 1.5] },
  rem_sleep: { words: ['rem sleep', 'REM'], unit: 'h', values: [1, 1.5] },
  light_sleep: { words: ['light sleep'], unit: 'h', values: [3, 4] },
  awake_time: { words: ['awake time', 'time awake'], unit: 'h', values: [1] },
  time_in_bed: { words: ['time in bed'], unit: 'h', values: [7, 8, 9] },
  sleep_need: { words: ['sleep need'], unit: 'h', values: [8, 9] },
  sleep_debt: { words: ['sleep debt'], unit: 'h', values: [1, 2] },
  disturbances: { words: ['disturbances', 'sleep disturbances'], unit: '', values: [10, 15] },
  energy: { words: ['calories burned', 'kilojoules', 'energy burned'], unit: '', values: [2000, 3000] },
  workouts: { words: ['workouts', 'sessions'], unit: '', values: [1, 2] },
  workout_time: { words: ['training hours', 'training time', 'hours of training'], unit: 'h', values: [1, 2] },
  zone_5: { words: ['zone 5 minutes', 'time in zone 5'], unit: '', values: [10, 20] },
  high_zones: { words: ['high zone minutes', 'minutes in high zones'], unit: '', values: [20, 30] },
  naps: { words: ['naps'], unit: '', values: [1] },
}
const ADDED_UP = new Set(['workouts', 'workout_time', 'zone_5', 'high_zones', 'energy', 'naps'])
const NAMES = Object.keys(NOUNS)
const OFTEN = ['recovery', 'sleep_duration', 'strain', 'hrv', 'resting_heart_rate', 'sleep_quality']

const WINDOWS: [string, Window][] = [
  ['last 7 days', { last: 7 }],
  ['this week', { last: 7 }],
  ['the last 14 days', { last: 14 }],
  ['last 2 weeks', { last: 14 }],
  ['the last 30 days', { last: 30 }],
  ['this month', { last: 30 }],
  ['over the last 10 days', { last: 10 }],
  ['past 3 weeks', { last: 21 }],
  ['this season', { last: 90 }],
  ['the last 60 days', { last: 60 }],
  ['last 5 days', { last: 5 }],
  ['over the past month', { last: 30 }],
]
const AGGREGATES: [string, Aggregate][] = [
  ['average', 'mean'],
  ['avg', 'mean'],
  ['mean', 'mean'],
  ['median', 'median'],
  ['highest', 'max'],
  ['lowest', 'min'],
  ['max', 'max'],
  ['minimum', 'min'],
  ['total', 'sum'],
  ['standard deviation of', 'deviation'],
  ['range of', 'range'],
  ['spread in', 'deviation'],
]
const BANDS: [string, Limits][] = [
  ['in the red', { is: 'below', than: 34 }],
  ['red', { is: 'below', than: 34 }],
  ['in the green', { is: 'at_least', than: 67 }],
  ['green', { is: 'at_least', than: 67 }],
  ['yellow', { is: 'between', than: 34, and: 66.999 }],
]
const COMPARED: [string, Limits['is']][] = [
  ['under', 'below'],
  ['below', 'below'],
  ['less than', 'below'],
  ['over', 'above'],
  ['above', 'above'],
  ['more than', 'above'],
  ['at least', 'at_least'],
  ['at most', 'at_most'],
]

/** Generated sentences: deterministic for the same number and names. */
export function generateSentences(
  count: number,
  roster: readonly { id: string; name: string }[],
  seed: number,
): GeneratedSentence[] {
  const random = randomFrom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const chance = (share: number) => random() < share
  const metric = () => (chance(0.65) ? pick(OFTEN) : pick(NAMES))
  const noun = (name: string) => pick(NOUNS[name]?.words ?? [name])
  const person = () => pick(roster)
  const called = ({ name }: { name: string }) => (chance(0.75) ? (name.split(' ')[0] ?? name) : name)
  const natural = (name: string, isStretch: boolean): Aggregate =>
    ADDED_UP.has(name) && isStretch ? 'sum' : isStretch ? 'mean' : 'latest'
  const ranked = (name: string): Aggregate => (/sleep/.test(name) ? 'mean' : 'latest')
  const query = (given: Partial<Query> & { measures: Measure[] }): Request => ({
    kind: 'query',
    query: { who: {}, days: {}, asks: 'value', ...given } as Query,
  })
  const valued = (name: string) => {
    const { unit, values } = NOUNS[name] ?? { unit: '', values: [1] }
    const value = pick(values)
    return {
      value,
      text: `${value}${unit === '' ? '' : unit === '%' ? pick(['%', ' percent', '']) : pick([` ${unit}`, unit === 'h' ? ' hours' : ` ${unit}`, ''])}`,
    }
  }
  /** A condition on one value, in words. */
  const demand = (name: string): { text: string; limits: Limits } => {
    const [word, is] = pick(COMPARED)
    const { value, text } = valued(name)
    return { text: `${word} ${text}`, limits: { is, than: value } }
  }
  const testOf = (): { text: string; past: string; test: DayTest } => {
    if (chance(0.35)) {
      const [text, limits] = pick(BANDS)
      return { text, past: `was ${text}`, test: { metric: 'recovery', ...limits } }
    }
    const name = pick(['sleep_duration', 'strain', 'recovery', 'sleep_quality'])
    const { text, limits } = demand(name)
    const past = name === 'sleep_duration' ? `slept ${text}` : `had ${noun(name)} ${text}`
    return { text: `${noun(name)} ${text}`, past, test: { metric: name, ...limits } }
  }
  const each = (who: Who, measures: Measure[], rest: Partial<Query> = {}) =>
    query({ who, measures, by: ['athlete'], asks: 'who', ...rest })
  const patterns: (() => GeneratedSentence)[] = [
    () => {
      const [name, who] = [metric(), person()]
      const text = pick([
        `${called(who)}'s ${noun(name)}`,
        `what is ${called(who)}'s ${noun(name)} today`,
        `${noun(name)} ${called(who)}`,
        `${called(who)} ${noun(name)} last night`,
        `show me ${called(who)}s ${noun(name)} this morning`,
        `how is ${called(who)}'s ${noun(name)} right now`,
        `how much ${noun(name)} did ${called(who)} get`,
      ])
      return {
        text,
        request: query({ who: { ids: [who.id] }, measures: [{ metric: name, aggregate: 'latest' }], by: ['athlete'] }),
      }
    },
    () => {
      const [name, who, [words, window]] = [metric(), person(), pick(WINDOWS)]
      const [said, aggregate] = chance(0.5) ? pick(AGGREGATES) : ['', natural(name, true)]
      const text = pick([
        `${called(who)}'s ${said} ${noun(name)} ${words}`,
        `${said} ${noun(name)} for ${called(who)} ${words}`,
        `what was ${called(who)}'s ${said} ${noun(name)} over ${words}`,
        `${words} ${called(who)} ${said} ${noun(name)}`,
      ])
      return {
        text,
        request: query({
          who: { ids: [who.id] },
          measures: [{ metric: name, aggregate }],
          days: { window },
          by: ['athlete'],
        }),
      }
    },
    () => {
      const name = metric()
      const others = [person(), person()].filter(({ id }, at, all) => all.findIndex((one) => one.id === id) === at)
      const isOut = chance(0.5)
      const window = chance(0.5) ? pick(WINDOWS) : undefined
      const names = others.map(called).join(' and ')
      const text = isOut
        ? pick([
            `team average ${noun(name)} without ${names}`,
            `everyone except ${names}, average ${noun(name)}`,
            `average ${noun(name)} of the team excluding ${names}`,
            `what would the team's ${noun(name)} be without ${names}`,
            `avg ${noun(name)} of all but ${names}`,
          ])
        : pick([
            `team average ${noun(name)}`,
            `average ${noun(name)} of the team`,
            `what's our ${noun(name)} as a team`,
            `squad ${noun(name)}`,
            `what is the team's ${noun(name)}`,
            `show me the team's ${noun(name)}`,
            `the average ${noun(name)} of the team`,
            `how is the team's ${noun(name)}`,
          ])
      return {
        text: `${text} ${window?.[0] ?? pick(['today', '', 'right now'])}`,
        request: query({
          who: isOut ? { except: others.map(({ id }) => id) } : {},
          measures: [{ metric: name, aggregate: natural(name, window !== undefined) }],
          days: window ? { window: window[1] } : {},
        }),
      }
    },
    () => {
      const name = metric()
      const window = chance(0.4) ? pick(WINDOWS) : undefined
      const order = pick(['highest', 'lowest'] as const)
      const many = pick([1, 3, 5, 0])
      const end = order === 'highest' ? pick(['highest', 'most', 'top']) : pick(['lowest', 'least', 'bottom'])
      const text =
        many === 1
          ? pick([
              `who has the ${end} ${noun(name)}`,
              `whose ${noun(name)} is ${end}`,
              `${end} ${noun(name)} on the team`,
            ])
          : many === 0
            ? pick([
                `rank everybody by ${noun(name)} ${order} first`,
                `all athletes sorted by ${noun(name)}, ${order} first`,
              ])
            : pick([
                `${end === 'most' ? 'top' : end === 'least' ? 'bottom' : end} ${many} by ${noun(name)}`,
                `the ${many} athletes with the ${end} ${noun(name)}`,
                `who are the ${many} ${end} in ${noun(name)}`,
              ])
      const aggregate = window ? natural(name, true) : chance(0.2) ? 'latest' : ranked(name)
      return {
        text: `${text} ${window?.[0] ?? (aggregate === 'latest' && /sleep/.test(name) ? 'last night' : '')}`,
        request: each({}, [{ metric: name, aggregate }], {
          order,
          ...(many > 0 ? { limit: many } : {}),
          ...(window ? { days: { window: window[1] } } : {}),
        }),
      }
    },
    () => {
      const isBand = chance(0.4)
      const name = isBand ? 'recovery' : metric()
      const [band, bandLimits] = pick(BANDS)
      const bound = demand(name)
      const limits = isBand ? bandLimits : bound.limits
      const asks = pick(['who', 'how_many', 'whether'] as const)
      const not = chance(0.25)
      const is = not ? "isn't" : 'is'
      const aggregate: Aggregate = isBand ? 'latest' : ranked(name)
      const what = isBand ? band : `${not ? 'not ' : ''}${bound.text} ${noun(name)}`
      const text = isBand
        ? {
            who: pick([
              `who ${is} ${band}`,
              `which athletes ${not ? 'are not' : 'are'} ${band} today`,
              `list everyone ${not ? 'not ' : ''}${band}`,
            ]),
            how_many: `how many ${not ? 'are not' : 'are'} ${band}`,
            whether: `is anyone ${not ? 'not ' : ''}${band}`,
          }[asks]
        : {
            who: pick([`who has ${what}`, `list athletes with ${noun(name)} ${not ? 'not ' : ''}${bound.text}`]),
            how_many: `how many have ${noun(name)} ${not ? 'not ' : ''}${bound.text}`,
            whether: `does anybody have ${noun(name)} ${not ? 'not ' : ''}${bound.text}`,
          }[asks]
      const measure = { metric: name, aggregate }
      return {
        text,
        request: each({ where: [{ measure, ...limits }], ...(not ? { not: true } : {}) }, [measure], { asks }),
      }
    },
    () => {
      const { past, text, test } = testOf()
      const window = chance(0.5) ? pick(WINDOWS) : undefined
      const who = chance(0.5) ? person() : undefined
      const measure: Measure = { metric: test.metric, aggregate: 'days', test: [test] }
      const days = window ? { window: window[1] } : {}
      if (who)
        return {
          text: pick([
            `how many days ${past.replace(/^(was|slept|had)/, (word) => ({ was: `was ${called(who)}`, slept: `did ${called(who)} sleep`, had: `did ${called(who)} have` })[word] ?? word)} ${window?.[0] ?? ''}`,
            `number of days with ${text} for ${called(who)} ${window?.[0] ?? ''}`,
            `how often ${past.replace(/^(was|slept|had)/, (word) => ({ was: `was ${called(who)}`, slept: `did ${called(who)} sleep`, had: `did ${called(who)} have` })[word] ?? word)} ${window?.[0] ?? ''}`,
          ]),
          request: query({ who: { ids: [who.id] }, measures: [measure], by: ['athlete'], days }),
        }
      const number = pick([1, 2, 3, 4])
      const [count, limits] = pick<[string, Limits]>([
        [`on more than ${number} days`, { is: 'above', than: number }],
        [`at least ${number} times`, { is: 'at_least', than: number }],
        ['never', { is: 'at_most', than: 0 }],
        [`on ${number} or more nights`, { is: 'at_least', than: number }],
      ])
      const isNever = count === 'never'
      return {
        text: `${isNever ? `who never ${past}` : `who ${past} ${count}`} ${window?.[0] ?? ''}`,
        request: each({ where: [{ measure, ...limits }] }, [measure], { days }),
      }
    },
    () => {
      const { past, test } = testOf()
      const number = pick([2, 3, 4])
      const measure: Measure = { metric: test.metric, aggregate: 'longest_streak', test: [test] }
      return {
        text: `${pick(['who', 'did anybody who'])} ${past} ${number} ${pick(['days', 'nights', 'mornings'])} ${pick(['in a row', 'running', 'straight'])}`,
        request: each({ where: [{ measure, is: 'at_least', than: number } as Condition] }, [measure], {}),
      }
    },
    () => {
      const [name, [words, window]] = [metric(), pick(WINDOWS)]
      const by = pick(['weekday', 'week', 'day'] as const)
      const who = chance(0.5) ? person() : undefined
      const how = {
        weekday: pick(['per weekday', 'by day of the week', 'for each weekday']),
        week: pick(['per week', 'week by week', 'by week']),
        day: pick(['day by day', 'per day', 'each day', 'daily']),
      }[by]
      const isTable = chance(0.3)
      return {
        text: `${who ? `${called(who)}'s` : pick(['team', 'our', ''])} ${noun(name)} ${how} ${words} ${isTable ? pick(['in a table', 'as a table']) : ''}`,
        request: query({
          who: who ? { ids: [who.id] } : {},
          measures: [{ metric: name, aggregate: by === 'day' ? 'latest' : 'mean' }],
          days: { window },
          by: who ? ['athlete', by] : [by],
          ...(isTable ? { shown: 'table' } : {}),
        }),
      }
    },
    () => {
      const [name, one, two] = [metric(), person(), person()]
      const window = chance(0.4) ? pick(WINDOWS) : undefined
      const ids = [...new Set([one.id, two.id])]
      return {
        text: `${pick([`compare ${called(one)} and ${called(two)} on ${noun(name)}`, `${called(one)} vs ${called(two)} ${noun(name)}`, `${called(one)} or ${called(two)}, who has better ${noun(name)}`])} ${window?.[0] ?? ''}`,
        request: query({
          who: { ids },
          measures: [{ metric: name, aggregate: natural(name, window !== undefined) }],
          by: ['athlete'],
          days: window ? { window: window[1] } : {},
        }),
      }
    },
    () => {
      const name = metric()
      const who = chance(0.5) ? person() : undefined
      return {
        text: `${who ? `${called(who)}'s` : 'team'} ${noun(name)} ${pick(['this week vs last week', 'this week compared to the week before', 'week over week', 'this week against last week'])}`,
        request: query({
          who: who ? { ids: [who.id] } : {},
          measures: [{ metric: name, aggregate: natural(name, true) }],
          ...(who ? { by: ['athlete'] } : {}),
          days: { window: { last: 7 } },
          against: { days: { window: { last: 7, before: 7 } } },
        }),
      }
    },
    () => {
      const { text, test } = testOf()
      const [name, who] = [pick(OFTEN), person()]
      const isAfter = chance(0.5)
      const [words, window] = chance(0.5) ? pick(WINDOWS) : ['', undefined]
      return {
        text: `${called(who)}'s ${noun(name)} ${isAfter ? pick(['the day after', 'on the day after']) : pick(['on days when', 'on days with', 'when'])} ${text} ${words}`,
        request: query({
          who: { ids: [who.id] },
          measures: [{ metric: name, aggregate: 'mean' }],
          by: ['athlete'],
          days: { ...(window ? { window } : {}), where: [test], ...(isAfter ? { lag: 1 } : {}) },
        }),
      }
    },
    () => {
      const [one, two] = [pick(['sleep_duration', 'sleep_quality', 'strain']), pick(['recovery', 'hrv'])]
      const who = chance(0.4) ? person() : undefined
      const isNext = one === 'strain'
      return {
        text: `${pick([`does ${noun(one)} affect ${isNext ? 'next day ' : ''}${noun(two)}`, `correlation between ${noun(one)} and ${isNext ? "the next day's " : ''}${noun(two)}`, `is there a link between ${noun(one)} and ${isNext ? 'next-day ' : ''}${noun(two)}`])}${who ? ` for ${called(who)}` : ''}`,
        request: query({
          who: who ? { ids: [who.id] } : {},
          measures: [{ metric: one, aggregate: 'correlation', with: two, ...(isNext ? { lag: 1 } : {}) }],
          ...(who ? { by: ['athlete'] } : {}),
        }),
      }
    },
    () => {
      const [name, who] = [pick(OFTEN), person()]
      const [word, aggregate] = pick<[string, Aggregate]>([
        ['compared to his own average', 'from_own_average'],
        ['vs his usual', 'from_own_average'],
        ['against his normal range', 'from_own_range'],
        ['since yesterday', 'change'],
        ['compared with yesterday', 'change'],
        ['trending up or down', 'halves'],
        ['getting better or worse', 'halves'],
      ])
      const [words, window] = aggregate === 'halves' && chance(0.6) ? pick(WINDOWS) : ['', undefined]
      return {
        text: `${pick(['is', 'how is', ''])} ${called(who)}'s ${noun(name)} ${word} ${words}`,
        request: query({
          who: { ids: [who.id] },
          measures: [{ metric: name, aggregate }],
          by: ['athlete'],
          days: window ? { window } : {},
        }),
      }
    },
    () => {
      const who = person()
      const [words, window] = chance(0.5) ? pick(WINDOWS) : ['', undefined]
      const days = window ? { window } : {}
      const missing: Measure = { metric: 'any_record', aggregate: 'missing_days' }
      return pick<() => GeneratedSentence>([
        () => ({
          text: `${pick(["who didn't wear the strap", 'who is missing data', 'who forgot his whoop', 'who has gaps in their data'])} ${words}`,
          request: each({ where: [{ measure: missing, is: 'above', than: 0 }] }, [missing], { days }),
        }),
        () => ({
          text: `${pick(['who wore it every day', 'who wore the strap every single night', 'who has no missing days'])} ${words}`,
          request: each({ where: [{ measure: missing, is: 'at_most', than: 0 }] }, [missing], { days }),
        }),
        () => ({
          text: pick([
            `when did ${called(who)} last sync`,
            `how old is ${called(who)}'s data`,
            `when did ${called(who)} last wear the strap`,
          ]),
          request: query({
            who: { ids: [who.id] },
            measures: [{ metric: 'any_record', aggregate: 'record_age' }],
            by: ['athlete'],
          }),
        }),
        () => ({
          text: `how many days did ${called(who)} not wear it ${words}`,
          request: query({ who: { ids: [who.id] }, measures: [missing], by: ['athlete'], days }),
        }),
      ])()
    },
    () => {
      const [name, other] = [metric(), pick(OFTEN)]
      const before = pick([
        query({
          who: { ids: [person().id] },
          measures: [{ metric: other, aggregate: 'mean' }],
          by: ['athlete'],
          days: { window: pick(WINDOWS)[1] },
        }),
        each({}, [{ metric: other, aggregate: 'latest' }], { order: 'lowest', limit: 3 }),
        each({ where: [{ measure: { metric: 'recovery', aggregate: 'latest' }, ...pick(BANDS)[1] }] }, [
          { metric: 'recovery', aggregate: 'latest' },
        ]),
        query({ measures: [{ metric: other, aggregate: 'mean' }], days: { window: { last: 7 } } }),
      ])
      if (before.kind !== 'query') throw new Error('A talk begins with a query')
      const { query: last } = before
      const who = person()
      const [words, window] = pick(WINDOWS)
      const to = (given: Partial<Query>): Request => ({ kind: 'query', query: { ...last, ...given } })
      return pick<() => GeneratedSentence>([
        () => ({
          text: pick([
            `same for ${noun(name)}`,
            `and ${noun(name)}?`,
            `what about ${noun(name)}`,
            `no i meant ${noun(name)}`,
          ]),
          previous: before,
          request: to({ measures: last.measures.map((measure) => ({ ...measure, metric: name })) }),
        }),
        () => ({
          text: pick([
            `and ${called(who)}?`,
            `same for ${called(who)}`,
            `what about ${called(who)}`,
            `now ${called(who)}`,
          ]),
          previous: before,
          request: query({ who: { ids: [who.id] }, measures: last.measures, days: last.days, by: ['athlete'] }),
        }),
        () => ({
          text: pick([
            `without ${called(who)}`,
            `and without ${called(who)}?`,
            `leave out ${called(who)}`,
            `except ${called(who)}`,
          ]),
          previous: before,
          request: to({ who: { ...last.who, except: [who.id] } }),
        }),
        () => ({
          text: pick([`${words}`, `and over ${words}?`, `make that ${words}`, `no, ${words}`]),
          previous: before,
          request: to({ days: { window } }),
        }),
        () => ({
          text: pick(['as a table', 'in a table please', 'make it a table']),
          previous: before,
          request: to({ shown: 'table' }),
        }),
        () =>
          last.order
            ? {
                text: pick([
                  'sort it the other way',
                  'other way round',
                  'flip it',
                  'reverse the order',
                  'now the best ones',
                ]),
                previous: before,
                request: to({ order: last.order === 'lowest' ? 'highest' : 'lowest' }),
              }
            : {
                text: 'and the week before?',
                previous: before,
                request: to({ days: { window: { last: 7, before: 7 } } }),
              },
      ])()
    },
  ]
  const openers = [
    '',
    '',
    '',
    '',
    'hey ',
    'can you tell me ',
    'please show me ',
    'i need ',
    'quick one: ',
    'coach here, ',
    'morning. ',
    'ok ',
  ]
  return Array.from({ length: count }, () => {
    const made = pick(patterns)()
    const text = `${made.previous ? '' : pick(openers)}${made.text}`.replace(/\s+/g, ' ').trim()
    return {
      ...made,
      text: chance(0.5) ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}${chance(0.5) ? '?' : ''}`,
    }
  })
}
