import { expect, it } from 'vitest'
import { TODAY } from '../athlete/athlete-for-tests.ts'
import type { Sign } from '../day-verdict/sign.ts'
import { addDays } from '../days/calendar.ts'
import { readEvidence } from './evidence.ts'
import { recordsWith } from './insights-for-tests.ts'
import { signCards } from './sign-cards.ts'

const evidence = readEvidence(recordsWith({ recovery: Array<number>(29).fill(60) }), [], TODAY)
const cardsOf = (...signs: Sign[]) => signCards({ ...evidence, day: { ...evidence.day, signs } })
const sign = (kind: Sign['kind'], more: Partial<Sign> = {}): Sign => ({
  kind,
  weight: 'strong',
  name: 'its name',
  text: 'its figures',
  ask: '',
  from: TODAY,
  until: TODAY,
  ...more,
})

const TALK = 'A prompt for a talk: no trial shows that training by a recovery score beats training by plan.'
const ASK =
  'A reason to ask, no diagnosis. With fever, or anything in the chest, nobody trains before medical staff have decided.'
const ADULTS = "The guidance's fixed mark is 7 h for adults; teenagers need 8 to 10 h."
const ONE = 'One vital sign alone means little: look at it beside how the athlete feels.'

it.each<[kind: Sign['kind'], subject: string, title: string, meaning: string, rule: string, caution: string]>([
  [
    'illness_signs',
    'Heart',
    'Its name',
    'Together they show a strained body: a cold on the way, a late drink, heat, travel or a very hard day. They do not say which.',
    'Resting heart rate, HRV, respiratory rate and skin temperature against the 28 days before: two of them far off on two nights running, or three on one.',
    ASK,
  ],
  [
    'two_vitals_off',
    'Heart',
    'Its name',
    'Two at once for one night: a hard day or a late one does it, and so does the beginning of a cold. Look again tomorrow.',
    'Two of resting heart rate, HRV, respiratory rate and skin temperature far off the 28 days before, on one night.',
    ASK,
  ],
  [
    'short_nights',
    'Sleep',
    'Short nights in a row',
    'Attention suffers first, and people notice less of that than tests show. One long night does not repay it.',
    'Three nights in a row under 6 h, or two under 5 h; over once half as many longer ones have followed, three at most.',
    ADULTS,
  ],
  [
    'short_night',
    'Sleep',
    'Its name',
    'One or two short nights happen to everybody; a third in a row is worth a talk.',
    'A night under 6 h, or 1.5 h and more under the usual.',
    ADULTS,
  ],
  [
    'after_illness',
    'Heart',
    'Only just back to usual',
    'A high recovery so soon after is no reason for a hard day yet.',
    'A recovery of 66% or more within three days of nights with several vital signs off.',
    TALK,
  ],
  [
    'red_mornings',
    'Readiness',
    'Mornings in the red',
    'One red morning happens. Three of five say that the days take more than the nights give back.',
    'Three of the last five mornings with a recovery under 34%.',
    TALK,
  ],
  [
    'falling_recovery',
    'Readiness',
    'Recovery falling',
    'Three falls in a row are more than the usual ups and downs.',
    'A recovery that fell on three mornings running, by 20 points or more in all.',
    TALK,
  ],
  [
    'recovery_under_own',
    'Readiness',
    'Recovery under the usual',
    '60% against the usual 60%. So far down, chance is unlikely.',
    'A recovery under the mean of the 28 days before by more than a standard deviation; strong from two on.',
    TALK,
  ],
  [
    'hrv_under_own',
    'Heart',
    'HRV of the week under its normal range',
    'A whole week down is more than one bad night: think of load, sleep, stress, or something brewing.',
    'The mean HRV of 7 nights (3 at least) against the 30 nights before them (14 at least), half a standard deviation each way; strong where it would be low for a single night. The mean is one of logarithms (a log average): a very high night lifts it less than the plain average in Rankings, charts and answers.',
    "The guidance's fixed mark of 25 ms is the same for everybody and says little about one person.",
  ],
  [
    'resting_heart_rate_up',
    'Heart',
    'Its name',
    'It goes up with illness, heat, thirst, alcohol, late meals, travel and load; the number does not say which.',
    'A resting heart rate far above the 28 days before, or more than 5 bpm above their median.',
    ONE,
  ],
  [
    'respiratory_rate_up',
    'Heart',
    'Its name',
    'Breathing at night hardly changes from night to night, so a rise is worth a question.',
    'A respiratory rate far above the 28 days before, and half a breath a minute at least.',
    ONE,
  ],
  [
    'skin_temperature_up',
    'Heart',
    'Its name',
    'A warm room or a warm night does it, too.',
    'A skin temperature half a degree or more above the mean of the 28 days before.',
    ONE,
  ],
  [
    'at_risk',
    'Readiness',
    'Its name',
    'Each by a fixed mark; together they are worth a talk.',
    "3 or more of the dashboard's at-risk rules over the last 7 days.",
    TALK,
  ],
])(
  'a card about %s says what it means, by which rule, and how far to trust it',
  (kind, subject, title, meaning, rule, caution) => {
    expect(cardsOf(sign(kind))).toMatchObject([{ kind, subject, title, text: meaning, rule, caution, tone: 'concern' }])
  },
)

it.each<[string, Partial<Sign> & Pick<Sign, 'kind'>, string]>([
  [
    'mornings in a row',
    { kind: 'recovery_under_own', from: addDays(TODAY, -2) },
    'One low morning can be chance; three in a row are not.',
  ],
  [
    'a morning a little under',
    { kind: 'recovery_under_own', weight: 'mild' },
    '60% against the usual 60%. That is under the own range, where one morning in six lies by chance.',
  ],
  [
    'a week a little under',
    { kind: 'hrv_under_own', weight: 'mild' },
    'A small dip, but of the whole week: look at load and sleep before it grows.',
  ],
])('says of %s what it means', (_, { kind, ...more }, meaning) => {
  const tone = more.weight === 'mild' ? 'watch' : 'concern'
  expect(cardsOf(sign(kind, more))).toMatchObject([{ text: meaning, tone }])
})

it('leaves the vital signs of a card to the list above, and has the figures that are not there', () => {
  const [card] = cardsOf(
    sign('illness_signs', { vitals: ['resting_heart_rate', 'hrv', 'skin_temperature'] }),
    sign('recovery_under_own', { text: 'recovery 17%, usually 62%' }),
    sign('hrv_under_own', { text: 'low HRV this week (78 ms, usually 93 to 105)' }),
  )
  expect(card?.text).toMatch(/^Low HRV this week \(78 ms, usually 93 to 105\)\. Together they show/)
})

it('tells the signs of a subject that the headline leaves out, what the lasting one means, and no at-risk rules beside them', () => {
  const cards = cardsOf(
    sign('at_risk'),
    sign('short_night', { weight: 'mild', text: 'last night 5.2 h' }),
    sign('resting_heart_rate_up', { text: 'resting heart rate 60 bpm' }),
    sign('short_nights', { text: '3 nights under 6 h', from: addDays(TODAY, -2) }),
  )
  expect(cards.map(({ text }) => text)).toEqual([
    'Last night 5.2 h. Attention suffers first, and people notice less of that than tests show. One long night does not repay it.',
    'It goes up with illness, heat, thirst, alcohol, late meals, travel and load; the number does not say which.',
  ])
})
