import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../shared/rendered-for-tests.tsx'
import { OwnDayCard } from './own-day-card.tsx'
import { ownDayQuery } from './records/own-day-query.ts'

const DAY = {
  day: '2026-11-21',
  band: 'caution',
  verdict: 'lighter',
  title: 'Lighter day',
  text: 'You are in the caution band this morning, under your own range 47 to 63%.',
  action: 'Make the day shorter.',
}
const shown = (answer?: unknown) =>
  markupOf(<OwnDayCard />, answer === undefined ? [] : [[ownDayQuery.queryKey, answer]])

it('says first what to do, and below it why', () => {
  expect(linesOf(shown(DAY))).toEqual(['Today', 'Lighter day: Make the day shorter.', DAY.text])
  expect(shown(DAY)).toContain('var(--caution)')
})

it('keeps room for the sentence only until it has come', () => {
  for (const answer of [DAY, new Error('no connection')]) expect(shown(answer)).not.toMatch(/class="[^"]*room/)
})

it('says nothing while it loads, and keeps its room', () => {
  expect(linesOf(shown())).toEqual(['Today'])
  expect(shown()).toContain('aria-busy="true"')
  expect(shown()).toMatch(/class="[^"]*room/)
})

it('says that it could not be loaded', () => {
  expect(linesOf(shown(new Error('no connection'))).join(' ')).toContain('could not be loaded')
})
