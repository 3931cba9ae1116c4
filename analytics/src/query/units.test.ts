import type { Aggregate } from '@corner/contract/entities/query.ts'
import { describe, expect, it } from 'vitest'
import { CATALOGUE, METRIC_NAMES, metricOf } from '../metric-catalogue.ts'
import { decimalsOf, unitOf } from '../statistic-units.ts'
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
    ['any_record', 'record_age', 'days', 'days'],
  ])('of %s, %s, is "%s", and "%s" of a difference', (metric, aggregate, unit, ofDifference) => {
    expect(unitOfMeasure({ metric, aggregate }, CATALOGUE)).toBe(unit)
    expect(unitOfDifference({ metric, aggregate }, CATALOGUE)).toBe(ofDifference)
  })

  it.each(METRIC_NAMES)('of %s is that of the screens', (metric) => {
    expect(unitOfMeasure({ metric, aggregate: 'mean' }, CATALOGUE)).toBe(unitOf(metric, 'average'))
    expect(unitOfMeasure({ metric, aggregate: 'deviation' }, CATALOGUE)).toBe(unitOf(metric, 'deviation'))
    expect(decimalsOfMeasure({ metric, aggregate: 'mean' }, CATALOGUE)).toBe(metricOf(metric).decimals)
    expect(decimalsOfMeasure({ metric, aggregate: 'deviation' }, CATALOGUE)).toBe(decimalsOf(metric, 'deviation'))
  })
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
