import { addDays } from '@corner/analytics/days/calendar.ts'
import { expect, test } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { ANN, BEA, CAL, scopeOfTests } from '../../team-for-tests.ts'

const TODAY = '2026-11-21'
const scope = scopeOfTests({
  athletes: [
    withLast(ANN, 'Ann Ash', [72, 55, 20], [7.5, 7.4, 5]),
    withLast(BEA, 'Bea Birch', [60, 60], [7.5, 7.6]),
    withLast(CAL, 'Cal Cole', [30, 70, 30], [6, 6, 6]),
  ],
})
const said = async (...messages: string[]) => (await talkIn(scope, messages)).text

test.each([
  [
    "when was Cal's last good day",
    /^Fri Nov 20: Cal Cole's recovery was 70%, high \(66% or more\)\. The newest is 30%/,
  ],
  ['when did Cal last look ok', /^Fri Nov 20: /],
  ['last time Bea had a normal day', /^Today: Bea Birch's recovery was 60%, in their own range\.$/],
  ['when was Ann last in the green', /^Thu Nov 19: Ann Ash's recovery was 72%, high/],
])('the last good day is the last high one, or the last in the own range: %s', async (message, answer) =>
  expect(await said(message)).toMatch(answer),
)

test('of him, after an answer on him', async () => {
  expect(await said('is Cal ok', 'when did he last look fine')).toMatch(/^Fri Nov 20: Cal Cole's/)
})

test.each([
  [
    'how much sleep does Bea need tonight',
    /^About 7\.5 h, the usual: .* Nothing to catch up: in bed at the usual time/,
  ],
  [
    'how many hours should Ann sleep tonight',
    /^At least 7\.5 h, and an earlier night: Ann Ash had 5\.0 h .* In bed 30 to 60 minutes earlier/,
  ],
  ['how much sleep does Cal need', /^At least 7\.5 h, and an earlier night: Cal Cole had 6\.0 h .*usually 7\.5 h\./],
])('the sleep that is needed comes from the own nights: %s', async (message, answer) => {
  const text = await said(message)
  expect(text.split('\n')[0]).toMatch(answer)
  expect(text).toContain('Adults need 7 to 9 h a night, teenagers 8 to 10')
})

test.each([
  ['Cal, rest day?', /^(Yes|No)/],
  ['Bea day off?', /^No: Bea Birch can train as planned\./],
  ['rest day Bea', /^No: Bea Birch can train as planned\./],
])('a name and a day off ask whether to ease: %s', async (message, answer) =>
  expect(await said(message)).toMatch(answer),
)

test('who sends nothing is asked about the device, and one that sends strain about the nights', async () => {
  const old = (id: string, name: string) => ({
    ...withLast(id, name, [60, 60], [7.5, 7.5]),
  })
  const late = scopeOfTests({ athletes: [old(ANN, 'Ann Ash')], today: addDays(TODAY, 3) })
  const { text } = await talkIn(late, ['Ann has no numbers, what gives'])
  expect(text).toContain('Nothing newer has come at all: is the device worn, charged, synced?')
  const strain = [{ date: addDays(TODAY, 3), strain_score: 6.8, average_heart_rate: null, max_heart_rate: null }]
  const byDay = scopeOfTests({
    athletes: [{ ...old(ANN, 'Ann Ash'), activity_data: strain }],
    today: addDays(TODAY, 3),
  })
  expect((await talkIn(byDay, ['is Ann ok'])).text).toContain(
    'Newer strain is in (6.8, today), but no new night: is the device worn at night?',
  )
})
