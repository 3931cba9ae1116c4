import { expect, it } from 'vitest'
import { athleteWith, TODAY } from '../athlete/athlete-for-tests.ts'
import { addDays } from '../days/calendar.ts'
import { findDeviceActions } from './device-actions.ts'
import { readTeam } from './team-overview.ts'

type Given = Parameters<typeof athleteWith>[0]

const said = (...given: Given[]) =>
  findDeviceActions(
    readTeam(
      given.map((one) => athleteWith({ id: one?.name ?? '', ...one })),
      7,
      TODAY,
    ),
  ).map(({ subject, text }) => `${subject}: ${text}`)

const fresh = { recovery: [60, 60, 60], hours: [8, 8, 8] }
/** Strain of every day, the newest scored night three days ago. */
const byDay = (name: string) => {
  const athlete = athleteWith({ id: name, name, strain: [9, 9, 9, 9] })
  const nights = athleteWith({ recovery: [60], hours: [7], until: addDays(TODAY, -3) })
  return { ...athlete, recovery_data: nights.recovery_data, sleep_data: nights.sleep_data }
}

it('asks who sends strain whether it is worn at night, and only of who sends nothing whether it is charged', () => {
  const silent = athleteWith({ id: 'Cem', name: 'Cem', recovery: [60], hours: [7], until: '2026-11-17' })
  const actions = findDeviceActions(readTeam([byDay('Ann'), byDay('Bea'), silent], 7, TODAY))
  expect(actions.map(({ subject, text }) => [subject, text])).toEqual([
    [
      'Ask about nights',
      'no new night from Ann (newest Nov 18) and Bea (newest Nov 18), but newer strain is in. Is the device worn at night?',
    ],
    ['Ask about the device', 'nothing new from Cem. Is it worn, charged, synced?'],
  ])
})

it('has no newest night for whom the period has none', () => {
  expect(said({ name: 'Ann', strain: [9, 9] })).toEqual([
    'Ask about nights: no new night from Ann (none in this period), but newer strain is in. Is the device worn at night?',
  ])
})

it('asks nothing of a night that came without a recovery', () => {
  expect(said({ name: 'Ann', hours: [7, 7], strain: [9] })).toEqual([])
})

it('has an ended link connected again, however fresh its data is', () => {
  expect(said({ name: 'Ann', ...fresh, link_ended: true })).toEqual([
    'Connect Ann again: the link to the device has ended, nothing new will come.',
  ])
  const two = ['Ann', 'Bea'].map((name) => ({ name, ...fresh, link_ended: true }))
  expect(said(...two)).toEqual([
    'Connect Ann and Bea again: the links to their devices have ended, nothing new will come.',
  ])
})

it('is silent where every device sends', () => {
  expect(said({ name: 'Ann', ...fresh })).toEqual([])
})
