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

it('notifies listeners of another day, line or selection, but not of an unchanged position', () => {
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

it('keeps the same object until something changes, so that React does not render', () => {
  const store = createPointedStore()
  store.point(POINTED)
  store.point({ ...POINTED })
  expect(store.read()).toBe(POINTED)
})

it('does not notify unsubscribed listeners', () => {
  const store = createPointedStore()
  let told = 0
  const leave = store.subscribe(() => told++)
  leave()
  store.point(POINTED)
  expect(told).toBe(0)
})
