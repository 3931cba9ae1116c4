import type { Aggregate } from '@corner/contract/entities/query.ts'
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '../metrics/metric-catalogue.ts'
import { decimalsOfMeasure, isSigned, unitOfDifference, unitOfMeasure } from './units.ts'

describe('the unit', () => {
  it.each<[string, Aggregate, string, string]>([
    ['recovery', 'mean', '%', 'points'],
    ['recovery', 'deviation', 'points', 'points'],
    ['recovery', 'share', '%', 'points'],
    ['sleep_duration', 'sum', 'h', 'h'],
    ['bed_time', 'mean', 'clock', 'h'],
    ['bed_time', 'range', 'h', 'h'],
    ['strain', 'days', 'days', 'days'],
    ['hrv', 'correlation', '', ''],
    ['hrv', 'count', '', ''],
    ['hrv', 'consistency', '%', 'points'],
    ['recovery', 'halves', 'points', 'points'],
    ['any_record', 'record_age', 'days', 'days'],
  ])('of %s, %s, is "%s", and "%s" of a difference', (metric, aggregate, unit, ofDifference) => {
    expect(unitOfMeasure({ metric, aggregate }, CATALOGUE)).toBe(unit)
    expect(unitOfDifference({ metric, aggregate }, CATALOGUE)).toBe(ofDifference)
  })
})

it.each<[string, Aggregate, number]>([
  ['recovery', 'mean', 0],
  ['strain', 'latest', 1],
  ['hrv', 'deviation', 1],
  ['hrv', 'trend', 1],
  ['hrv', 'consistency', 0],
  ['hrv', 'correlation', 2],
])('%s, %s, is written with %i decimals', (metric, aggregate, decimals) => {
  expect(decimalsOfMeasure({ metric, aggregate }, CATALOGUE)).toBe(decimals)
})

it.each<[Aggregate, boolean]>([
  ['trend', true],
  ['from_own_range', true],
  ['change_percent', true],
  ['deviation', false],
  ['mean', false],
  ['share', false],
])('%s is written with a sign: %s', (aggregate, expected) => {
  expect(isSigned(aggregate)).toBe(expected)
})
