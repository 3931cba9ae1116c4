import { daysBetween } from '@corner/analytics/calendar.ts'
import { expect, it } from 'vitest'
import type { Comparison, Question } from '../question.ts'
import { riverside } from './scope-for-tests.ts'
import { understand } from './understand.ts'

/**
 * Ways of asking one thing, as a terse coach, a chatty one, someone typing on a phone and a Spanish speaker would. Behind each stands
 * what has to be understood of it: the intent (`a|b` where either will do), and of metrics, statistic, order, limit, athletes,
 * conditions, days of the window and the rest as much as the answer depends on. Of several messages the last one is meant.
 */
const PARAPHRASES: readonly (readonly [message: string | readonly string[], understood: string])[] = [
  // Rankings
  ['two worst recoveries', 'ranking recovery lowest limit:2'],
  ['gimme the four best sleepers', 'ranking highest limit:4'],
  ['five highest strains this week', 'ranking strain highest limit:5'],
  ['bottom 4 by hrv', 'ranking hrv lowest limit:4'],
  ['Bottom five in sleep duration please', 'ranking sleep_duration lowest limit:5'],
  ['top two by average recovery', 'ranking recovery average highest limit:2'],
  ['who comes second in recovery?', 'ranking recovery highest limit:2'],
  ['Second highest HRV on the team?', 'ranking hrv highest limit:2'],
  ['third in sleep?', 'ranking sleep_duration highest limit:3'],
  ['Who got the fewest hours of sleep last night?', 'ranking sleep_duration lowest days:1'],
  ['which kid needs sleep most, meaning slept the least this week', 'ranking sleep_duration lowest'],
  ['whose resting heart rate jumped the most over their own average?', 'ranking resting_heart_rate trend highest'],
  ['largest drop in hrv compared to own average, who?', 'ranking hrv trend lowest'],
  ['Who dropped furthest below his own recovery baseline?', 'ranking recovery trend lowest'],
  ['who is the most above their own recovery average', 'ranking recovery trend highest'],
  ['biggest rise in RHR vs baseline?', 'ranking resting_heart_rate trend highest'],
  ['who gained the most recovery since yesterday', 'ranking recovery change highest'],
  ['Who lost the most recovery from the day before?', 'ranking recovery change lowest'],
  ['quien tiene la peor recuperacion hoy', 'ranking recovery lowest'],
  ['quien durmio menos anoche?', 'ranking sleep_duration lowest days:1'],
  ['lowest strain in the last 14 days, 3 names', 'ranking strain lowest limit:3 days:14'],
  ['Who is training the hardest lately?', 'ranking strain highest'],
  ['list the 6 lowest hrv guys', 'ranking hrv lowest limit:6'],
  ['who had the shortest night', 'ranking sleep_duration lowest'],
  ['whos got the best rhr', 'ranking resting_heart_rate lowest'],
  ['worst sleep quality, name 2', 'ranking sleep_quality lowest limit:2'],
  // Counting days
  ['Count Marcus’s nights of at least 8 hours in the past month', 'days Marcus sleep_duration>=8 days:30'],
  ['count the days Ana was under 40 recovery, last 14 days', 'days Ana recovery<40 days:14'],
  ['days above 14 strain for Ruslan last 30 days', 'days Ruslan strain>14 days:30'],
  ['nights under 6 hours for Marcus this week?', 'days Marcus sleep_duration<6'],
  ['On how many of the past 10 days was Marcus below 60 recovery?', 'days Marcus recovery<60 days:10'],
  ['how often was Ana in the red the last 30 days', 'days Ana recovery<34 days:30'],
  ['How often has Marcus slept less than 7 hours in the last two weeks?', 'days Marcus sleep_duration<7 days:14'],
  ['how many times did grace go over 15 strain this month', 'days Grace strain>15'],
  ['Did Marcus miss any nights the last 14 days?', 'days|coverage Marcus days:14'],
  ['how many nights is Ana missing in the last 30 days?', 'days|coverage Ana days:30'],
  ['Number of nights recorded for Marcus in the past 2 weeks', 'value|coverage Marcus days:14'],
  ['nights on record for Ana, last 30 days?', 'value|coverage Ana days:30'],
  ['How many days of data do we have for Marcus this month?', 'value|coverage Marcus'],
  ['number of red days for Ana in the last 3 weeks', 'days Ana recovery<34 days:21'],
  ['marcus: green days last 14d?', 'days Marcus recovery>=67 days:14'],
  ['cuantas noches durmio Marcus menos de 7 horas', 'days Marcus sleep_duration<7'],
  ['how many mornings was will best in the green', 'days Will recovery>=67'],
  ['nights of eight hours or more for Grace, past two weeks', 'days Grace sleep_duration>=8 days:14'],
  // Change against the day before
  ['how much did Marcus’s recovery move from yesterday', 'value recovery change Marcus'],
  ['Marcus hrv change since the day before?', 'value hrv change Marcus'],
  ['Ana recovery vs yesterday', 'value recovery change Ana'],
  ['did ana recover better than yesterday', 'value|trend|comparison recovery Ana'],
  ['By how much has Ana’s resting heart rate changed since yesterday?', 'value resting_heart_rate change Ana'],
  // Trends
  ['where is Marcus’s recovery headed over the last 30 days', 'trend recovery Marcus days:30'],
  ['which direction is ana’s hrv going', 'trend hrv Ana'],
  ['Which way is the team’s sleep going?', 'trend sleep_duration'],
  ['Is Marcus sleeping better lately?', 'trend Marcus'],
  ['Ana hrv trend 14d', 'trend hrv Ana days:14'],
  ['is marcus recovering any better these days', 'trend recovery Marcus'],
  ['How has Grace’s recovery developed over the last two weeks?', 'trend recovery Grace days:14'],
  ['recovery trend Marcus, past month', 'trend recovery Marcus days:30'],
  ['Is the squad’s HRV climbing or falling?', 'trend hrv'],
  ['is our strain creeping up', 'trend strain'],
  ['como va la recuperacion de Marcus, mejora?', 'trend recovery Marcus'],
  ['is Marcus getting more sleep recently, last 30 days?', 'trend sleep_duration Marcus days:30'],
  // Windows
  ['Marcus recovery two days ago', 'value recovery Marcus days:1'],
  ['what was Ana’s hrv 3 days ago?', 'value hrv Ana days:1'],
  ['Average strain of Marcus in the previous 7 days, not this week', 'value strain average Marcus from:2026-11-08'],
  ['Marcus’s average recovery since last Friday', 'value recovery average Marcus from:2026-11-20|2026-11-13'],
  ['Ana sleep since monday avg', 'value sleep_duration average Ana from:2026-11-16'],
  ['Grace’s sleep on Tuesday', 'value sleep_duration Grace days:1'],
  ['average recovery of the team the last fortnight', 'value recovery average days:14'],
  // Comparisons
  ['Put Marcus next to the team on average recovery', 'comparison recovery Marcus team'],
  ['how does ana stack up to the squad in hrv', 'comparison hrv Ana team'],
  ['Marcus vs the team, strain', 'comparison strain Marcus team'],
  ['is Marcus’s sleep above the team average', 'comparison sleep_duration Marcus team'],
  ['who of the two has more strain, Marcus or Ana', 'comparison strain Marcus Ana'],
  ['which of Marcus and Ana sleeps longer?', 'comparison sleep_duration Marcus Ana'],
  ['how much more does Marcus sleep than Ana on average', 'comparison sleep_duration average Marcus Ana'],
  ['How much higher is Ana’s HRV than Grace Hale’s?', 'comparison hrv Ana Grace'],
  ['what’s the difference in recovery between Marcus and Ana', 'comparison recovery Marcus Ana'],
  ['by how many beats is Marcus’s resting heart rate above Ana’s?', 'comparison resting_heart_rate Marcus Ana'],
  ['team recovery this week against last week', 'comparison recovery'],
  ['Marcus or Ana: who is fresher', 'comparison recovery Marcus Ana'],
  // Correlation
  ['correlation of Marcus’s strain and his recovery the next day', 'relation strain recovery lag:1 Marcus'],
  ['Does a hard day cost Marcus recovery the day after, strain vs recovery correlation?', 'relation lag:1 Marcus'],
  ['correlation sleep and hrv for the team 30 days', 'relation sleep_duration hrv days:30'],
  ['does more sleep go with better recovery for Ana', 'relation sleep_duration recovery Ana'],
  // Follow-ups
  [['Top 3 by recovery over the last 5 days', 'make it 5'], 'ranking recovery highest limit:5 days:5'],
  [['Who are the 3 lowest in HRV?', 'give me 6'], 'ranking hrv lowest limit:6'],
  [['top 3 in sleep', 'ten please'], 'ranking sleep_duration highest limit:10'],
  [['Compare Marcus and Ana on sleep', 'who of the two sleeps more?'], 'comparison sleep_duration Marcus Ana'],
  [['How is Marcus?', 'and Ana?', 'which of the two is fresher?'], 'comparison recovery'],
  [['Who is in the red?', 'how many is that?'], 'filter recovery<34 count'],
  [['Average recovery of Marcus over the last 7 days?', 'make it 30 days'], 'value recovery Marcus days:30'],
  [['Marcus hrv', 'and yesterday?'], 'value hrv Marcus days:1'],
  [['Lowest sleep this week?', 'and the highest?'], 'ranking sleep_duration highest'],
  // Other teams
  ['recovery of Riverside Women’s Wrestling?', 'no_access'],
  ['How is Riverside Women’s Wrestling doing?', 'no_access'],
  ['riverside womens wrestling average hrv', 'no_access'],
  ['Best athlete of Riverside Women’s Wrestling', 'no_access'],
  ['Is our sleep better than Riverside Women’s Wrestling’s?', 'no_access'],
  ['Show Harbor Rowing’s recovery', 'no_access'],
  ['who sleeps most at Harbor Rowing?', 'no_access'],
  ['Are the Riverside women more recovered than we are?', 'no_access'],
  ['Riverside Men’s Wrestling average recovery', 'value recovery team'],
  ['How is Riverside Men’s Wrestling doing?', 'team_overview'],
  ['Iowa State’s athletes: recovery?', 'no_access'],
  // Strangers
  ['How is Dmitri doing today?', 'no_access stranger:Dmitri'],
  ['recovery of Jordan Lee?', 'no_access stranger:Jordan Lee'],
  ['who is dragging today', 'ranking recovery lowest'],
  ['How severe is Marcus’s risk level?', 'at_risk Marcus stranger:-'],
  ['We compete in Iowa on Saturday, how should we plan the week?', 'advice stranger:-'],
  ['We fly to Japan tomorrow, how do we handle the time change?', 'advice|knowledge stranger:-'],
  ['flying to Colorado for camp, what about altitude?', 'advice|knowledge stranger:-'],
  ['is marcus sluggish', 'athlete_overview|value|filter|at_risk|advice Marcus stranger:-'],
  // Not measured
  ['how much does Ana weigh', 'not_measured'],
  ['Marcus blood pressure', 'not_measured'],
  ['what’s Ana’s blood pressure today?', 'not_measured'],
  ['How sore is Ana?', 'not_measured'],
  ['Marcus soreness score', 'not_measured'],
  ['what did Ana eat yesterday', 'not_measured'],
  ['How hydrated is Marcus?', 'not_measured'],
  ['when did Marcus go to bed', 'not_measured'],
  ['Ana’s win loss record?', 'not_measured'],
  ['how many matches has marcus won', 'not_measured'],
  ['RPE for Marcus today? he lifts', 'advice Marcus'],
  ['Ana squats today, what percent and RPE?', 'advice Ana'],
  ['How heavy should Marcus lift today?', 'advice Marcus'],
  ['Marcus’s mood today?', 'not_measured'],
  // Medical
  ['Marcus has a fever, can he practice?', 'medical Marcus'],
  ['Ana’s knee is swollen', 'medical Ana'],
  ['Grace hasn’t gotten her period for months', 'medical Grace'],
  ['Marcus cuts himself', 'emergency'],
  ['ana wants to die', 'emergency'],
  ['I think Grace is hurting herself', 'emergency'],
  ['Marcus cuts his own arms', 'emergency'],
  ['Marcus passed out at practice', 'emergency'],
  ['how can you tell from the data that somebody is coming down with something', 'knowledge'],
  ['early signs of illness in the numbers?', 'knowledge'],
  ['Is the ACWR a good predictor of injury?', 'knowledge'],
  ['does the menstrual cycle raise resting heart rate', 'knowledge'],
  ['luteal phase and RHR?', 'knowledge'],
  ['What do HRV numbers look like before you get sick?', 'knowledge'],
  // Advice
  ['session load for a recovery of 45?', 'advice given:45'],
  ['how hard to go with 30 recovery', 'advice given:30'],
  ['what percentages for someone at 80% recovery?', 'advice given:80'],
  ['what would help Ana recover?', 'advice Ana'],
  ['what can i do to get marcus recovering better', 'advice Marcus'],
  ['the guys sleep too little in finals week, any ideas?', 'advice|knowledge'],
  ['my athletes do not sleep enough before exams, what can we do', 'advice|knowledge'],
  ['how do I help Marcus sleep more', 'advice Marcus'],
  ['ideas for getting the team to sleep more?', 'advice|knowledge'],
  ['Should Ana wrestle hard today?', 'advice Ana'],
  ['what do we do with the reds today', 'advice|filter'],
  // Knowledge
  ['EWMA?', 'knowledge'],
  ['REDs explained', 'knowledge'],
  ['RED-S', 'knowledge'],
  ['microcycle', 'knowledge'],
  ['altitude camp, what happens in the data?', 'knowledge'],
  ['What counts as a green recovery?', 'knowledge'],
  ['recovery tools that are worth it?', 'knowledge'],
  ['Which recovery methods actually work?', 'knowledge'],
  ['do I have enough nights for a baseline?', 'knowledge'],
  ['how many nights until a baseline is solid', 'knowledge'],
  ['Does a fixed bedtime matter?', 'knowledge'],
  ['same bedtime every night, worth it?', 'knowledge'],
  ['napping before a dual?', 'knowledge'],
  ['what’s strain', 'knowledge'],
  ['que es la variabilidad', 'knowledge hrv'],
  ['jet lag tips', 'knowledge|advice'],
  ['why does HRV drop after drinking', 'knowledge'],
  ['ice bath after lifting, good or bad', 'knowledge'],
  ['training monotony explained', 'knowledge'],
  ['how accurate is the strap on sleep', 'knowledge'],
  ['protein after practice', 'knowledge'],
  ['periodization', 'knowledge'],
  // The team today
  ['how’s the team’s recovery today', 'value recovery team'],
  ['How is recovery today?', 'value recovery'],
  ['how’s the squad today?', 'team_overview'],
  ['how we lookin today', 'team_overview'],
  ['how is everyone this morning', 'team_overview'],
  ['anybody fresh?', 'filter|ranking|top_performers'],
  ['how’s sleep on the team', 'value sleep_duration team'],
  ['hows hrv lookin for the room', 'value hrv team'],
  ['what’s our average strain', 'value strain average team'],
  ['promedio de recuperacion del equipo', 'value recovery average'],
  ['how many athletes do we have', 'coverage'],
  ['How many wrestlers are on my team?', 'coverage'],
  ['teh avg recvoery of the taem', 'value recovery average team'],
  ['whats marcsu okafor hrv rn', 'value hrv Marcus'],
  ['is anyone under 40 recovery', 'filter recovery<40'],
  ['who slept under 6h last nite', 'filter sleep_duration<6 days:1'],
  ['latest HRV more than 8 ms under own average, who?', 'filter hrv trend<-8'],
  ['who is at least 12 points below his own recovery average', 'filter recovery trend<=-12'],
  ['Is Marcus below his normal HRV range?', 'own_range Marcus'],
  ['Whose HRV is outside the usual range?', 'own_range'],
  ['What was Marcus’s toughest day in the past 2 weeks?', 'value|days strain maximum Marcus days:14'],
  ['hardest day for Ana this week', 'value|days strain maximum Ana'],
]

const SIGNS: Record<Comparison, string> = { below: '<', at_most: '<=', above: '>', at_least: '>=' }

/** Everything that a question says, in single words. */
function wordsOf(question: Question): Set<string> {
  const { window, limit, order, statistic, givenRecovery, lagDays } = question
  const conditions = question.conditions.flatMap(({ metric, comparison, value, statistic: of }) => {
    const demand = `${SIGNS[comparison]}${value}`
    return [`${metric}${demand}`, `${of}${demand}`]
  })
  const days = window && daysBetween(window.from, window.until) + 1
  return new Set(
    [
      question.intent,
      ...question.metrics,
      ...conditions,
      ...question.athletes.map(({ first_name }) => first_name),
      ...(question.strangers.length === 0 ? ['stranger:-'] : question.strangers.map((said) => `stranger:${said}`)),
      question.team && 'team',
      question.countOnly && 'count',
      statistic,
      order,
      limit !== undefined && `limit:${limit}`,
      days !== undefined && `days:${days}`,
      window && `from:${window.from}`,
      givenRecovery !== undefined && `given:${givenRecovery}`,
      lagDays !== undefined && `lag:${lagDays}`,
    ].filter((word) => typeof word === 'string'),
  )
}

const alternatives = (demand: string): string[] => {
  const [key, ...rest] = demand.split(':')
  return rest.length > 0
    ? rest
        .join(':')
        .split('|')
        .map((value) => `${key}:${value}`)
    : demand.split('|')
}

it.each(PARAPHRASES)('%j is %s', (message, understood) => {
  const messages = typeof message === 'string' ? [message] : message
  const history = messages.slice(0, -1).flatMap((content) => [
    { role: 'user' as const, content },
    { role: 'assistant' as const, content: '**Marcus Okafor** and **Ana Costa**.' },
  ])
  const words = wordsOf(understand({ message: messages.at(-1) ?? '', history, scope: riverside() }))
  const lacking = understood.split(/ (?!Lee)/).filter((demand) => !alternatives(demand).some((word) => words.has(word)))
  expect(lacking, `understood: ${[...words].join(' ')}`).toEqual([])
})
