import { expect, it } from 'vitest'
import { joinAthletes } from './athlete-records.ts'

const head = (athlete_id: string, athlete_name: string) => ({
  athlete_id,
  athlete_name,
  first_name: '',
  whoop_connected: true,
  provider: 'whoop',
})
const score = (recovery_score: number, date = '2026-11-21') => ({
  date,
  recovery_score,
  resting_heart_rate: null,
  hrv_rmssd_milli: null,
})
const night = (total_duration_hours: number) => ({
  date: '2026-11-21',
  total_duration_hours,
  sleep_quality_score: null,
  sleep_efficiency: null,
  sleep_consistency_percentage: null,
})
const day = (strain_score: number) => ({
  date: '2026-11-21',
  strain_score,
  average_heart_rate: null,
  max_heart_rate: null,
})
const recovery = (id: string, name: string, ...scores: number[]) => ({
  ...head(id, name),
  recovery_data: scores.map((value) => score(value)),
})
const sleep = (id: string, name: string, hours: number) => ({ ...head(id, name), sleep_data: [night(hours)] })
const activity = (id: string, name: string, strain: number) => ({ ...head(id, name), activity_data: [day(strain)] })

/** `id: recovery / hours / strain` of each athlete. */
function read(athletes: ReturnType<typeof joinAthletes>) {
  return athletes.map(({ athlete_id, recovery_data, sleep_data, activity_data }) => {
    const values = [
      recovery_data.map(({ recovery_score }) => recovery_score),
      sleep_data.map(({ total_duration_hours }) => total_duration_hours),
      activity_data.map(({ strain_score }) => strain_score),
    ]
    return `${athlete_id}: ${values.join(' / ')}`
  })
}

it('joins by id, whatever the order of each reply, and keeps namesakes separate', () => {
  const joined = joinAthletes(
    [recovery('1', 'Ann Ash', 50), recovery('2', 'Ann Ash', 90)],
    [sleep('2', 'Ann Ash', 9), sleep('1', 'Ann Ash', 5)],
    [activity('1', 'Ann Ash', 12)],
  )
  expect(read(joined)).toEqual(['1: 50 / 5 / 12', '2: 90 / 9 / '])
})

it('joins by name where an id is missing, on either side', () => {
  expect(read(joinAthletes([recovery('1', 'Ann Ash', 50)], [sleep('', 'Ann Ash', 7)], []))).toEqual(['1: 50 / 7 / '])
  expect(read(joinAthletes([recovery('', 'Ann Ash', 50)], [sleep('1', 'Ann Ash', 7)], []))).toEqual(['1: 50 / 7 / '])
  const nobodyHasOne = joinAthletes([recovery('', 'Ann Ash', 50)], [], [activity('', 'Ann Ash', 8)])
  expect(read(nobodyHasOne)).toEqual(['name Ann Ash: 50 /  / 8'])
})

it('never joins by a name that two athletes share', () => {
  const joined = joinAthletes(
    [recovery('1', 'Ann Ash', 50), recovery('2', 'Ann Ash', 90)],
    [sleep('', 'Ann Ash', 7)],
    [],
  )
  expect(read(joined)).toEqual(['1: 50 /  / ', '2: 90 /  / ', 'name Ann Ash:  / 7 / '])
})

it('prefers the id to the name: an athlete renamed between two replies stays one entry', () => {
  expect(read(joinAthletes([recovery('1', 'Ann Ash', 50)], [sleep('1', 'Ann Birch', 7)], []))).toEqual(['1: 50 / 7 / '])
})

it('keeps the records of both entries of an athlete who appears twice in a reply', () => {
  expect(read(joinAthletes([recovery('1', 'Ann Ash', 50), recovery('1', 'Ann Ash', 60)], [], []))).toEqual([
    '1: 50,60 /  / ',
  ])
})

it('includes an athlete of a single reply, and works with failed replies', () => {
  expect(read(joinAthletes([], [], [activity('3', 'Cem Dal', 8)]))).toEqual(['3:  /  / 8'])
  expect(joinAthletes([], [], [])).toEqual([])
})

it('takes the provider from a later reply if an athlete has no link and no recovery', () => {
  const unlinked = { ...recovery('1', 'Ann Ash'), whoop_connected: false, provider: null }
  const [ann] = joinAthletes([unlinked], [{ ...sleep('1', 'Ann Ash', 7), whoop_connected: false }], [])
  expect(ann).toMatchObject({ provider: 'whoop', whoop_connected: false })
})
