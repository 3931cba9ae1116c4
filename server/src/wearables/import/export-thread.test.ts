import { CYCLE_HEADERS, ENDED_CYCLE, WHOLE_EXPORT, zip } from '@corner/wearables/whoop/export/sample-export.ts'
import { expect, it } from 'vitest'
import { readExportApart } from './export-thread.ts'

const now = new Date('2026-08-01T00:00:00Z')
const read = (upload: Uint8Array) => readExportApart({ provider: 'whoop', upload, now })
const bytes = (text: string) => new TextEncoder().encode(text)

it.each([
  ['nonsense', bytes('nonsense')],
  ['nothing', bytes('')],
  ['a small file of an export', bytes(`${CYCLE_HEADERS}\n${ENDED_CYCLE}\n`)],
])('reads %s without waiting for the zip that somebody else sent before', async (_what, upload) => {
  const ended: string[] = []
  const zipped = read(zip(WHOLE_EXPORT)).then(() => ended.push('zip'))
  await read(upload).then(
    () => ended.push('small'),
    () => ended.push('small'),
  )
  await zipped
  expect(ended).toEqual(['small', 'zip'])
})

it('reads a small file as its zip', async () => {
  const small = await read(bytes(`${CYCLE_HEADERS}\n${ENDED_CYCLE}\n`))
  const zipped = await read(zip({ 'physiological_cycles.csv': `${CYCLE_HEADERS}\n${ENDED_CYCLE}\n` }))
  expect(small.records).toEqual(zipped.records)
  expect(small.records.cycles).toHaveLength(1)
})
