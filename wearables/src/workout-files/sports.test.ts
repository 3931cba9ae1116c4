import { expect, it } from 'vitest'
import { sportOf, sportOfFit } from './sports.ts'

it.each([
  ['Running', 'running'],
  ['Biking', 'cycling'],
  ['trail_running', 'trail running'],
  ['Cross-country skiing', 'cross-country skiing'],
  ['Läufe', 'läufe'],
  ['9', 'activity'],
  ['', 'activity'],
  ['constructor', 'constructor'],
  ['x'.repeat(41), 'activity'],
  ['<b>', 'activity'],
  ['Other', 'activity'],
])('reads %j as %s', (word, sport) => {
  expect(sportOf(word)).toBe(sport)
})

it.each([
  ['running', 'trail', 'trail running'],
  ['running', 'treadmill', 'running'],
  ['cycling', 'mountain', 'mountain biking'],
  ['training', 'strength_training', 'weightlifting'],
  ['training', 'cardio_training', 'activity'],
  ['swimming', 'lap_swimming', 'swimming'],
  [null, null, 'activity'],
])('reads the sport %s of the kind %s as %s', (sport, kind, word) => {
  expect(sportOfFit(sport, kind)).toBe(word)
})
