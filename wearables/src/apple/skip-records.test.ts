import fc from 'fast-check'
import { expect, it } from 'vitest'
import { healthData, record, sample, sleep, UNREAD, WHOLE } from './sample-export.ts'
import { withoutUnreadRecords } from './skip-records.ts'

async function kept(text: string, pieceBytes = 64 * 1024): Promise<string> {
  const bytes = Buffer.from(text)
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
  }
  const parts: Uint8Array[] = []
  for await (const part of withoutUnreadRecords(pieces())) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}

it('leaves out records of other types with all that is in them, and nothing else', async () => {
  const unread = record({
    type: 'HKQuantityTypeIdentifierHeartRate',
    value: '61',
    start: '2026-11-28 00:00:00 -0600',
    source: 'a > b /> c',
    inside: '<MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="1"/>',
  })
  const awake = sleep('Awake', '2026-11-28 00:00:00 -0600', '2026-11-28 00:10:00 -0600')
  const workout = '<Workout a="1"/>'
  const text = await kept(healthData([unread, awake, unread, unread, workout, unread]))
  expect(text.replace(/\s+/g, ' ')).toBe(healthData([awake, workout]).replace(/\s+/g, ' '))
})

it('passes a record on whose type is not its first attribute', async () => {
  const text = healthData(['<Record sourceName="x" type="HKQuantityTypeIdentifierHeartRate"/>'])
  expect(await kept(text)).toBe(text)
})

it('gives the same whatever the length of the pieces', async () => {
  const text = healthData([...UNREAD, ...WHOLE])
  const whole = await kept(text)
  expect(whole).not.toContain('secret-flow')
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 500 }), async (pieceBytes) => {
      expect(await kept(text, pieceBytes)).toBe(whole)
    }),
  )
})

it('passes a record on that has no end, for the reader of XML to refuse', async () => {
  const text = `<HealthData><Record type="HKUnread" a="${'x'.repeat(600_000)}`
  expect((await kept(text)).length).toBe(text.length)
  expect(await kept(sample('HeartRate', 61, 'count/min', '2026-11-28 00:00:00 -0600').slice(0, -2))).toContain(
    'HeartRate',
  )
})
