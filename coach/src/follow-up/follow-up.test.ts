import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, test } from 'vitest'
import { ANN, BEA, CAL, DAN } from '../answers/team-for-tests.ts'
import { talkIn } from '../conversation-for-tests.ts'
import { scopeWith } from '../scope-for-tests.ts'

/** So many days around one value, and the last week around another. */
const weeks = (before: number, week: number, by: number) => [
  ...Array.from({ length: 42 }, (_, day) => before + (day % 2 === 0 ? by : -by)),
  ...Array.from({ length: 7 }, (_, day) => week + (day % 2 === 0 ? by : -by)),
]
const athlete = (id: string, name: string, [recovery, hours, hrv]: [number, number, number]) =>
  athleteWith({
    id,
    name,
    recovery: weeks(60, recovery, 4),
    hours: weeks(7.5, hours, 0.3),
    hrv: weeks(60, hrv, 3),
    strain: weeks(10, 10, 1),
  })

/** Ann fell most and slept less, Bea fell with unchanged sleep, Cal is unchanged, Dan rose. */
const scope = scopeWith({
  athletes: [
    athlete(ANN, 'Ann Ash', [40, 5.5, 40]),
    athlete(BEA, 'Bea Birch', [50, 7.5, 60]),
    athlete(CAL, 'Cal Cole', [60, 7.5, 60]),
    athlete(DAN, 'Dan Dale', [72, 8, 61]),
  ],
})
const talk = async (...messages: readonly string[]) => (await talkIn(scope, messages)).text

const WEEKS = 'team recovery this week vs last week'
const MOVERS = 'recovery this week compared to last by athlete'

test.each<[string[], RegExp]>([
  [
    [WEEKS, 'which 2 guys paid the most for it'],
    /^Recovery went down the furthest.*\n\n1\. Ann Ash: .*\n2\. Bea Birch: /,
  ],
  [[WEEKS, 'which two took the biggest hit'], /^Recovery went down the furthest.*\n\n1\. Ann Ash: .*\n2\. Bea Birch: /],
  [[WEEKS, 'who improved the most'], /^Recovery went up the furthest.*\n\n1\. Dan Dale: /],
  [
    [WEEKS, 'which 2 paid the most', 'was it sleep or was it my practices'],
    /^Sleep goes with it for 1 of 2, training for none\./,
  ],
  [[WEEKS, 'which 2 paid the most', 'just names'], /^Ann Ash and Bea Birch\.$/],
  [[WEEKS, 'which 2 paid the most', 'and their hrv?'], /^Plain average HRV, the last 7 days against .*Ann Ash/s],
  [[WEEKS, 'which 2 paid the most', 'which of those would you pull first'], /^Ann Ash first: /],
  [
    [WEEKS, 'is that a few guys or the whole squad'],
    /^A part of them: average recovery is down .* for 2 of 4 athletes/,
  ],
  [[WEEKS, 'is this everybody or just a couple guys'], /^A part of them: /],
  [[WEEKS, 'how many nights is that based on'], /^On 28 nights of 4 athletes, 7 each, over the last 7 days\./],
  [
    [WEEKS, 'is that real or just noise'],
    /^(It may well be noise|More than noise): average recovery went from \d\d% to \d\d%/,
  ],
  [[WEEKS, 'how confident are you in that'], /^Sure of the figures, .*: 28 nights of recovery of 4 athletes/],
  [
    ['team average hrv for each of the last four weeks', 'add n per week'],
    /\| Days \| Plain average HRV \| Number of HRV records \|\n.*\n\| .* \| \d+ ms \| \d+ records \(4 athletes\) \|/,
  ],
  [['team average hrv for each of the last four weeks', 'add median'], /\| Plain average HRV \| Median HRV \|/],
  [['average sleep by athlete this week', 'add strain to that'], /\| Athlete \| Sleep \| Strain \|/],
  [['recovery of everybody', 'it says latest but I wanted average'], /^Average recovery over the last 7 days/],
  [
    ['correlation between strain and recovery the next day', 'same thing but sleep in place of strain'],
    /correlation of sleep and recovery/,
  ],
  [
    ['correlation between strain and recovery the next day', 'hrv instead of recovery'],
    /correlation of strain and the next day's HRV/,
  ],
  [
    ['average strain of the team this week', 'which guys are far off from that average'],
    /more than 10% above the team's average/,
  ],
  [[WEEKS, 'what cutoff did you use'], /^A difference counts as about the same up to 2\.0 points;/],
  [
    [MOVERS, 'did HRV move the same way for any of them'],
    /^Yes, HRV moved the same way as recovery for 1 of 3 athletes.*: Ann Ash\./,
  ],
  [
    [MOVERS, 'is their hrv going the other way'],
    /^No, HRV did not move the opposite way to recovery for any of the 3 athletes/,
  ],
  [
    [MOVERS, 'which of these is more than noise'],
    /^3 of 4 moved by more than their normal day-to-day swings would explain/,
  ],
  [
    [MOVERS, 'top 2 in a table'],
    /\| Athlete \| Before \| Now \| Change \|\n.*\n\| Ann Ash \| 59% \| 41% \| down by 18\.9 points \|\n\| Bea Birch /,
  ],
  [
    ['how did Ann sleep this week', 'how does she compare to the rest of the team'],
    /^Worse: Ann Ash's average sleep .* of the others \(3 athletes\)\. That is place 4 of 4/,
  ],
  [
    ['how did Ann sleep this week', 'what number would be bad for her'],
    /^Below \d\.\d h: that is outside of Ann Ash's own normal range of sleep/,
  ],
  [
    ['how did Ann sleep this week', 'what else changed for her'],
    /^Besides sleep, recovery and HRV moved beyond the usual swing for Ann Ash/,
  ],
  [['how did Ann sleep this week', 'is it just the one night'], /^Ann Ash's sleep by day over the last 7 days/],
  [
    ['average sleep of the team this week', 'who was under that'],
    /athletes? ha(s|ve) an average sleep below \d\.\d h .*Ann Ash/s,
  ],
  [['average sleep of the team this week', 'medians instead'], /median sleep/],
  [['average recovery of Ann and Bea this week', 'if it was your call'], /^(Ann Ash|Bea Birch|None of them)/],
  [
    ['who slept under 7 hours on average this week', 'how often did it happen'],
    /^Ann Ash|^Nights with sleep below 7 h over the last 7 days/,
  ],
  [['who slept the least this week', 'why is that'], /^Ann Ash's .*sleep /],
  [[WEEKS, 'why', 'since when is it down'], /recovery by week over the last 56 days/],
  [[WEEKS, 'since when'], /recovery by week over the last 56 days/],
  [[WEEKS, 'by athlete'], /^Average recovery, the last 7 days against .*: 2 down, 1 up/],
  [[WEEKS, 'hmm', 'which 2 paid the most'], /^Recovery went down the furthest/],
  [[WEEKS, 'hmm'], /^I did not understand "hmm" of the last answer, on recovery\./],
])('%j', async (messages, expected) => expect(await talk(...messages)).toMatch(expected))

/** Whom an answer names, in order. */
const namedIn = (text: string) => [...text.matchAll(/Ann Ash|Bea Birch|Cal Cole|Dan Dale/g)].map(([name]) => name)

test.each<[string[], string[]]>([
  [
    ['who slept the least this week', 'anyone else'],
    ['Bea Birch', 'Cal Cole', 'Dan Dale'],
  ],
  [
    ['who slept the most this week', 'anyone else'],
    ['Bea Birch', 'Cal Cole', 'Ann Ash'],
  ],
  [
    ['who slept the least this week', 'who comes after her'],
    ['Bea Birch', 'Cal Cole', 'Dan Dale'],
  ],
  [['who slept the least this week', 'anyone else', 'anyone else'], []],
  [
    ['who slept the least this week', '2 more'],
    ['Bea Birch', 'Cal Cole'],
  ],
  [
    ['who slept the least this week', 'the next two'],
    ['Bea Birch', 'Cal Cole'],
  ],
  [
    ['who slept the least this week', 'the next couple'],
    ['Bea Birch', 'Cal Cole'],
  ],
  [
    ['who slept the most this week', 'the next guy'],
    ['Bea Birch', 'Cal Cole', 'Ann Ash'],
  ],
  [
    ['who slept the least this week', 'a few more'],
    ['Bea Birch', 'Cal Cole', 'Dan Dale'],
  ],
])('the next ones of the list: %j', async (messages, names) => {
  expect(namedIn(await talk(...messages))).toEqual(names)
})

test.each([
  [[MOVERS, 'which 2 paid the most for it', 'anyone else'], 'recovery went down for none of the others'],
  [[WEEKS, 'which 2 paid the most for it', 'anyone else'], 'recovery went down for none of the others'],
  [[WEEKS, 'who improved the most', 'anyone else'], 'recovery went up for none of the others'],
  [[MOVERS, 'anyone else'], 'recovery went down for none of the others'],
])('nobody else moved that way: %j', async (messages, said) =>
  expect(await talk(...messages)).toBe(
    `Nobody else: ${said}, the last 7 days against the 7 days from Nov 8 to Nov 14.`,
  ),
)

test.each([
  ['does caffeine hurt sleep', /did not understand/],
  ['write Ann a text', /^(Recovery|Besides|Sure)/],
  ['who can go hard today', /went (up|down) the furthest|did not understand/],
  ['thanks', /did not understand/],
  ['who slept the least last night', /did not understand|went (up|down)/],
  ['what should I change in practice this week', /^(Ann Ash|None of them)/],
])('is no follow-up on the figures: %s', async (message, not) => expect(await talk(WEEKS, message)).not.toMatch(not))
