import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { Payload } from './payload.ts'

it('joins its pieces as they are, whatever signs they hold', async () => {
  const payload = new Payload(['["Öz', '", "拳', '🤼', '"]'])
  expect((await payload.plain()).toString()).toBe('["Öz", "拳🤼"]')
  expect(gunzipSync(await payload.gzipped()).toString()).toBe('["Öz", "拳🤼"]')
})

it('has one tag for the same bytes, however they came in pieces, and another for others', () => {
  expect(new Payload(['[', '1]']).tag).toBe(new Payload(['[1]']).tag)
  expect(new Payload(['[2]']).tag).not.toBe(new Payload(['[1]']).tag)
})

it('gives the plain bytes also when only the compressed ones are kept', async () => {
  const payload = new Payload(['["', '拳', '"]'])
  const [early] = await Promise.all([payload.plain(), payload.gzipped()])
  expect(early.toString()).toBe('["拳"]')
  expect((await payload.plain()).toString()).toBe('["拳"]')
})

it('weighs what it holds: the plain bytes, and once there are compressed ones only those', async () => {
  const payload = new Payload(['12345'])
  expect(payload.bytes).toBe(5)
  const { length } = await payload.gzipped()
  expect(payload.bytes).toBe(length)
})
