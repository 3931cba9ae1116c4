import { describe, expect, it } from 'vitest'
import { rowsOf } from './csv-rows.ts'
import { entriesOf } from './entries-for-tests.ts'
import { listOf } from './list-for-tests.ts'

describe.each([
  ['read whole', 100],
  ['streamed', 1_000_000],
])('a table that is %s', (_, size) => {
  const read = (text: string) => {
    const [entry] = entriesOf({ 'folder/table.csv': text })
    return listOf(rowsOf({ path: 'folder/table.csv', size, bytes: (limit) => entry?.bytes(limit) ?? nothing() }, 1e9))
  }

  it('gives rows by their headers in lower case, with a byte order mark, CRLF, quotes and blank lines', async () => {
    expect(await read('\uFEFFTimestamp, RMSSD \r\n2026-01-01,45.2\r\n\r\n"a, ""b""",')).toEqual([
      { timestamp: '2026-01-01', rmssd: '45.2' },
      { timestamp: 'a, "b"', rmssd: '' },
    ])
    expect(await read('timestamp,rmssd\n')).toEqual([])
    expect(await read('')).toEqual([])
  })

  it('gives every row of a long one', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => ({ a: String(index), b: 'ä' }))
    expect(await read(`a,b\n${rows.map(({ a, b }) => `${a},${b}`).join('\n')}`)).toEqual(rows)
  })

  it('takes a row that is too short or too long for what it has', async () => {
    expect(await read('a,b\n1\n1,2,3')).toEqual([{ a: '1' }, { a: '1', b: '2' }])
  })

  it('refuses an open quotation mark and a row without end', async () => {
    await expect(read('a,b\n"1,2\n3,4')).rejects.toThrow('table.csv, line 3: is damaged or cut off')
    await expect(read(`a,b\n${'1'.repeat(200_000)}`)).rejects.toThrow('is damaged or cut off')
  })

  it('passes on the failure of its source', async () => {
    await expect(listOf(rowsOf({ path: 'table.csv', size, bytes: failing }, 1e9))).rejects.toThrow('the disk is gone')
  })
})

async function* nothing(): AsyncGenerator<Uint8Array> {}

async function* failing(): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode('a,b\n1,2\n')
  throw new Error('the disk is gone')
}
