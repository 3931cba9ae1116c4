import { TOTAL_HEADER } from '@corner/contract/constants/paging.ts'
import { expect, it } from 'vitest'
import { readPage } from './call-page.ts'

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })

it('reads the rows and the total', async () => {
  expect(await readPage(answer(200, ['a', 'b'], { [TOTAL_HEADER]: '5000' }))).toEqual({ rows: ['a', 'b'], total: 5000 })
  expect(await readPage(answer(200, [], { [TOTAL_HEADER]: '0' }))).toEqual({ rows: [], total: 0 })
})

it.each([[undefined], [''], ['many']])('fails when the total is %s', async (total) => {
  const headers: Record<string, string> = total === undefined ? {} : { [TOTAL_HEADER]: total }
  await expect(readPage(answer(200, ['a'], headers))).rejects.toMatchObject({ name: 'CallFailure', status: 200 })
})

it('fails when the call fails', async () => {
  const refused = answer(403, { error: 'Not yours', code: 'forbidden' }, { [TOTAL_HEADER]: '0' })
  await expect(readPage(refused)).rejects.toMatchObject({ name: 'CallFailure', status: 403, message: 'Not yours' })
})
