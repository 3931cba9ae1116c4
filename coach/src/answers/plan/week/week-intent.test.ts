import { expect, test } from 'vitest'
import { freeDaysIn, minutesIn, type WeekQuestion, weekQuestionIn } from './week-intent.ts'

test.each<[string, WeekQuestion]>([
  ["Deload this week or next? we're 3 wks into heavy and they've got thurs fri off anyway", 'deload'],
  ['do we need a deload', 'deload'],
  ['should we back off or keep pushing', 'deload'],
  ['is it time for an easy week', 'deload'],
  ['too much last week? whole room I mean', 'too_much'],
  ['am i running these guys too hard', 'too_much'],
  ['are we overtraining', 'too_much'],
  ['one day off this week, which one', 'day_off'],
  ['do they need a day off', 'day_off'],
  ['should i cancel practice tomorrow', 'day_off'],
  ['do i give them wednesday off', 'day_off'],
  ['two hard days left, which', 'hard_days'],
  ['hard monday or tuesday', 'hard_days'],
  ['two hard days mon tues then ease off... or the other way round', 'hard_days'],
  ['third lift next week, can they absorb it', 'extra'],
  ['can they handle another lift', 'extra'],
  ['can we do two a days over break', 'extra'],
  ['90 min, wanted 30 of it live. is that dumb', 'length'],
  ['is 90 minutes too much', 'length'],
  ['how much live can they take today', 'length'],
  ['lighter mondays or just get to bed', 'bed_or_lighter'],
  ['Thinking about pushing Wed lift from 6 to 7. Would an hour actually buy them sleep', 'later_start'],
  ['what would you change this week', 'change'],
  ['who do I have for Saturday', 'available'],
  ['whos available', 'available'],
  ["who's good to go for friday", 'available'],
  ["Saturday open and it's a 4:30 wakeup. Who holds up ok on a short night", 'early_start'],
  ['bus at 5am this friday. when do the guys need to be in bed', 'early_start'],
])('%s', (words, question) => expect(weekQuestionIn(words)).toBe(question))

test.each([
  'what is a deload week',
  'how do i taper for conference, when do i back off',
  'how many days off a week',
  'who trained the most on hard days',
  'is 20 minutes of napping too long',
  'which athletes have too much missing data in November',
  'what changed since yesterday',
  'who can go hard today',
  'average recovery after hard days',
  'what would you change about him',
  'who went to bed after midnight with a 6am lift',
  'how did they sleep after the day off',
  'who is red',
  'We leave friday at 6. who slept the least last night',
  'bus at 5am friday, who is red',
])('something else: %s', (words) => expect(weekQuestionIn(words)).toBeUndefined())

test('days without practice are read beside the question', () => {
  const today = '2026-11-22'
  expect(freeDaysIn("they've got thurs fri off anyway", today)).toEqual(['2026-11-26', '2026-11-27'])
  expect(freeDaysIn('no practice thurs or fri', today)).toEqual(['2026-11-26', '2026-11-27'])
  expect(freeDaysIn('hard on mon and tue', today)).toEqual([])
})

test('minutes of practice and of its live part', () => {
  expect(minutesIn('90 min, wanted 30 of it live')).toEqual({ practice: 90, live: 30 })
  expect(minutesIn('is two hours too long')).toEqual({ practice: 120 })
  expect(minutesIn('how much live')).toEqual({})
})
