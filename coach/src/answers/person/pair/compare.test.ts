import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, it } from 'vitest'
import { answerMessage } from '../../../answer-message.ts'
import { talkIn } from '../../../conversation-for-tests.ts'
import { Toolbox } from '../../../tools/toolbox.ts'
import { ANN, BEA, CAL, scopeOfTests } from '../../team-for-tests.ts'

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
  expect(await ask('Compare Ann and Bea', days)).toContain(`Average over the last ${days} days | Ann Ash | Bea Birch |`)
  expect(await ask('why does Ann recover better than Bea', days)).toContain(`over the last ${days} days`)
})

it('compares over the days that the question names, whatever the page shows', async () => {
  const text = await ask('Compare Ann and Bea over the last 30 days', 7)
  expect(text).toContain('over the last 30 days')
  expect(text).not.toMatch(/last (7|14) days/)
})

it('says why it looks further back where a week is too few mornings', async () => {
  expect(await ask('Compare Ann and Bea')).toMatch(
    /\| Recovery swing, over the last 14 days \| [\d.]+ points \| [\d.]+ points \|\n\nRecovery swing: how much the mornings vary \(standard deviation\), here over the last 14 days, because 7 mornings are too few\./,
  )
  expect(await ask('Compare Ann and Bea', 30)).toContain('how much the mornings vary (standard deviation). Smaller')
  expect(await ask('who is steadier, Ann or Bea')).toContain('over the last 14 days (7 mornings are too few)')
  expect(await ask('who is steadier, Ann or Bea', 30)).toContain('over the last 30 days.')
})

it('tells today first, then both in a table of two columns, and nothing twice', async () => {
  const text = await ask('Compare Ann and Bea')
  const [today, table, swing, nature, last, ...others] = text.split('\n\n')
  expect(today).toMatch(/^Today: (Ann Ash|Bea Birch) \(\d\d%.*\)?: .*(Ann Ash|Bea Birch) \(\d\d%/)
  expect(table?.split('\n').slice(0, 10)).toEqual([
    '| Average over the last 7 days | Ann Ash | Bea Birch |',
    '| --- | --- | --- |',
    '| Recovery | 50% | 58% |',
    '| Recovery, newest (today) | 50% | 58% |',
    '| HRV | 60 ms (70 ms in the 28 days before) | 80 ms (90 ms in the 28 days before) |',
    '| HRV, newest (today) | 60 ms | 80 ms |',
    '| Sleep | 7.0 h | 7.0 h |',
    '| Sleep, newest (today) | 7.0 h | 7.0 h |',
    '| Strain, without today | 11.0 | 14.0 |',
    '| Strain, newest (Nov 20) | 11.0 | 14.0 |',
  ])
  expect(swing).toMatch(/^Recovery swing: /)
  expect(nature).toBe('HRV differs between people by nature: this is not a fitness ranking.')
  expect(last).toBe(
    'Bea Birch recovered better over the last 7 days; today Ann Ash is far under their usual recovery. Bea Birch had more strain.',
  )
  expect(others).toEqual([])
})

it('tells what differs, and never holds one HRV against another', async () => {
  const text = await ask('Compare Ann and Bea')
  expect(text).toContain('Bea Birch had more strain.')
  expect(text).toContain('HRV differs between people by nature: this is not a fitness ranking.')
})

it('tells the HRV also where nothing is known of before', async () => {
  const short = (id: string, name: string) =>
    athleteWith({ id, name, recovery: [60, 61, 60, 61, 60, 61, 60], hrv: [60, 60, 60, 60, 60, 60, 60] })
  const scope = scopeOfTests({ athletes: [short(ANN, 'Ann Ash'), short(BEA, 'Bea Birch')] })
  expect((await talkIn(scope, ['Compare Ann and Bea'])).text).toContain(
    '| HRV | 60 ms | 60 ms |\n| HRV, newest (today) | 60 ms | 60 ms |',
  )
})

/** A month at one recovery, six mornings of the week and that of today, with a resting heart rate. */
function withToday(id: string, name: string, today: number, until?: string) {
  const recovery = [...Array.from({ length: 34 }, () => 65), today]
  const athlete = athleteWith({ id, name, recovery, hours: recovery.map(() => 7), ...(until && { until }) })
  const recovery_data = athlete.recovery_data.map((day, at) => ({ ...day, resting_heart_rate: at === 34 ? 58 : 51 }))
  return { ...athlete, recovery_data }
}
const compared = async (ann: number, bea: number, until?: string, message = 'Compare Ann and Bea') => {
  const athletes = [withToday(ANN, 'Ann Ash', ann, until), withToday(BEA, 'Bea Birch', bea, until)]
  return (await talkIn(scopeOfTests({ athletes }), [message])).text
}

it.each([
  [
    'both',
    43,
    45,
    'They recovered about equally well over the last 7 days; today both are far under their usual recovery.',
  ],
  [
    'one',
    65,
    48,
    'They recovered about equally well over the last 7 days; today Bea Birch is far under their usual recovery.',
  ],
  [
    'neither',
    65,
    51,
    'They recovered about equally well over the last 7 days; their sleep and load are much the same.',
  ],
])('concludes about today too: far under their usual %s', async (_who, ann, bea, told) => {
  const text = await compared(ann, bea)
  expect(text).toContain(told)
  expect(text).not.toContain('had more')
})

it('sets the newest value of the morning beside each average, whatever days are compared', async () => {
  expect(await compared(43, 45)).toContain(
    '| Resting heart rate | 52 bpm | 52 bpm |\n| Resting heart rate, newest (today) | 58 bpm | 58 bpm |',
  )
  const before = await compared(43, 45, undefined, 'Compare Ann and Bea from Nov 8 to Nov 14')
  expect(before).toContain('| Recovery | 65% | 65% |\n| Recovery, newest (today) | 43% | 45% |')
})

it('tells the day of an older value, and concludes nothing about today from it', async () => {
  const text = await compared(43, 45, '2026-11-20')
  expect(text).toContain('| Recovery, newest (Nov 20) | 43% | 45% |')
  expect(text).toContain('| Sleep, newest (Nov 20) | 7.0 h | 7.0 h |')
  expect(text).not.toContain('far under')
})

it('looks the newest values up together, but for the strain, which leaves today out', async () => {
  const toolbox = new Toolbox(scopeOfTests({ athletes, days: 7 }))
  await answerMessage({ message: 'Compare Ann and Bea', history: [], scope: toolbox.scope, toolbox })
  const titles = toolbox.steps.map(({ title }) => title).filter((title) => title.startsWith('Latest'))
  expect(titles.toSorted()).toEqual([
    'Latest recovery, HRV, resting heart rate and sleep, Ann Ash and Bea Birch, Nov 15 to 21 (7 days)',
    'Latest strain, Ann Ash and Bea Birch, Nov 15 to 20 (6 days)',
  ])
})

/** Cal's device sent nothing after Nov 19, two days ago; his last week was at 50 %, and Bea's newest two days are low. */
const pairWith = (cal: Parameters<typeof athleteWith>[0]) => {
  const bea = athleteWith({
    id: BEA,
    name: 'Bea Birch',
    recovery: [...Array.from({ length: 33 }, () => 70), 40, 40],
    hours: Array.from({ length: 35 }, () => 7),
  })
  const cole = athleteWith({ id: CAL, name: 'Cal Cole', ...cal })
  return talkIn(scopeOfTests({ athletes: [bea, cole] }), ['Compare Cal and Bea']).then(({ text }) => text)
}

it('compares over the days that both have, with the dates of the newest values, and says whom to ask first', async () => {
  const text = await pairWith({ recovery: [50, 50, 50, 50, 52], hours: [6, 8, 7, 5, 7], until: '2026-11-19' })
  expect(text).toMatch(/^Today: Bea Birch \(40%.*Ask Cal Cole first, no recovery since Thu Nov 19: how they slept/)
  expect(text).toMatch(
    /\| Average over the 5 days from Nov 15 to Nov 19 \| (Cal Cole \| Bea Birch|Bea Birch \| Cal Cole) \|/,
  )
  expect(text).toMatch(/\| Recovery \| (50% \| 70%|70% \| 50%) \|/)
  expect(text).toMatch(/\| Recovery, newest \| (52% \(Nov 19\) \| 40% \(today\)|40% \(today\) \| 52% \(Nov 19\)) \|/)
  expect(text).toContain('Bea Birch recovered better over the 5 days from Nov 15 to Nov 19')
  expect(text).not.toContain('cannot be compared')
})

it('tells the verdict on the other one where they cannot be compared', async () => {
  const text = await pairWith({ linked: false })
  expect(text).toMatch(/Today: Bea Birch \(40%[^)]*\): (a lighter day|out of live wrestling|training as planned)/)
  expect(text).toContain('Watch Cal Cole in the warm-up, and ask how they slept')
  expect(text).not.toContain('Watch both')
})

it.each([
  [{ linked: false }, 'They cannot be compared: no device of Cal Cole is linked. '],
  [
    { recovery: [50, 52], hours: [6, 7], until: '2026-11-09' },
    'They cannot be compared: no recovery and no night of Cal Cole is there in the last 7 days. ',
  ],
])('refuses only for who has nothing in the days, and says why', async (cal, told) => {
  expect(await pairWith(cal)).toContain(told)
})
