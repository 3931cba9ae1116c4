import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { scopeWith } from '@corner/coach/scope-for-tests.ts'
import { Toolbox } from '@corner/coach/tools/toolbox.ts'
import { describe, expect, it } from 'vitest'
import { modelTools } from './model-tools.ts'
import { Turn } from './turn.ts'

const id = (digit: number) => `b0000000-0000-4000-8000-00000000000${digit}`
const ISAIAH = athleteWith({
  id: id(1),
  name: 'Isaiah Aliyev',
  first_name: 'Isaiah',
  recovery: [38, 31, 27, 30, 33, 36, 79],
  hours: [7.6, 4.2, 4.5, 4.4, 4.3, 4.9, 8.4],
  hrv: [52, 40, 36, 35, 37, 38, 55],
  strain: [12, 14, 13, 15, 12, 11, 9],
})
const FARID = athleteWith({
  id: id(2),
  name: 'Farid Russo',
  first_name: 'Farid',
  recovery: [66, 70, 62, 64, 58, 60, 11],
  hours: [7.2, 7.4, 7, 7.1, 6.8, 7.3, 4.7],
  hrv: [62, 64, 61, 63, 60, 61, 39],
  strain: [10, 15.5, 13, 16.2, 12, 15.1, 8],
})
const YUSUF = athleteWith({
  id: id(3),
  name: 'Yusuf Chen',
  first_name: 'Yusuf',
  recovery: [80, 82, 81, 79, 83, 85, 84],
  hours: [8, 8.1, 7.9, 8.2, 8, 8.3, 8.1],
  hrv: [90, 92, 91, 89, 93, 95, 94],
  strain: [9, 11, 10, 12, 10, 11, 7],
})

const MESSAGE = 'How is Isaiah, who sleeps below 6 h, and what should I do before the meet in 4 days?'
const scope = scopeWith({
  athletes: [ISAIAH, FARID, YUSUF],
  articles: [
    {
      slug: 'sleep-need',
      title: 'How much sleep',
      summary: 'Most need more.',
      score: 0.9,
      inShort: ['Adults need 7 to 9 hours.'],
      passage: 'A nap of 20 to 30 minutes helps.',
    },
  ],
})
const turn = () =>
  new Turn(
    { message: MESSAGE, history: [], scope, toolbox: new Toolbox(scope) },
    { userId: 'u', signal: new AbortController().signal },
    { show() {}, restart() {} },
    true,
  )

/** After the look-ups of a real answer: by athlete, day by day, short nights, the team, the rules, an article, and sums. */
async function lookedUp() {
  const one = turn()
  const tools = modelTools(one)
  const call = (tool: string, input: object) =>
    tools[tool]?.execute?.(input, { toolCallId: '', messages: [], context: undefined } as never)
  const measure = (metric: string, aggregate: string, more = {}) => ({ metric, aggregate, ...more })
  const short = { test: [{ metric: 'sleep_duration', is: 'below', than: 6 }] }
  const everybody = { who: {}, days: {}, by: ['athlete'], asks: 'value' }
  await call('query', {
    ...everybody,
    measures: ['recovery', 'sleep_duration', 'hrv', 'strain'].map((metric) => measure(metric, 'latest')),
    order: 'lowest',
  })
  await call('query', {
    ...everybody,
    measures: [measure('recovery', 'mean'), measure('sleep_duration', 'mean'), measure('recovery', 'trend')],
  })
  await call('query', {
    ...everybody,
    measures: [measure('sleep_duration', 'days', short), measure('sleep_duration', 'longest_streak', short)],
  })
  await call('query', { ...everybody, measures: [measure('sleep_duration', 'latest')], by: ['athlete', 'day'] })
  await call('query', { who: {}, days: {}, measures: [measure('recovery', 'mean')], asks: 'value' })
  await call('team_overview', {})
  await call('at_risk', {})
  await call('knowledge_search', { query: 'sleep need' })
  const ref = (of: string, whose?: { athlete_id: string }, text?: string) => {
    const found = one.cells.all.find(
      (cell) =>
        cell.of === of &&
        (whose ? cell.athletes.join() === whose.athlete_id : cell.athletes.length === 0) &&
        (text === undefined || cell.text === text),
    )
    if (!found) throw new Error(`No ${of} among ${one.cells.all.map((cell) => `${cell.of}: ${cell.text}`).join(', ')}`)
    return `{{${found.ref}}}`
  }
  await call('calculate', { operation: 'difference', of: [ref('latest sleep', ISAIAH), ref('average sleep', ISAIAH)] })
  await call('calculate', { operation: 'count', of: [ref('latest recovery', ISAIAH), ref('latest recovery', YUSUF)] })
  const calculated = `{{${one.cells.all.find(({ of }) => of.startsWith('difference of'))?.ref}}}`
  return { one, ref, calculated, day: (text: string) => ref('day', undefined, text) }
}

const { one, ref, day, calculated } = await lookedUp()
const alias = (athlete: { athlete_name: string }) => one.aliases.hide(athlete.athlete_name)
const [I, F, Y] = [alias(ISAIAH), alias(FARID), alias(YUSUF)]
const [iRecovery, fRecovery, yRecovery] = [ISAIAH, FARID, YUSUF].map((who) => ref('latest recovery', who))
const short = ref('nights with sleep below 6 h', ISAIAH)
const run = ref('longest run of nights with sleep below 6 h', ISAIAH)

/** A sentence as an expert would write it by the rules, and what the reader sees. */
const RIGHT: readonly (readonly [string, string])[] = [
  [
    `**${F} is out of live**: ${fRecovery} today after ${ref('latest sleep', FARID)}, HRV ${ref('latest HRV', FARID)}.`,
    '**Farid Russo is out of live**: 11% today after 4.7 h, HRV 39 ms.',
  ],
  [
    `${I} slept ${ref('latest sleep', ISAIAH, '4.2 h')} on ${day('Nov 16')} and ${ref('latest sleep', ISAIAH, '8.4 h')} last night.`,
    'Isaiah Aliyev slept 4.2 h on Nov 16 and 8.4 h last night.',
  ],
  [
    `He slept under 6 h on ${short} of the last 7 days, ${run} in a row.`,
    'He slept under 6 h on 5 nights of the last 7 days, 5 nights in a row.',
  ],
  [
    `${I} is green (${iRecovery}) after a run of ${run} under 6 h: shorten him today, and ask what is going on.`,
    'Isaiah Aliyev is green (79%) after a run of 5 nights under 6 h: shorten him today, and ask what is going on.',
  ],
  [`${Y} is fresh at ${yRecovery}; push him.`, 'Yusuf Chen is fresh at 84%; push him.'],
  [
    `${F} (${fRecovery}) is far below ${I} (${iRecovery}) and ${Y} (${yRecovery}).`,
    'Farid Russo (11%) is far below Isaiah Aliyev (79%) and Yusuf Chen (84%).',
  ],
  [
    `${F}'s recovery is ${ref('trend of recovery against their own average', FARID)}.`,
    "Farid Russo's recovery is 44.9 points below their own average.",
  ],
  [
    `${F} dropped by ${ref('trend of recovery against their own average', FARID)} against his week.`,
    'Farid Russo dropped by 44.9 points against his week.',
  ],
  [
    `He averaged ${ref('average recovery', ISAIAH)} and ${ref('average sleep', ISAIAH)} over the last 7 days.`,
    'He averaged 39% and 5.5 h over the last 7 days.',
  ],
  [
    `The team's average recovery is ${ref('average recovery')}, of ${ref('athletes of the team')} athletes.`,
    "The team's average recovery is 59%, of 3 athletes.",
  ],
  [
    'Half the live goes, then drill in the second half of practice.',
    'Half the live goes, then drill in the second half of practice.',
  ],
  [
    'Lights out early tonight: in bed by 22:00, no screens in the last hour.',
    'Lights out early tonight: in bed by 22:00, no screens in the last hour.',
  ],
  ['One night is noise; a run of days is signal.', 'One night is noise; a run of days is signal.'],
  ['Two things to try, in this order.', 'Two things to try, in this order.'],
  ['1. Ask both of them how they feel.', '1. Ask both of them how they feel.'],
  [
    'Nobody is available 24/7, so plan a couple of easy days.',
    'Nobody is available 24/7, so plan a couple of easy days.',
  ],
  [
    'A recovery below 34% is red, and 66% and above fits a hard day.',
    'A recovery below 34% is red, and 66% and above fits a hard day.',
  ],
  ['With 4 days to the meet, keep the volume low.', 'With 4 days to the meet, keep the volume low.'],
  [
    'Adults need 7 to 9 hours ([How much sleep](/knowledge/sleep-need)).',
    'Adults need 7 to 9 hours ([How much sleep](/knowledge/sleep-need)).',
  ],
  [
    'A nap of 20 to 30 minutes helps ([How much sleep](/knowledge/sleep-need)).',
    'A nap of 20 to 30 minutes helps ([How much sleep](/knowledge/sleep-need)).',
  ],
  [`| ${F} | ${fRecovery} | ${ref('latest sleep', FARID)} |\n`, '| Farid Russo | 11% | 4.7 h |\n'],
  [`- ${Y}: recovery ${yRecovery} %, strain ${ref('latest strain', YUSUF)}`, '- Yusuf Chen: recovery 84%, strain 7.0'],
  [
    `Last night he slept ${calculated} more than his week's average.`,
    "Last night he slept 2.9 h more than his week's average.",
  ],
  [`Only ${ref('athletes in the red')} of ${ref('athletes of the team')} is in the red.`, 'Only 1 of 3 is in the red.'],
  [
    `${F} has the lowest recovery, ${ref('place', FARID)} of ${ref('athletes with a value')}.`,
    'Farid Russo has the lowest recovery, 1st of 3.',
  ],
  [
    `Green today: ${Y} 84% ${yRecovery} and ${I} 79 % (${iRecovery}).`,
    'Green today: Yusuf Chen 84% and Isaiah Aliyev 79%.',
  ],
  [
    '> Warm-up 10 min, then 4 x 5 min live, cool-down until 17:30.\n',
    '> Warm-up 10 min, then 4 x 5 min live, cool-down until 17:30.\n',
  ],
  [
    `> Morning ${F}, rough night (${ref('latest sleep', FARID)}): 20 min of drilling today, no live.\n`,
    '> Morning Farid Russo, rough night (4.7 h): 20 min of drilling today, no live.\n',
  ],
  [
    '> 3 sets of 5 at 70% of max, 2 min rest, then 15 min mobility.\n',
    '> 3 sets of 5 at 70% of max, 2 min rest, then 15 min mobility.\n',
  ],
  [
    'If he has chest pain or feels dizzy, stop and call 911.',
    'If he has chest pain or feels dizzy, stop and call 911.',
  ],
]

const WRONG: readonly string[] = [
  'He lost roughly 12 hours against his usual.',
  'He lost twelve hours against his usual.',
  'Without him the team is at 60 %.',
  `${I} slept badly on five of his last six nights.`,
  'Half the team slept less than usual.',
  'A third of the squad is tired.',
  `${F} ranks second in recovery.`,
  `${Y} has the second-lowest strain.`,
  'It is his fourth short night in a row.',
  `${I} slept IV hours.`,
  'The team is at LXI %.',
  `${F} is at 11 %.`,
  `${F} is at {{r9999}}.`,
  `${F} is at {{recovery}}.`,
  `${F} is at {{${'r1'}`,
  `${F} is lowest with ${yRecovery}.`,
  `${I} is at ${fRecovery} today.`,
  `${F} slept ${ref('latest sleep', FARID)} %.`,
  `${F}'s recovery is ${fRecovery} ms.`,
  `${F} rose by ${ref('trend of recovery against their own average', FARID)}.`,
  `${I} slept 4.2 h on Nov 16.`,
  `On Nov 18 ${I} slept badly.`,
  `${I} went to bed at 01:30.`,
  'Do 4 x 5 min live and a 10 min cool-down.',
  `${F} trained twice his usual load.`,
  'Adults need 7 to 9 hours.',
  'Adults need 6 to 9 hours ([How much sleep](/knowledge/sleep-need)).',
  '> Your recovery is 62 % today, so drill for 20 min.\n',
  '> You slept 5.1 h, HRV 44: take it easy.\n',
  `> ${F} is at 11% today.\n`,
]

describe('an expert’s sentence', () => {
  it.each(RIGHT)('%s', (sentence, shown) => {
    const asked = turn()
    Object.assign(asked, { cells: one.cells, given: one.given, articles: Reflect.get(one, 'articles') })
    expect(asked.show(sentence)).toBeUndefined()
    expect(asked.shown.replace('> **Suggestion**\n>\n', '')).toBe(shown)
  })
})

describe('a wrong sentence is stopped:', () => {
  it.each(WRONG)('%s', (sentence) => {
    const asked = turn()
    Object.assign(asked, { cells: one.cells, given: one.given, articles: Reflect.get(one, 'articles') })
    expect(asked.show(sentence)).toMatchObject({ why: expect.any(String) })
  })
})
