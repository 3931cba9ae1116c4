import { expect, it } from 'vitest'
import { entriesOf } from './entries-for-tests.ts'
import type { ExportEntry } from './export-format.ts'
import { elementsOf } from './json-elements.ts'
import { listOf } from './list-for-tests.ts'

async function read(text: string, selectors = ['$.*']): Promise<unknown[]> {
  const [entry] = entriesOf({ 'folder/list.json': text })
  return listOf(elementsOf(entry as ExportEntry, selectors, 1e9))
}

it('gives the elements of a list one after the other, with a byte order mark and in pieces', async () => {
  expect(await read('[{"a":1},{"b":["é",null]},3]')).toEqual([{ a: 1 }, { b: ['é', null] }, 3])
  expect(await read('\uFEFF[1]')).toEqual([1])
  const long = Array.from({ length: 5000 }, (_, index) => ({ index, text: 'ä'.repeat(50) }))
  expect(await read(JSON.stringify(long))).toEqual(long)
  expect(await read('[]')).toEqual([])
})

it('finds lists inside of others, and the whole', async () => {
  const text = '[{"other":[9],"list":[1,2]},{"list":[3]}]'
  expect(await read(text, ['$.*.list.*'])).toEqual([1, 2, 3])
  expect(await read('{"list":[4]}', ['$.*.list.*', '$.list.*'])).toEqual([4])
  expect(await read('{"a":1}', ['$'])).toEqual([{ a: 1 }])
})

it.each([
  ['cut off', '[{"a":1},{"b":'],
  ['text', 'timestamp,rmssd\n1,2'],
  ['two lists', '[1][2]'],
  ['zeros', '\0\0\0\0'],
])('refuses a file that is %s', async (_, text) => {
  await expect(read(text)).rejects.toThrow('list.json: is damaged or cut off; download the export again')
})

it('refuses a file without anything in it', async () => {
  for (const text of ['', ' \n']) await expect(read(text)).rejects.toThrow('list.json: is empty')
})

it('refuses what would fill the memory: brackets without end, and one endless entry', async () => {
  await expect(read('['.repeat(10_000))).rejects.toThrow('list.json: is nested more than 64 deep')
  await expect(read(`["${'a'.repeat(9 * 1024 * 1024)}"]`)).rejects.toThrow('has an entry that is longer than 8 MB')
})

it('lets no key change what an object is', async () => {
  const [element] = await read('[{"__proto__":{"day":"2026-01-01"}}]')
  expect((element as { day?: string }).day).toBeUndefined()
})
