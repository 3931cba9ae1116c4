import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, it } from 'vitest'
import { talkIn } from '../../../conversation-for-tests.ts'
import { ANN, BEA, scopeOfTests } from '../../team-for-tests.ts'

/** Three weeks at one level and a last week at another. */
const withWeek = (id: string, name: string, before: number, week: number, hrv: number) =>
  athleteWith({
    id,
    name,
    recovery: [...Array.from({ length: 28 }, () => before), ...Array.from({ length: 7 }, () => week)],
    hrv: Array.from({ length: 35 }, (_, day) => (day < 28 ? hrv + 10 : hrv)),
    hours: Array.from({ length: 35 }, () => 7),
    strain: Array.from({ length: 35 }, () => (name === 'Ann Ash' ? 11 : 14)),
  })
const athletes = [withWeek(ANN, 'Ann Ash', 70, 50, 60), withWeek(BEA, 'Bea Birch', 60, 58, 80)]
const ask = async (message: string, days = 7) => (await talkIn(scopeOfTests({ athletes, days }), [message])).text

it.each([7, 14, 30])('compares over the period of the page, here of %i days', async (days) => {
  expect(await ask('Compare Ann and Bea', days)).toContain(`over the last ${days} days`)
  expect(await ask('why does Ann recover better than Bea', days)).toContain(`over the last ${days} days`)
})

it('compares over the days that the question names, whatever the page shows', async () => {
  const text = await ask('Compare Ann and Bea over the last 30 days', 7)
  expect(text).toContain('over the last 30 days')
  expect(text).not.toMatch(/last (7|14) days/)
})

it('says why it looks further back where a week is too few mornings', async () => {
  expect(await ask('Compare Ann and Bea')).toMatch(
    /Steadier over the last 14 days \(7 mornings are too few for it\): (Ann Ash|Bea Birch)/,
  )
  expect(await ask('who is steadier, Ann or Bea')).toContain('over the last 14 days (7 mornings are too few for it)')
  expect(await ask('who is steadier, Ann or Bea', 30)).toContain('over the last 30 days.')
})

it('has a name beside each figure, in one order from top to bottom', async () => {
  const text = await ask('Compare Ann and Bea')
  expect(text).toMatch(
    /^Bea Birch recovers better than Ann Ash over the last 7 days: recovery of Bea Birch 58%, of Ann Ash 50%\./,
  )
  expect(text).toContain(
    '- Ann Ash: HRV 60 ms (70 ms in the 28 days before), sleep 7.0 h, strain 11.0\n- Bea Birch: HRV 80 ms (90 ms in the 28 days before), sleep 7.0 h, strain 14.0',
  )
  expect(text).not.toMatch(/in the same order| against |, then /)
  const lines = text.split('\n').filter((line) => line.startsWith('- '))
  const names = lines.flatMap((line) => /^- (Ann|Bea)/.exec(line)?.[1] ?? [])
  expect(names).toEqual(['Ann', 'Bea', 'Ann', 'Bea', 'Ann', 'Bea'])
})

it('tells what differs, and never holds one HRV against another', async () => {
  const text = await ask('Compare Ann and Bea')
  expect(text).toContain('What differs: strain. Alike: sleep.')
  expect(text).toContain('HRV differs between people by nature: this is not a fitness ranking.')
})

it('tells the HRV also where nothing is known of before', async () => {
  const short = (id: string, name: string) =>
    athleteWith({ id, name, recovery: [60, 61, 60, 61, 60, 61, 60], hrv: [60, 60, 60, 60, 60, 60, 60] })
  const scope = scopeOfTests({ athletes: [short(ANN, 'Ann Ash'), short(BEA, 'Bea Birch')] })
  expect((await talkIn(scope, ['Compare Ann and Bea'])).text).toContain(
    '- Ann Ash: HRV 60 ms\n- Bea Birch: HRV 60 ms\n',
  )
})
