import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import type { PersonAsked } from '@corner/contract/entities/person-asked.ts'
import { expect, it } from 'vitest'
import { scopeWith } from '../../../scope-for-tests.ts'
import { Toolbox } from '../../../tools/toolbox.ts'
import { ANN, DAN } from '../../team-for-tests.ts'
import { sayNotRecorded } from './not-recorded.ts'

const scope = scopeWith({ athletes: [athleteWith({ id: DAN, name: 'Dan Dale', linked: false })] })
const [dan] = scope.athletes
if (!dan) throw new Error('Nobody is in the scope')

const say = async (form: PersonAsked['form'], message = '') =>
  (await sayNotRecorded(dan, form, { scope, toolbox: new Toolbox(scope), message })).replaceAll('**', '')

it.each([
  ['to_parent', /^> I have no device data of Dan Dale, so I can't say it from numbers\. I'd like to hear/],
  ['what_to_say', /^> Dan Dale, you have looked a bit flat to me and I'd rather ask than guess\./],
  ['since', /^Only Dan Dale can say since when: no record is here\./],
  ['home', /^By symptoms, as nothing is recorded of Dan Dale: fever, vomiting or diarrhea: home/],
  ['share_numbers', /^There are none to bring up: nothing is recorded of Dan Dale\. Say what you saw, and ask\.$/],
  ['same_boat', /^Nothing is recorded of Dan Dale, so nobody can be held against that\.$/],
] as const)('%s is answered without figures', async (form, text) => {
  expect(await say(form)).toMatch(text)
})

it.each([
  ['status', true, true],
  ['nights', true, true],
  ['rest', true, false],
  ['believe', true, false],
  ['what_to_say', false, false],
] as const)('%s: the three questions: %s; how long a strap takes to tell: %s', async (form, asks, tells) => {
  const text = await say(form)
  expect(text.includes('Three questions tell most:')).toBe(asks)
  expect(text.match(/^- "/gm) ?? []).toHaveLength(asks ? 3 : 0)
  expect(text.includes('two to four weeks of nights')).toBe(tells)
})

it('of a return asks the questions every day', async () => {
  expect(await say('handled')).toMatch(/Ask every day of the return:\n\n(- ".*"\n?){3}$/)
})

it.each([
  [
    'status',
    /^There is no recovery data of Ann Ash of today or yesterday\. Ann Ash's newest recovery is 62%, of Thu Nov 19\./,
  ],
  ['share_numbers', /^There are none to bring up: nothing fresh is recorded of Ann Ash\./],
] as const)(
  '%s does not deny the records of two days ago, nor recommends a strap to its wearer',
  async (form, told) => {
    const ann = athleteWith({ id: ANN, recovery: [60, 62], hours: [7, 7], until: '2026-11-19' })
    const withAnn = scopeWith({ athletes: [ann] })
    const [athlete] = withAnn.athletes
    if (!athlete) throw new Error('Nobody is in the scope')
    const text = await sayNotRecorded(athlete, form, { scope: withAnn, toolbox: new Toolbox(withAnn), message: '' })
    expect(text.replaceAll('**', '')).toMatch(told)
    expect(text).not.toMatch(/of these days|With a strap on/)
  },
)
