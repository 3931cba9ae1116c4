import { expect, it } from 'vitest'
import { lackingIn } from './understood-for-tests.ts'

/** Kinds of questions that coaches asked and that were misread at first, each in several ways; see paraphrases.test.ts. */
const PARAPHRASES: readonly (readonly [message: string, understood: string])[] = [
  // A single day of a longer stretch
  ['What’s the most strain Marcus had in one day over the past month?', 'value strain maximum Marcus days:30'],
  ['highest recovery of Marcus on one day, last 30 days', 'value recovery maximum days:30'],
  ['what was the most Ana slept in a single night this month', 'value sleep_duration maximum days:30'],
  ['lowest HRV Ana had on any one day in the last 14 days', 'value hrv minimum days:14'],
  // A movement with its metric inside
  ['who had the biggest recovery drop from the day before', 'ranking recovery change lowest'],
  ['largest hrv drop since yesterday?', 'ranking hrv change lowest'],
  ['biggest resting heart rate jump since yesterday, who', 'ranking resting_heart_rate change highest'],
  ['Who is the most down on their own recovery average?', 'ranking recovery trend lowest'],
  ['who is furthest off his own hrv average, downwards', 'ranking hrv trend'],
  ['which athletes improved recovery by more than 5 points against their own average', 'filter recovery>5 trend>5'],
  ['who dropped more than 8 ms in hrv vs their own average', 'filter trend<-8'],
  // Demands with the statistic before the metric
  ['who is under 50 recovery and over 12 average strain', 'filter recovery<50 strain>12 average>12'],
  ['anyone over 14 average strain and below 60 recovery', 'filter strain>14 average>14 recovery<60'],
  // Regularity and efficiency
  ['How consistent is Marcus’s sleep, on average?', 'value sleep_consistency average Marcus'],
  ['how regular does Ana sleep', 'value sleep_consistency Ana'],
  ['who sleeps most efficiently', 'ranking sleep_efficiency highest'],
  ['who sleeps the least efficiently', 'ranking sleep_efficiency lowest'],
  ['what is Marcus’s day-weighted recovery average for the week', 'value recovery weighted_average Marcus'],
  // HRV against the own range
  ['HRV status of Marcus vs baseline', 'own_range Marcus'],
  ['hrv status for Ana?', 'own_range Ana'],
  // Nights
  ['how did Marcus sleep the night before last', 'value Marcus from:2026-11-20'],
  ['Ana recovery the night before last', 'value recovery from:2026-11-20'],
  // Everybody of a list is no attempt on the rights
  ['Give me all athletes whose last recovery was 80 or higher', 'filter recovery>=80'],
  ['give me all who slept under 6 hours', 'filter sleep_duration<6'],
  ['give me full access', 'manipulation'],
  ['give me all permissions', 'manipulation'],
  // Lifting
  ['Marcus is up for heavy squats, ok with that?', 'advice Marcus'],
  ['can Ana squat heavy today', 'advice Ana'],
  ['heavy deadlifts for Marcus today?', 'advice Marcus'],
  ['Is Grace good for max lifts tonight', 'advice Grace'],
  // Of them, before anybody was named
  ['how do I get more protein into them and how much is enough?', 'advice|knowledge'],
  ['how do I get them to drink more water', 'advice|knowledge'],
  ['how can I make them sleep more', 'advice|knowledge'],
  // Rules and devices
  ['minimum body fat ncaa wrestling', 'knowledge'],
  ['how low can body fat go by the rules', 'knowledge'],
  ['what is the weight loss limit per week by nfhs rules', 'knowledge'],
  ['does the strap measure deep sleep correctly', 'knowledge'],
  ['can a wearable really track REM', 'knowledge'],
  ['how accurate is whoop on light sleep', 'knowledge'],
  ['What was Marcus’s deep sleep?', 'not_measured'],
  // Other teams
  ['which team in the club has the best recovery', 'no_access'],
  ['best team in the organization?', 'no_access'],
  ['which squad sleeps most', 'no_access|ranking'],
  ['how do the teams of the club compare', 'no_access'],
  ['which teams in the league recover best', 'no_access'],
  ['what team has the highest strain', 'no_access'],
  // Nothing of sport
  ['how do I cook rice', 'off_topic'],
  ['how do you bake bread', 'off_topic'],
  ['how long should I boil eggs', 'off_topic'],
  // What is right for anybody
  ['How much sleep do athletes need?', 'knowledge'],
  ['how much should wrestlers drink', 'knowledge'],
  ['how many hours should kids sleep', 'knowledge'],
  ['How many days per week should kids train?', 'knowledge'],
  ['how much sleep did the athletes get on average', 'value|ranking sleep_duration'],
  ['How can the team sleep better?', 'advice'],
  ['how could my guys recover faster', 'advice|knowledge'],
  ['What are the red flags when I should refer an athlete?', 'knowledge'],
  ['when to refer somebody', 'knowledge'],
  ['what is the point of resting', 'knowledge'],
  ['why rest at all', 'knowledge'],
  ['what’s the purpose of tapering', 'knowledge'],
  // Trends
  ['Is Ana sleeping longer than before over the last two weeks?', 'trend sleep_duration Ana days:14'],
  ['is Marcus recovering better than he used to', 'trend recovery Marcus'],
  ['has Grace less strain than before', 'trend strain Grace'],
  // Correlation: a night and the morning after it are one record
  ['Correlation between sleep and next-day recovery for Marcus', 'relation sleep_duration recovery Marcus'],
  // Long ago
  ['What was Ana’s recovery two years ago?', 'value recovery Ana from:2024-11-21'],
  ['strain of 2 years ago for Marcus', 'value strain from:2024-11-21'],
  ['what was Marcus’s hrv a year ago', 'value hrv from:2025-11-21'],
  // Days to come
  ['Marcus hrv tomorrow', 'not_measured of:forecasts'],
  ['recovery next week', 'not_measured of:forecasts'],
  ['how will the team look tomorrow', 'not_measured of:forecasts'],
  ['what will Ana’s strain be on friday', 'not_measured of:forecasts'],
  ['What should the team do tomorrow?', 'advice'],
  // Injuries
  ['can you predict who gets hurt', 'not_measured of:injury-risk-in-percent'],
  ['can the data predict injuries?', 'not_measured|knowledge'],
  ['who will get injured next', 'not_measured of:injury-risk-in-percent'],
  ['do you know who might get hurt?', 'not_measured of:injury-risk-in-percent'],
  // Moods
  ['Was Ana happy yesterday?', 'not_measured'],
  ['is Marcus motivated', 'not_measured'],
  // Two parts
  ['Who is in the red and how did they sleep?', 'filter recovery<34 also:sleep_duration'],
  ['who’s in the green and what’s their hrv', 'filter recovery>=67 also:hrv'],
  ['which guys are under 50 recovery and what was their strain', 'filter recovery<50 also:strain'],
  // What stands out
  ['Tell me something interesting about my team', 'team_overview'],
  ['anything surprising in the data?', 'team_overview'],
  ['what’s notable today', 'team_overview'],
  // Tired, as coaches say it
  ['the boys look dead', 'ranking recovery lowest'],
  ['guys look flat today', 'ranking recovery lowest'],
  ['team looks gassed', 'ranking recovery lowest'],
  ['one liner on each of the lowest three', 'ranking lowest limit:3'],
  ['top two?', 'ranking highest limit:2'],
  // Against a week that is over
  ['hrv compared with two weeks ago', 'comparison hrv against:2026-11-01'],
  ['team sleep vs 3 weeks ago', 'comparison sleep_duration against:2026-10-25'],
  ['Marcus recovery compared to a month ago', 'comparison recovery Marcus'],
  ['Marcus vs last week', 'comparison Marcus against:2026-11-08'],
  ['how is the team against last week', 'comparison team against:2026-11-08'],
  ['is Marcus sleeping as much as Ana', 'comparison sleep_duration Marcus Ana'],
  ['does Ana have the same strain as Grace', 'comparison strain Ana Grace'],
  // At risk, turned round and counted
  ['who is not at risk', 'at_risk negated'],
  ['who isn’t flagged', 'at_risk negated'],
  ['which athletes have no flags', 'at_risk negated'],
  ['who is at risk', 'at_risk'],
  ['anyone with 3 or more issues', 'at_risk issues:3'],
  ['who has at least 2 issues', 'at_risk issues:2'],
  ['athletes with more than 1 flag', 'at_risk issues:2'],
  ['what are the three lowest sleepers and their recovery', 'ranking lowest limit:3'],
  ['top 3 in hrv and their sleep', 'ranking hrv highest limit:3'],
  // No slip of the pen
  ['should I cancel practice', 'advice'],
  ['can we cancel tomorrow’s session', 'advice'],
  // A blow on the head
  ['Marcus got his bell rung yesterday', 'medical Marcus'],
  ['Ana had her bell rung', 'medical Ana'],
  ['who can go live today', 'filter recovery>=67'],
  // Days
  ['last green day for Marcus', 'days recovery>=67 Marcus'],
  ['when was Ana last in the red', 'days recovery<34 Ana'],
  ['On which days was the strain over 14?', 'days strain>14'],
  ['which nights were under 6 hours', 'days sleep_duration<6'],
]

it.each(PARAPHRASES)('%j is %s', (message, understood) => {
  expect(lackingIn(message, understood)).toEqual([])
})
