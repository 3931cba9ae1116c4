import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import type { Request, Who } from '@corner/contract/entities/query.ts'
import { describe, expect, test } from 'vitest'
import { withLast } from '../../conversation-for-tests.ts'
import { scopeWith } from '../../scope-for-tests.ts'
import { ANN, BEA, CAL, DAN, said } from '../team-for-tests.ts'

const EVE = '00000000-0000-4000-8000-00000000000e'

const NIGHTS = [4.2, 4.5, 4.4, 4.3, 4.9]
/** Ann in the red, Bea green after five short nights, Cal green, Dan as usual but down on yesterday, Eve without a device. */
const scope = scopeWith({
  athletes: [
    withLast(ANN, 'Ann Ash', [55, 20], [7.5, 5]),
    withLast(BEA, 'Bea Birch', [60, 60, 60, 60, 60, 79], [...NIGHTS, 8.4]),
    withLast(CAL, 'Cal Cole', [60, 72], [7.5, 8]),
    withLast(DAN, 'Dan Dale', [70, 60], [7.5, 7.6]),
    athleteWith({ id: EVE, name: 'Eve Elm', linked: false }),
  ],
})
const ask = (message: string, request: Request = { kind: 'advice', who: {}, topic: '' }) =>
  said(request, { scope, message })
const status: Request = { kind: 'overview', who: {}, focus: 'status' }
const risk: Request = { kind: 'overview', who: {}, focus: 'at_risk' }
const of = (...ids: string[]): Who => ({ ids })

describe('of the team', () => {
  test('who sits out is told with the reason, and apart from who drills first', async () => {
    const text = await ask('who should sit out of live today')
    expect(text).toMatch(
      /^Keep Ann Ash out of live wrestling today\.\n\n- Ann Ash \(20%, usually 60%\): 5\.0 h of sleep last night/,
    )
    expect(text).toContain(
      'Drill first with these, and decide after the warm-up:\n\n- Bea Birch (79%, usually 60%): 5 nights in a row',
    )
    expect(text).toContain('Ask Ann Ash: "')
    expect(text).toContain('\n\nReady for a hard day: Cal Cole 72%.\n\n')
    expect(text.match(/Cal|Dan/g)).toEqual(['Cal'])
  })

  test('who can be pushed leaves out a green after short nights, and says so', async () => {
    const text = await ask('who can I push hard')
    expect(text).toMatch(/^You can push Cal Cole 72%\./)
    expect(text).toContain('High, but not today:\n\n- Bea Birch (79%')
    expect(text).toContain('\n\nOut of live wrestling: Ann Ash with 5.0 h of sleep last night')
    expect(text.match(/Bea/g)).toHaveLength(1)
  })

  test('both ends in one question are everybody by what the day asks for', async () => {
    const text = await ask('who can double up and who should I pull back')
    expect(text).toMatch(/^Keep Ann Ash out of live wrestling today\. Bea Birch needs a lighter day\. 1 of 5 is ready/)
    expect(text).toMatch(
      /- Ann .*\n- Bea .*\n\nAsk Ann Ash: ".*\n\nReady for a hard day: Cal Cole 72%\.\n\nAs planned: Dan Dale 60%\./,
    )
  })

  test.each(['who’s out, who can I lean on', 'who sits, who goes', 'who can push and who needs mobility'])(
    '%s is both ends, too',
    async (message) => expect(await ask(message)).toBe(await ask('who can double up and who should I pull back')),
  )

  test('a number of people is how many are told, and the opening says so', async () => {
    expect(await ask('give me the two worst I should hold out')).toMatch(
      /^To hold back today, 2:\n\nOut of live wrestling:\n\n1\. Ann .*\n\nLighter day:\n\n2\. Bea /,
    )
    expect(await ask('which one guy should sit out')).toMatch(
      /^To hold back today, the first of 2:\n\n- Ann [^\n]*\n\nAsk first/,
    )
    const push = await ask('which 2 guys can I push')
    expect(push).toMatch(
      /^To push today, only 1 and not 2:\n\n- Cal Cole \(72%, usually 60%\)\n\nNext, as planned .*: Dan Dale 60%\./,
    )
    expect(push).toContain('Lighter: Bea Birch.')
  })

  test('of tomorrow nothing is promised', async () => {
    for (const message of ['who can I push tomorrow', 'who sits tomorrow', 'can Cal go hard tomorrow']) {
      const text = await ask(message)
      expect(text).toMatch(/^Decide tomorrow morning, by the recovery of then\. /)
      expect(text).not.toContain('Yes:')
    }
    expect(await ask('who sits out, we look again after tomorrow')).not.toContain('Decide tomorrow')
  })

  test('the one thing is one sentence with its figure and what to do', async () => {
    const text = await ask('the one thing I need to know before practice', status)
    expect(text).toMatch(
      /^Keep Ann Ash out of live wrestling today: recovery is 20%, usually 60%, with 5\.0 h of sleep[^.]*\.?[^.]*\.$/,
    )
    const fine = scopeWith({ athletes: [withLast(CAL, 'Cal Cole', [60, 72], [7.5, 8])] })
    expect(await said({ ...status, day: { form: 'one' } }, { scope: fine })).toMatch(/^Nothing stands in the way/)
  })

  test('lifting groups follow the verdict, with the loads of the guidance', async () => {
    const text = await ask('split the team into lifting groups')
    expect(text).toContain('- Heavy (85-90% of recent bests, RPE 7-8): Cal Cole 72%')
    expect(text).toContain('- Moderate (75-85% of recent bests, RPE 6-7): Bea Birch 79%\\* and Dan Dale 60%')
    expect(text).toContain('- Light (60-70% of recent bests, RPE 6 or below): Ann Ash 20%')
  })

  test('who first is an order', async () => {
    expect(await ask('who should I talk to first')).toMatch(/^See Ann Ash first\.\n\n1\. Ann Ash .*\n2\. Bea Birch /)
  })

  test('what changed names who is down and who is up since yesterday, and nobody else', async () => {
    const text = await ask('what changed since yesterday', status)
    expect(text).toMatch(/^Down since yesterday \(2\):\n\n- Ann Ash from 55% to 20%, now out of live wrestling/)
    expect(text).toContain('- Dan Dale from 70% to 60%, now training as planned')
    expect(text).toMatch(
      /Up \(2\):\n\n- Cal Cole from 60% to 72%, now ready for a hard day\n- Bea Birch from 60% to 79%, still a lighter day/,
    )
    expect(text).not.toContain('Eve Elm from')
  })

  test('anything unusual goes by the own range and runs, and not by today’s value', async () => {
    const text = await ask('anything unusual?', risk)
    expect(text).toMatch(
      /^2 athletes stand out against their own normal:\n\n- Ann Ash .*: out of live wrestling; .*\n- Bea Birch \(79%.*: a lighter day; /,
    )
    expect(await ask('who is at risk by the rules?', risk)).toMatch(/are at risk/)
  })

  test('is anyone getting sick is answered by vital signs alone, without a diagnosis', async () => {
    expect(await ask('is anyone getting sick?', risk)).toMatch(
      /^Nobody clearly, by resting heart rate, HRV, .*no diagnosis/s,
    )
  })

  test('the brief begins with who is held back, and names who has no device once', async () => {
    const text = await ask('morning report', status)
    expect(text).toMatch(
      /^Keep Ann Ash out of live wrestling today\. Bea Birch needs a lighter day\. 1 of 5 is ready for a hard day\./,
    )
    expect(text.match(/Eve/g)).toHaveLength(1)
  })

  test('of a day that is over the brief of today is not told', async () => {
    expect(await said({ ...status, days: { window: { last: 7, before: 7 } } }, { scope })).not.toContain('Keep Ann')
  })
})

test('where it is asked to be short, it is one reason each and no question', async () => {
  const text = await ask('who should sit out, keep it short')
  expect(text).toMatch(
    /^Keep Ann Ash out of live wrestling today\.\n\n- Ann Ash \(20%, usually 60%\): 5\.0 h of sleep last night[^;]*\n/,
  )
  expect(text).not.toMatch(/Ask (?!first: )/)
})

describe('of one athlete', () => {
  test.each([
    ['should Ann sit out', ANN, 'Yes: keep Ann Ash out of live wrestling today.'],
    ['should Cal sit out', CAL, 'No: Cal Cole is ready for a hard day.'],
    ['can I push Bea', BEA, 'Not today: Bea Birch needs a lighter day.'],
    ['can I push Dan', DAN, 'As planned, but no more: Dan Dale is no clean green today.'],
    ['is Bea good to go', BEA, 'Yes, but shorter: Bea Birch needs a lighter day.'],
    ['is Cal good to go', CAL, 'Yes: Cal Cole is ready for a hard day.'],
  ])('%s is answered as it was asked', async (message, id, opening) => {
    const text = await ask(message, { kind: 'overview', who: of(id), focus: 'guidance' })
    expect(text.split('\n\n')[0]).toBe(opening)
    expect(text.split('\n\n')[1]).toMatch(/^Recovery is \d+% \(today\), usually 60%\./)
  })

  test('a high score of yesterday without a sign against it waits for the score of this morning', async () => {
    const tariq = withLast(DAN, 'Tariq Papadakis', [60, 85], [7.5, 7.6])
    const later = scopeWith({ athletes: [tariq], today: '2026-11-22' })
    const opened = (message: string) =>
      said({ kind: 'overview', who: of(DAN), focus: 'guidance' }, { scope: later, message })
    const push = await opened('can I push Tariq')
    expect(push).toMatch(/^As planned for now: for a hard day Tariq Papadakis needs this morning's score\.\n/)
    expect(push).toContain("; until this morning's score is in, no more than 75-85%")
    expect(push).not.toMatch(/clean green|what speaks against it/)
    expect(await opened('any reason Tariq should not go hard')).not.toContain('clean green')
  })

  test('before the scores of the morning whoever is pushed waits for them, but for who has a sign against it', async () => {
    const late = (recovery: number) => withLast(DAN, 'Dan Dale', [60, recovery], [7.5, 7.6])
    const short = withLast(BEA, 'Bea Birch', [60, 75], [4, 4.1])
    const push = async (...athletes: ReturnType<typeof late>[]) =>
      said(
        { kind: 'overview', who: {}, focus: 'guidance', day: { form: 'push' } },
        { scope: scopeWith({ athletes, today: '2026-11-22' }), message: 'who can I push' },
      )
    const text = await push(late(85), short)
    expect(text).toMatch(/^As planned for now: a hard day needs this morning's score\./)
    expect(text).toMatch(/High, but not today:\n\n- Bea Birch \(75%/)
    expect(text).toMatch(/Dan Dale \(85% on Nov 21, usually 60%\): today's recovery has not come yet\./)
    expect(await push(late(60))).not.toContain('clean green')
    const one = { kind: 'overview', who: of(DAN), focus: 'guidance' } as const
    const later = scopeWith({ athletes: [late(60)], today: '2026-11-22' })
    expect(await said(one, { scope: later, message: 'can I push Dan' })).toMatch(
      /^As planned for now: for a hard day Dan Dale needs this morning's score\./,
    )
  })

  test('the status has the same verdict, one thing to do and one question', async () => {
    const text = await said({ kind: 'overview', who: of(BEA), focus: 'status' }, { scope })
    expect(text).toMatch(/^Bea Birch needs a lighter day\./)
    expect(text).toContain('Check in with Bea Birch: "')
  })
})

test('of a few who are named it is told of each in a line', async () => {
  const text = await ask('should Ann and Cal train hard', { kind: 'advice', who: of(ANN, CAL), topic: '' })
  expect(text).toMatch(
    /^Only 1 of 2\. Ann Ash: out of live wrestling; Cal Cole: ready for a hard day\.\n\n- Ann Ash .*\n- Cal Cole /,
  )
})

test('of a team without a fresh record nobody is judged', async () => {
  const old = scopeWith({ athletes: [athleteWith({ id: ANN, name: 'Ann Ash', recovery: [50], until: '2026-11-17' })] })
  for (const message of ['who should sit out', 'split them into groups', 'who can I push'])
    expect(await said({ kind: 'advice', who: {}, topic: '' }, { scope: old, message })).not.toMatch(/\d%/)
})
