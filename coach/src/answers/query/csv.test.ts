import { expect, test } from 'vitest'
import { asCsv } from './csv.ts'

test('numbers go into the cells and their unit into the head', () =>
  expect(
    asCsv(
      ['Athlete', 'HRV', 'Bed time'],
      [
        ['Ash, Ann', '1,050 ms', '23:10'],
        ['Bea', '–', '22:00'],
      ],
    ),
  ).toBe('```csv\nAthlete,HRV (ms),Bed time\n"Ash, Ann",1050,23:10\nBea,,22:00\n```'))
test('a column of several units keeps them', () =>
  expect(asCsv(['Figure'], [['5 ms'], ['5 bpm']])).toBe('```csv\nFigure\n5 ms\n5 bpm\n```'))
test('a name that says its unit is given no other', () =>
  expect(
    asCsv(
      ['Athlete', 'Number of records'],
      [
        ['Ann', '7 records'],
        ['Bea', '1 record'],
      ],
    ),
  ).toBe('```csv\nAthlete,Number of records\nAnn,7\nBea,1\n```'))
test('a name that a spreadsheet would run as a formula is text', () =>
  expect(asCsv(['Athlete', 'Strain'], [['=1+1', '−3.1 points']])).toBe(
    "```csv\nAthlete,Strain (points)\n'=1+1,-3.1\n```",
  ))
