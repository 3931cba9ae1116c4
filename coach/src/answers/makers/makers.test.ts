import { describe, expect, it } from 'vitest'
import { talkIn } from '../../conversation-for-tests.ts'
import { mixedScope } from './mixed-team-for-tests.ts'

const ask = async (message: string) => (await talkIn(mixedScope(), [message])).text

describe('whose device somebody wears', () => {
  it.each([
    ['What device does Bea wear?', 'Bea Birch uses Oura.'],
    ['which watch is Cal on', 'Cal Cole uses Polar.'],
    ["What's Dan Dale using as a tracker?", 'Dan Dale uses Intervals.icu.'],
    ['what kind of wearable does Ann have', 'Ann Ash uses WHOOP.'],
    ['Does Bea have an Oura?', 'Yes: Bea Birch uses Oura.'],
    ['is Bea wearing a Garmin', 'No: Bea Birch uses Oura.'],
    ['what device does Eve use?', 'Eve Elm has no device linked.'],
    ['Who wears an Oura ring?', '1 athlete uses Oura: Bea Birch.'],
    ['how many are on WHOOP', '1 athlete uses WHOOP: Ann Ash.'],
    ['Is anyone using a Garmin?', 'Nobody has Garmin linked.'],
    ['who wears what device', '4 of 5 athletes have a device linked, of 4 makers:'],
    ['which makers do my athletes use?', 'No device linked (1): Eve Elm'],
  ])('%s', async (message, expected) => {
    expect(await ask(message)).toContain(expected)
  })

  it('an athlete asks about their own', async () => {
    const scope = mixedScope({ view: 'own', only: 'Bea Birch' })
    expect((await talkIn(scope, ['which device do I have connected?'])).text).toContain('You use Oura.')
  })
})

describe('what a maker gives under its own name', () => {
  it.each([
    ["What is Bea's Oura readiness?", /Oura readiness is 74/],
    ['Oura readiness of Bea today', /74/],
    ["Bea's Oura sleep score last night", /81/],
    ['Average Oura readiness of Bea over the last 7 days', /79/],
    ["What is Cal's Nightly Recharge?", /Nightly Recharge is 2/],
    ["How was Cal's ANS charge?", /-?−?3\.2/],
    ['What was the Polar sleep score of Cal?', /66/],
    ["What is Bea's temperature deviation?", /\+?0\.4 °C/],
    ["How is Bea's skin temperature", /0\.4 °C/],
    ["What is Bea's average heart rate asleep?", /55 bpm/],
    ["What's Dan's SDNN?", /HRV \(SDNN\) is 48 ms/],
    ["What's Dan's HRV?", /no HRV in rMSSD of Dan Dale, but as SDNN, which cannot be compared with it: 48 ms/],
    ['average HRV SDNN of Dan over the last 7 days', /HRV \(SDNN\)/],
    ['How many hours did Dan sleep last night?', /6\.0 h/],
    ["What is Dan's respiratory rate?", /14\.5/],
    ["What's Bea's HRV?", /HRV is 62 ms/],
    ["What is Cal's resting heart rate", /63 bpm/],
    ['Who has the highest Oura readiness?', /Bea Birch/],
  ])('%s', async (message, expected) => {
    expect(await ask(message)).toMatch(expected)
  })
})

describe('Corner readiness', () => {
  it.each([
    ["What is Bea's Corner readiness?", /Corner readiness is \d+/],
    ['Corner readiness of Cal today', /\b\d+\b/],
    ['Who has the lowest Corner readiness today?', /Cal Cole/],
    ['Rank the team by Corner readiness', /Ann Ash[\s\S]*Cal Cole/],
    ["How has Cal's Corner readiness changed this week?", /Corner readiness/],
    ["What is Dan's Corner readiness?", /Corner readiness is \d+/],
    [
      'Which athletes have Corner readiness under 40?',
      /Cal Cole: Corner readiness 0[\s\S]*Dan Dale: Corner readiness 36/,
    ],
    ["Compare Bea's and Cal's Corner readiness", /Bea Birch: Corner readiness 57[\s\S]*Cal Cole: Corner readiness 0/],
  ])('%s', async (message, expected) => {
    expect(await ask(message)).toMatch(expected)
  })
})

describe('what a maker never gives is said, and never made up', () => {
  it.each([
    [
      "What is Bea's recovery?",
      /Bea Birch's Oura gives no recovery\. In its place there is Corner readiness.*: \d+ of 100/,
    ],
    ["What's Cal's recovery score today?", /Cal Cole's Polar gives no recovery/],
    ["What is Cal's strain?", /Cal Cole's Polar gives no strain/],
    ["What is Cal's skin temperature?", /Cal Cole's Polar gives no skin temperature/],
    ["What's Bea's SDNN?", /Bea Birch's Oura gives no HRV \(SDNN\)/],
    ["What is Ann's Oura readiness?", /Ann Ash's WHOOP gives no Oura readiness/],
    ['What does Bea weigh?', /Body weight is not recorded/],
    ["Bea's sleep debt last night?", /Bea Birch's Oura gives no sleep debt/],
    ["How long was Dan's deep sleep?", /Dan Dale's Intervals\.icu gives no deep sleep/],
  ])('%s', async (message, expected) => {
    expect(await ask(message)).toMatch(expected)
  })
})
