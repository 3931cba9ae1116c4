import { expect, it } from 'vitest'
import { createPointedStore, type Pointed } from './pointed-store.ts'

const POINTED: Pointed = {
  chart: 'recovery',
  place: '2026-11-21',
  columnId: 'ada',
  subject: 'ada',
  by: 'pointer',
  markedFrom: null,
}

it('tells every chart of another day, line or mark, and nobody when the pointer stays where it was', () => {
  const store = createPointedStore()
  const told: (string | undefined)[] = []
  store.subscribe(() => told.push(store.read()?.place))
  store.point(POINTED)
  store.point({ ...POINTED })
  expect(told).toEqual(['2026-11-21'])
  store.point({ ...POINTED, columnId: 'ben', subject: 'ben' })
  store.point({ ...POINTED, markedFrom: '2026-11-19' })
  store.point({ ...POINTED, chart: 'sleep' })
  store.point(null)
  store.point(null)
  expect(told).toEqual(['2026-11-21', '2026-11-21', '2026-11-21', '2026-11-21', undefined])
})

it('keeps the same object as long as nothing changes, so that React renders nothing', () => {
  const store = createPointedStore()
  store.point(POINTED)
  store.point({ ...POINTED })
  expect(store.read()).toBe(POINTED)
})

it('tells nobody who has left', () => {
  const store = createPointedStore()
  let told = 0
  const leave = store.subscribe(() => told++)
  leave()
  store.point(POINTED)
  expect(told).toBe(0)
})
