import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../shared/rendered-for-tests.tsx'
import { DeviceCard, DeviceCardLoading } from './device-card.tsx'

const WHOOP = { provider: 'whoop', label: 'WHOOP' }
const STATUS = { token_valid: true, last_sync: null, first_sync: null, problem: null, paused_since: null }
const card = (connected: boolean) =>
  linesOf(markupOf(<DeviceCard status={{ ...STATUS, connected }} maker={WHOOP} onRetry={() => undefined} />))

it('tells before connecting who will see the data, and not again afterwards', () => {
  const before = card(false)
  const told = before.findIndex((line) => line.includes('are seen by you, the coaches of the teams'))
  expect(told).toBeGreaterThan(-1)
  expect(told).toBeLessThan(before.indexOf('Connect WHOOP'))
  expect(card(true).join(' ')).not.toContain('seen by you')
})

it.each([
  [false, true],
  [true, false],
  [undefined, false],
] as const)('while the status loads of a device that was connected: %s, the audience is told: %s', (was, isTold) => {
  const lines = linesOf(markupOf(<DeviceCardLoading wasConnected={was} onRetry={() => undefined} />))
  expect(lines.join(' ').includes('seen by you')).toBe(isTold)
})
