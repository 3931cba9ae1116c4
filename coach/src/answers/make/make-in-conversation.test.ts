import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { describe, expect, test } from 'vitest'
import { talkIn, withLast } from '../../conversation-for-tests.ts'
import { scopeWith } from '../../scope-for-tests.ts'
import { ANN, BEA, CAL, DAN } from '../team-for-tests.ts'

const EVE = '00000000-0000-4000-8000-00000000000e'
const FAY = '00000000-0000-4000-8000-00000000000f'

const inBedAt = (hour: number, athlete: ReturnType<typeof withLast>) => ({
  ...athlete,
  sleep_data: athlete.sleep_data.map((night) => ({ ...night, bed_clock_hours: hour })),
})
/** Ann is out, Bea goes lighter, Cal and Eve as planned, Dan can be pushed, Fay has no device. */
const scope = scopeWith({
  athletes: [
    inBedAt(22, withLast(ANN, 'Ann Ash', [55, 20], [7.5, 5])),
    inBedAt(22.5, withLast(BEA, 'Bea Birch', [60, 36], [7.5, 7.4])),
    inBedAt(23, withLast(CAL, 'Cal Cole', [60, 62], [7.5, 7.5])),
    inBedAt(23.75, withLast(DAN, 'Dan Dale', [60, 72], [7.5, 8])),
    inBedAt(24.5, withLast(EVE, 'Eve Elm', [60, 61], [7.5, 8])),
    athleteWith({ id: FAY, name: 'Fay Fir', linked: false }),
  ],
})
const talk = async (...messages: readonly string[]) => (await talkIn(scope, messages)).text

describe('a practice', () => {
  const PRACTICE = 'plan practice today, 90 min, 20 live'
  const SHORT = [
    'Practice, 90 min',
    '',
    '- Warm-up, 10 min: everybody',
    '- Drill, 20 min: everybody',
    '- Situational, 20 min: set positions',
    '- Live, 20 min: all but those held back',
    '- Conditioning, 10 min: all but those held back',
    '- Cool-down, 10 min: everybody',
    '- Out of live (technique and mobility): Ann Ash. Lighter: Bea Birch. No data, ask first: Fay Fir',
  ]
  const ASK =
    'Ask those without data how they slept, where they are sore, and whether they have their energy or anything is coming on.'

  test('says by part how long, who and what', async () => {
    expect(await talk(PRACTICE)).toBe(
      [
        'Practice, 90 min',
        '',
        '- Warm-up, 10 min: everybody; ask who feels off',
        '- Drill, 20 min: everybody, technique at controlled pace',
        '- Situational, 20 min: short starts from set positions; out of live keep to technique',
        '- Live, 20 min: full goes for all who are not held back; extra go: Dan Dale; lighter ones half the goes if the warm-up felt right',
        '- Conditioning, 10 min: those not held back; the others stretch',
        '- Cool-down, 10 min: easy movement, drink, who felt off tells you',
        '- Out of live (technique and mobility): Ann Ash. Lighter: Bea Birch. No data, ask first: Fay Fir',
        '',
        `${ASK} Which moves to drill is yours; the minutes are a suggestion.`,
      ].join('\n'),
    )
  })

  test.each<[string, string[]]>([
    ['9 lines max', [...SHORT, `- ${ASK}`]],
    ['8 lines max', SHORT],
    [
      '6 lines max',
      [
        'Practice, 90 min',
        '',
        '- Minutes: warm-up 10, drill 20, situational 20, live 20, conditioning 10, cool-down 10',
        '- Out of live: Ann Ash',
        '- Half the goes: Bea Birch',
        '- Extra go: Dan Dale',
        '- Check in first: Fay Fir',
      ],
    ],
    [
      '5 lines max',
      [
        'Practice, 90 min',
        '',
        '- Minutes: warm-up 10, drill 20, situational 20, live 20, conditioning 10, cool-down 10',
        '- Out of live: Ann Ash',
        '- Half the goes: Bea Birch',
        '- Extra go: Dan Dale',
      ],
    ],
    [
      '4 lines max',
      [
        'Practice, 90 min',
        '',
        '- Minutes: warm-up 10, drill 20, situational 20, live 20, conditioning 10, cool-down 10',
        '- Out of live: Ann Ash',
        '- Half the goes: Bea Birch · Extra go: Dan Dale',
      ],
    ],
  ])('in %s has a note only where there is room', async (message, lines) => {
    expect(await talk(PRACTICE, message)).toBe(lines.join('\n'))
  })
})

describe('live pairs', () => {
  const PAIRS = 'got partners to set for today. who can go full live and who only drills'

  test('are of those whose day asks for the same', async () => {
    expect(await talk(PAIRS)).toBe(
      [
        'Live pairs',
        '',
        '- Dan Dale (72%) and Cal Cole (62%)',
        '- Drill group, no live: Ann Ash',
        '- Left over: Eve Elm and Bea Birch; third in a pair, or drill',
        '- No data, ask first: Fay Fir',
        '',
        'Weight and skill are not recorded, so swap within the list by size.',
      ].join('\n'),
    )
  })

  test.each([
    ['keep Cal and Dan apart', /- Dan Dale \(72%\) and Eve Elm \(61%\)\n.*\n\nKept apart: Cal Cole and Dan Dale\. /s],
    ['pair Cal with Eve', /- Cal Cole \(62%\) and Eve Elm \(61%\)\n.*- Left over: Dan Dale and Bea Birch/s],
    ['pair Ann with Eve', /Ann Ash and Eve Elm are not paired: the day asks different things of them\.$/],
    ['whoever is left over drills', /- Drill group, no live: Eve Elm, Bea Birch, Ann Ash and Fay Fir\n/],
  ])('%s', async (message, answer) => expect(await talk(PAIRS, message)).toMatch(answer))
})

describe('rooms', () => {
  const ROOMS = 'rooming for the hotel friday, 6 kids, rooms of 2. can you pair the early sleepers together'

  test('are by bed time, and say whose are far apart or not known', async () => {
    expect(await talk(ROOMS)).toBe(
      [
        'Rooms by average bed time, last 7 days',
        '',
        '- Room 1: Ann Ash (22:00) and Bea Birch (22:30)',
        '- Room 2: Cal Cole (23:00) and Dan Dale (23:45)',
        '- Room 3: Eve Elm (00:30) and Fay Fir (no data)',
        '',
        'Watch Cal Cole and Dan Dale: 45 minutes or more apart. No bed times of Fay Fir: ask them.',
      ].join('\n'),
    )
  })

  test('as a table say no distance of a bed time that is not known', async () => {
    const text = await talk(ROOMS, 'as a table')
    expect(text).toContain(
      [
        '| Room | Who | Bed time | Apart |',
        '| --- | --- | --- | --- |',
        '| 1 | Ann Ash, Bea Birch | 22:00, 22:30 | 30 min |',
        '| 2 | Cal Cole, Dan Dale | 23:00, 23:45 | 45 min |',
        '| 3 | Eve Elm, Fay Fir | 00:30, no data |  |',
      ].join('\n'),
    )
  })

  test.each([
    [
      'Ann not with Bea',
      /Room 1: Ann Ash \(22:00\) and Cal Cole.* Not in one room, as you said: Ann Ash and Bea Birch\./s,
    ],
    ['put Ann and Dan together', /Ann Ash and Dan Dale stay together, as you said: 105 minutes apart\./],
    ['put Ann and Fay together', /Ann Ash and Fay Fir stay together, as you said\./],
    ['just the list', /^Rooms by average bed time, last 7 days\n\n- Room 1: Ann Ash and Bea Birch\n.*and Fay Fir$/s],
  ])('%s', async (message, answer) => expect(await talk(ROOMS, message)).toMatch(answer))

  test('say of several wishes the one made last', async () => {
    expect(await talk(ROOMS, 'put Ann and Dan together', 'put Bea and Eve together')).toMatch(
      /Bea Birch and Eve Elm stay together, as you said: 120 minutes apart\./,
    )
  })
})

describe('groups', () => {
  const GROUPS = 'split the team into 3 groups for practice today'

  test('say who is in which, and what it does', async () => {
    expect(await talk(GROUPS)).toBe(
      [
        'Groups',
        '',
        '- Full (3): Dan Dale, Cal Cole, Eve Elm. Practice as planned',
        '- Reduced (2): Bea Birch, Fay Fir\\*. Warm-up and drill, then half the live goes if the warm-up felt right',
        '- Movement only (1): Ann Ash. Technique and mobility at their own pace, no conditioning; who only goes lighter decides about live after the warm-up',
        '',
        '\\* No fresh data: ask first, and nothing extra.',
      ].join('\n'),
    )
  })

  test('in a table have the work in a column', async () => {
    expect(await talk(GROUPS, 'as a table')).toContain(
      [
        '| Group | Who | What |',
        '| --- | --- | --- |',
        '| Full (3) | Dan Dale, Cal Cole, Eve Elm | practice as planned |',
        '| Reduced (2) | Bea Birch, Fay Fir\\* | warm-up and drill, then half the live goes if the warm-up felt right |',
      ].join('\n'),
    )
  })

  test('as a bare list have names only', async () => {
    expect(await talk(GROUPS, 'just the list')).toBe(
      'Groups\n\n- Full (3): Dan Dale, Cal Cole, Eve Elm\n- Reduced (2): Bea Birch, Fay Fir\\*\n- Movement only (1): Ann Ash',
    )
  })

  test('of equal size have no work, and a table no column for it', async () => {
    expect(await talk('split the boys into two groups of equal size', 'as a table')).toBe(
      [
        'Groups',
        '',
        '| Group | Who |',
        '| --- | --- |',
        '| Group 1 (3) | Dan Dale, Cal Cole, Eve Elm |',
        '| Group 2 (3) | Bea Birch, Ann Ash, Fay Fir\\* |',
        '',
        'Whatever the group: Ann Ash stays out of live (5.0 h of sleep last night, usually 7.5 h); Bea Birch goes lighter. \\* No fresh data: ask first, and nothing extra. Groups are of those who are alike in readiness.',
      ].join('\n'),
    )
  })

  test('by color have those without data apart', async () => {
    expect(await talk('red yellow green groups for the board')).toBe(
      [
        'Groups',
        '',
        '- Green (1): Dan Dale',
        '- Yellow (3): Cal Cole, Eve Elm, Bea Birch',
        '- Red (1): Ann Ash',
        '- No data, ask first (1): Fay Fir',
        '',
        'Not by color alone: Bea Birch goes lighter.',
      ].join('\n'),
    )
  })
})
