import { expect, it } from 'vitest'
import { plainPoints, pointsForParents } from './plain-points.ts'

const linesOn = (words: string, count: number | null = null) => plainPoints(words, count)?.lines.map(({ text }) => text)

it('two subjects give the first line of each, then the second of each', () => {
  expect(linesOn('a text about food and hydration')).toEqual([
    'Eat real meals, and do not skip breakfast.',
    'Drink water all day, not only at practice.',
    'Get protein in after practice.',
    'Bring a full bottle and drink again after we finish.',
  ])
})

it('over a break, the line for it comes first, and whom to call last', () => {
  expect(linesOn('a text about drinking over the break')).toEqual([
    'Drink water every day, not only soda.',
    'Bring a full bottle and drink again after we finish.',
    'Drink to thirst: there is no prize for forcing it down.',
    'If you get sick or hurt, text me.',
  ])
  expect(linesOn('a text about food and drinking over Christmas')?.at(-1)).toBe('If you get sick or hurt, text me.')
})

it('one subject gives its lines, as many as were asked for', () => {
  expect(linesOn('phones at night', 2)).toEqual(['Put the phone away before bed.', 'Charge it outside of the bedroom.'])
  expect(linesOn('the moon')).toBeUndefined()
})

it('says when they meet again', () => {
  expect(linesOn('have a good break, back on Sunday the 29th')?.at(-1)).toBe('See you Sunday the 29th, ready to go.')
})

it('asks parents for one thing', () => {
  expect(pointsForParents('the Thanksgiving break')?.map(({ text }) => text)).toEqual([
    'A few simple things help your athlete: about the same bedtime and wake-up time as during the week, normal meals and water, and the strap on and charged.',
    'Please tell me if something stands in the way.',
  ])
  expect(pointsForParents('the moon')).toBeUndefined()
})
