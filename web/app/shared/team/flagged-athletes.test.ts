import { expect, it } from 'vitest'
import { neighboursOf } from './flagged-athletes.ts'

const FLAGGED = ['ann', 'bea', 'cid'].map((id) => ({ id, name: id }))
const around = (id: string) => {
  const { place, count, previous, next } = neighboursOf(FLAGGED, id)
  return [place, count, previous?.id, next?.id]
}

it('knows the place, and who comes before and after', () => {
  expect(around('ann')).toEqual([1, 3, undefined, 'bea'])
  expect(around('bea')).toEqual([2, 3, 'ann', 'cid'])
  expect(around('cid')).toEqual([3, 3, 'bea', undefined])
})

it('leads from an athlete who is not flagged to the first', () => {
  expect(around('dan')).toEqual([null, 3, undefined, 'ann'])
  expect(neighboursOf([], 'dan')).toEqual({ place: null, count: 0, previous: undefined, next: undefined })
})
