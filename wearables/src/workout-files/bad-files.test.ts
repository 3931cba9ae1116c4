import fc from 'fast-check'
import { expect, it } from 'vitest'
import { entryOf } from '../export-files/entry-for-tests.ts'
import { ExportRefused } from '../own-export/export-refused.ts'
import type { RecordBatch } from '../records.ts'
import { fit, framed, GPX, RUN_MESSAGES, TCX } from './sample-files.ts'
import { workoutFileExport } from './workout-file-export.ts'

const READING = { now: new Date('2026-11-29T15:00:00Z'), timezoneOffset: '-05:00' }
const read = (content: string | Uint8Array, name: string, pieceBytes?: number) =>
  workoutFileExport.read([entryOf(content, name, pieceBytes)], READING)

/** The records, or undefined for a refusal; any other failure is thrown. */
async function readOrRefuse(content: string | Uint8Array, name: string): Promise<RecordBatch | undefined> {
  try {
    return (await read(content, name)).records
  } catch (error) {
    if (error instanceof ExportRefused) return undefined
    throw error
  }
}

const FILES = [
  ['run.fit', Buffer.from(fit(RUN_MESSAGES))],
  ['run.tcx', Buffer.from(TCX)],
  ['run.gpx', Buffer.from(GPX)],
] as const

it.each(FILES)('reads %s the same in pieces of any length', async (name, bytes) => {
  const whole = await read(bytes, name)
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 2000 }), async (pieceBytes) => {
      expect(await read(bytes, name, pieceBytes)).toEqual(whole)
    }),
    { numRuns: 30 },
  )
})

it.each(FILES)('refuses %s cut off anywhere', async (name, bytes) => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: bytes.length - 1 }), async (length) => {
      expect(await readOrRefuse(bytes.subarray(0, length), name)).toBeUndefined()
    }),
    { numRuns: 60 },
  )
})

it.each(FILES)('reads or refuses %s with any byte changed', async (name, bytes) => {
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 0, max: 255 }), async (at, byte) => {
      const copy = Buffer.from(bytes)
      copy[at] = byte
      await readOrRefuse(copy, name)
    }),
    { numRuns: 100 },
  )
})

it('reads or refuses any messages of FIT that have the right checksum', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (messages) => {
      await readOrRefuse(framed(messages), 'any.fit')
    }),
    { numRuns: 300 },
  )
})

it('refuses millions of empty FIT messages before they fill the memory', async () => {
  const definition = [0x40, 0, 0, 18, 0, 0]
  const empty = framed(Buffer.concat([Buffer.from(definition), Buffer.alloc(2_000_000)]))
  await expect(read(empty, 'bomb.fit')).rejects.toMatchObject({
    message: 'bomb.fit: holds more messages than a training has',
  })
  // The first field is left out of a message with a time in its header: here it is all there is.
  const compressed = [0x40, 0, 0, 18, 0, 1, 253, 255, 0x86]
  const hidden = framed(Buffer.concat([Buffer.from(compressed), Buffer.alloc(2_000_000, 0x80)]))
  await expect(read(hidden, 'bomb.fit')).rejects.toMatchObject({ name: 'ExportRefused' })
})

it.each([
  ['no file at all', [], 'This zip holds no FIT, TCX or GPX file'],
  ['an empty one', [entryOf('', 'run.fit')], 'run.fit: is no FIT, TCX or GPX file'],
  [
    'a plan',
    [entryOf('<gpx><rte><rtept lat="1" lon="2"/></rte></gpx>', 'plan.gpx')],
    'plan.gpx: holds no recorded training',
  ],
  ['one that is cut off', [entryOf(TCX.slice(0, 900), 'run.tcx')], 'run.tcx: is damaged or cut off; download it again'],
  ['one of the future', [entryOf(TCX.replaceAll('2026', '2027'), 'run.tcx')], 'run.tcx: lies in the future'],
  [
    'one of ages ago',
    [entryOf(TCX.replaceAll('2026', '1926'), 'run.tcx')],
    'run.tcx: has no readable beginning and end',
  ],
  [
    'more trainings than a file has',
    [entryOf(`<gpx>${'<trk></trk>'.repeat(1001)}</gpx>`, 'many.gpx')],
    'many.gpx: holds more than 1000 trainings',
  ],
])('refuses %s in a sentence', async (_what, entries, message) => {
  await expect(workoutFileExport.read(entries, READING)).rejects.toMatchObject({ name: 'ExportRefused', message })
})

it('does not unpack more of a file that is none of these', async () => {
  let [given, isClosed] = [0, false]
  const endless = {
    path: 'zeros.bin',
    size: 10e9,
    async *bytes() {
      try {
        for (;;) {
          given++
          yield new Uint8Array(65_536)
        }
      } finally {
        isClosed = true
      }
    },
  }
  await expect(workoutFileExport.read([endless], READING)).rejects.toThrow('zeros.bin: is no FIT, TCX or GPX file')
  expect([given, isClosed]).toEqual([1, true])
})
