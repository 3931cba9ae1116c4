import { expect, it } from 'vitest'
import { talkIn } from '../../conversation-for-tests.ts'
import type { CoachScope } from '../../scope.ts'
import { mixedScope } from './mixed-team-for-tests.ts'

const ask = async (message: string, scope = mixedScope()) => (await talkIn(scope, [message])).text

it.each([
  ['what does ANS charge mean', /^ANS charge is Polar's/],
  ['what is SDNN', /^SDNN is the standard deviation/],
  ['whats nightly recharge', /^Nightly Recharge is Polar's score of a night from 1 to 6/],
  ['whats the diff between oura readiness and corner readiness', /^Oura readiness is.*\n\nCorner readiness is/],
])('%s: says what it means', async (message, expected) => {
  expect(await ask(message)).toMatch(expected)
})

it.each(['what is cals nightly recharge', "what's Cal Cole's ANS charge", 'what is the average corner readiness'])(
  '%s: gives the figure',
  async (message) => {
    expect(await ask(message)).toMatch(/\d/)
    expect(await ask(message)).not.toMatch(/Polar's|worked out alike/)
  },
)

it('names who paused their device, or nobody', async () => {
  expect(await ask('did anybody pause their device')).toMatch(/^Nobody has paused/)
  const scope = mixedScope()
  const records: CoachScope['records'] = async (days) =>
    (await scope.records(days)).map((one) => ({ ...one, link_paused: one.athlete_name === 'Cal Cole' }))
  expect(await ask('whose device is paused', { ...scope, records })).toMatch(/^Cal Cole has paused/)
})

it('names who changed their device, with its first day', async () => {
  expect(await ask('who changed device lately')).toMatch(/^Nobody's records come from another maker/)
  const scope = mixedScope()
  const records: CoachScope['records'] = async (days) =>
    (await scope.records(days)).map((one) => ({
      ...one,
      recovery_data: one.recovery_data.map((record) => ({
        ...record,
        ...(one.athlete_name === 'Cal Cole' && { maker: record.date < '2026-11-18' ? 'oura' : 'polar' }),
      })),
    }))
  expect(await ask('who has a new watch', { ...scope, records })).toContain('Cal Cole: from Oura to Polar, Wed Nov 18')
})
