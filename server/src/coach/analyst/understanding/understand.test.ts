import { expect, it } from 'vitest'
import type { Question } from '../question.ts'
import { riverside } from './scope-for-tests.ts'
import { understand } from './understand.ts'

/** What of a question a row of the table states; conditions as `latest recovery below 34`. */
type Stated = Partial<
  Pick<
    Question,
    | 'metrics'
    | 'statistic'
    | 'order'
    | 'limit'
    | 'team'
    | 'countOnly'
    | 'isYesNo'
    | 'why'
    | 'severity'
    | 'lagDays'
    | 'givenRecovery'
    | 'notMeasured'
    | 'combine'
  >
> & {
  names?: string[]
  conditions?: string[]
  topic?: RegExp
}

function check(message: string, intent: Question['intent'], { names, conditions, topic, ...stated }: Stated) {
  const question = understand({ message, scope: riverside() })
  expect(question).toMatchObject({ intent, ...stated })
  if (names) expect(question.athletes.map(({ name }) => name)).toEqual(names)
  if (topic) expect(question.topic).toMatch(topic)
  if (conditions)
    expect(question.conditions.map((one) => `${one.statistic} ${one.metric} ${one.comparison} ${one.value}`)).toEqual(
      conditions,
    )
}

const marcus = ['Marcus Okafor']
const row = (message: string, intent: Question['intent'], stated: Stated = {}) => [message, intent, stated] as const

it.each([
  row('What is the latest recovery score for Marcus Okafor?', 'value', {
    names: marcus,
    metrics: ['recovery'],
    statistic: 'latest',
  }),
  row('Marcus: average resting pulse in the last two weeks?', 'value', {
    metrics: ['resting_heart_rate'],
    statistic: 'average',
  }),
  row('sleep performance of Marcus on his most recent night', 'value', {
    metrics: ['sleep_quality'],
    statistic: 'latest',
  }),
  row('On which day did Marcus have the highest HRV, and how high was it?', 'value', {
    metrics: ['hrv'],
    statistic: 'maximum',
  }),
  row('total strain Marcus 7d', 'value', { metrics: ['strain'], statistic: 'total' }),
  row('how far is Marcus from his own hrv average, in ms', 'value', { metrics: ['hrv'], statistic: 'trend' }),
  row('median recovery for ana', 'value', { statistic: 'median' }),
  row("What's the standard deviation of Marcus's HRV?", 'value', { statistic: 'deviation' }),
  row("How much did Marcus's recovery change since yesterday?", 'value', { statistic: 'change' }),
  row("How hard was Marcus's hardest day?", 'value', { metrics: ['strain'], statistic: 'maximum' }),
  row('recovrey of Mracus', 'value', { names: marcus, metrics: ['recovery'] }),
  row('mean sleep duration of the whole group', 'value', {
    team: true,
    metrics: ['sleep_duration'],
    statistic: 'average',
  }),
  row("What's Marcus's max heart rate?", 'value', { metrics: ['max_heart_rate'] }),
])('a number: %s', check)

it.each([
  row('Which athlete slept the least last night?', 'ranking', {
    metrics: ['sleep_duration'],
    statistic: 'latest',
    order: 'lowest',
  }),
  row('top 3 recoveries please', 'ranking', { metrics: ['recovery'], statistic: 'latest', order: 'highest', limit: 3 }),
  row('bottom five hrv', 'ranking', { metrics: ['hrv'], order: 'lowest', limit: 5 }),
  row('Who has the most variable HRV?', 'ranking', { metrics: ['hrv'], statistic: 'consistency', order: 'lowest' }),
  row('lowest average sleep efficiency on the team?', 'ranking', {
    metrics: ['sleep_efficiency'],
    statistic: 'average',
    order: 'lowest',
  }),
  row('Who has the best sleep quality?', 'ranking', {
    metrics: ['sleep_quality'],
    statistic: 'average',
    order: 'highest',
  }),
  row('Who has the best resting heart rate?', 'ranking', { metrics: ['resting_heart_rate'], order: 'lowest' }),
  row('who looks beat up this morning?', 'ranking', { metrics: ['recovery'], statistic: 'latest', order: 'lowest' }),
  row('WHO IS THE FRESHEST???', 'ranking', { metrics: ['recovery'], order: 'highest' }),
  row('Whose HRV dropped the most since yesterday?', 'ranking', {
    metrics: ['hrv'],
    statistic: 'change',
    order: 'lowest',
  }),
  row('Who improved their sleep the most?', 'ranking', {
    metrics: ['sleep_duration'],
    statistic: 'halves',
    order: 'highest',
  }),
  row('Who had the longest night of sleep?', 'ranking', { metrics: ['sleep_duration'], statistic: 'maximum' }),
  row('Rank the team by HRV', 'ranking', { metrics: ['hrv'], limit: 12 }),
  row('gimme the 5 lowest recoverys 😅', 'ranking', { metrics: ['recovery'], limit: 5, order: 'lowest' }),
  row('who is lowest in recovery and why', 'ranking', { metrics: ['recovery'], order: 'lowest', why: true }),
])('a ranking: %s', check)

it.each([
  row('Which athletes are at or above 67 percent recovery?', 'filter', { conditions: ['latest recovery at_least 67'] }),
  row('number of athletes with average strain above 12', 'filter', {
    conditions: ['average strain above 12'],
    countOnly: true,
  }),
  row('Show everybody whose resting heart rate is 5 beats over their own average', 'filter', {
    conditions: ['trend resting_heart_rate above 5'],
  }),
  row('list anyone whose hrv is more than 10 ms below their baseline', 'filter', {
    conditions: ['trend hrv below -10'],
  }),
  row('who slept less than six and a half hours last night', 'filter', {
    conditions: ['latest sleep_duration below 6.5'],
  }),
  row('who slept under 7h30', 'filter', { conditions: ['average sleep_duration below 7.5'] }),
  row('everyone with sleep under 7 hours and recovery below 50', 'filter', {
    combine: 'all',
    conditions: ['average sleep_duration below 7', 'latest recovery below 50'],
  }),
  row('who is below 34 recovery or above 15 strain', 'filter', {
    combine: 'any',
    conditions: ['latest recovery below 34', 'latest strain above 15'],
  }),
  row('Who is not below 67?', 'filter', { conditions: ['latest recovery at_least 67'] }),
  row("who isn't in the green", 'filter', { conditions: ['latest recovery below 67'] }),
  row('Who is in the yellow?', 'filter', { conditions: ['latest recovery at_least 34', 'latest recovery below 67'] }),
  row('Which athletes are red or yellow?', 'filter', { conditions: ['latest recovery below 67'] }),
  row('anyone in the red today?', 'filter', { conditions: ['latest recovery below 34'] }),
  row('athletes between 34 and 66 recovery', 'filter', {
    conditions: ['latest recovery at_least 34', 'latest recovery at_most 66'],
  }),
  row('Who got 8+ hours of sleep?', 'filter', { conditions: ['average sleep_duration at_least 8'] }),
  row('Who has a recovery of at least 67 and average strain under 12?', 'filter', {
    conditions: ['latest recovery at_least 67', 'average strain below 12'],
  }),
  row('recovery under 50 and sleep under 7 hours on their latest night, who?', 'filter', {
    conditions: ['latest recovery below 50', 'latest sleep_duration below 7'],
  }),
  row('whose recovery dropped more than 15 points since yesterday', 'filter', {
    conditions: ['change recovery below -15'],
  }),
  row('Which athletes need rest?', 'filter', { conditions: ['latest recovery below 34'] }),
  row('who is short on sleep?', 'filter', { conditions: ['average sleep_duration below 7'] }),
  row('Who can go hard today?', 'filter', { conditions: ['latest recovery at_least 67'] }),
  row('Whose recovery is improving?', 'filter', { conditions: ['halves recovery above 0'] }),
  row('Is Marcus in the green?', 'filter', {
    names: marcus,
    isYesNo: true,
    conditions: ['latest recovery at_least 67'],
  }),
])('a filter: %s', check)

it.each([
  row("Has Marcus's sleep improved over the last 14 days?", 'trend', {
    names: marcus,
    metrics: ['sleep_duration'],
    isYesNo: true,
  }),
  row('Is the team recovering better or worse across this period?', 'trend', { team: true, metrics: ['recovery'] }),
  row('Marcus Okafor versus Ana Costa: recovery averages', 'comparison', {
    names: ['Marcus Okafor', 'Ana Costa'],
    metrics: ['recovery'],
    statistic: 'average',
  }),
  row('Compare Marcus to the team in HRV', 'comparison', { names: marcus, team: true, metrics: ['hrv'] }),
  row('How many nights did Marcus sleep under 7 hours?', 'days', {
    names: marcus,
    conditions: ['latest sleep_duration below 7'],
  }),
  row("Show Marcus's HRV day by day", 'records', { names: marcus, metrics: ['hrv'] }),
  row("Is Marcus's HRV within his normal range?", 'own_range', { names: marcus }),
  row('does strain affect next day recovery on our team?', 'relation', { metrics: ['strain', 'recovery'], lagDays: 1 }),
  row('What percentage of the team has data?', 'coverage', { team: true }),
  row('who is at high risk', 'at_risk', { severity: 'high' }),
  row('Why is Marcus flagged?', 'at_risk', { names: marcus, why: true }),
  row("Why is Marcus's recovery low?", 'athlete_overview', { names: marcus, metrics: ['recovery'], why: true }),
  row('Who are our top performers at the moment?', 'top_performers'),
  row("Give me yesterday's blood glucose for the team", 'not_measured', { notMeasured: 'blood glucose' }),
  row('how much deep sleep did Marcus get', 'not_measured', { notMeasured: 'sleep stages' }),
  row('How should I load squats for someone with 72 recovery?', 'advice', { givenRecovery: 72, topic: /squats/ }),
  row('We travel east across four time zones on Thursday, any plan?', 'advice', { topic: /time zones/ }),
  row('Marcus is at the bottom of the recovery list. What would you change in practice?', 'advice', {
    names: marcus,
    metrics: ['recovery'],
  }),
  row('Explain the smallest worthwhile change for HRV', 'knowledge', { topic: /smallest worthwhile change/ }),
  row('How much protien per day for a wrestler?', 'knowledge', { topic: /protein/ }),
])('%s', check)

it.each([
  row('¿Quién durmió menos anoche?', 'ranking', { metrics: ['sleep_duration'], statistic: 'latest', order: 'lowest' }),
  row('¿Quién tiene la recuperación más baja?', 'ranking', { metrics: ['recovery'], order: 'lowest' }),
  row('promedio de recuperación de Marcus esta semana', 'value', {
    names: marcus,
    metrics: ['recovery'],
    statistic: 'average',
  }),
  row('¿Cuántos atletas durmieron menos de 6 horas anoche?', 'filter', {
    countOnly: true,
    conditions: ['latest sleep_duration below 6'],
  }),
  row('¿Cómo está el equipo hoy?', 'team_overview', { team: true }),
])('in Spanish: %s', (message, intent, stated) => {
  check(message, intent, stated)
  expect(understand({ message, scope: riverside() }).besides).toContain('other_language')
})

it.each(['', '   ', '?!', '🏋️🏋️', 'asdfgh qwerty', '你好吗', 'function f() {}', 'constructor', '__proto__ toString'])(
  'does not understand %j',
  (message) => {
    expect(understand({ message, scope: riverside() })).toMatchObject({ intent: 'unknown', athletes: [], besides: [] })
  },
)

it('means the asking athlete where they may see only themselves', () => {
  const { athletes } = riverside()
  const scope = riverside({ view: 'own', athletes: athletes.slice(0, 1) })
  expect(understand({ message: 'How did I sleep?', scope })).toMatchObject({
    intent: 'value',
    athletes: athletes.slice(0, 1),
  })
  expect(understand({ message: 'Should I train hard today?', scope })).toMatchObject({
    intent: 'advice',
    athletes: athletes.slice(0, 1),
  })
})
