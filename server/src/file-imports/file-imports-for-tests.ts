import type { FileImport } from '@corner/contract/entities/file-imports.ts'
import { expect } from 'vitest'
import type { TestApp } from '../testing/app.ts'

const PATH = '/api/devices/imports/'
const ENDED = ['asks', 'done', 'refused', 'broken_off']
const PATIENCE = { timeout: 30_000, interval: 50 }

/** Calls of the file imports, each by a person's headers. */
export function importsOf({ app }: Pick<TestApp, 'app'>, headers: object) {
  const ask = async (method: 'GET' | 'POST', path = '') => {
    const reply = await app.inject({ method, url: `${PATH}${path}`, headers: { ...headers } })
    return { status: reply.statusCode, body: reply.json() }
  }
  const send = async (bytes: Uint8Array, name = 'export.zip', more: object = {}) => {
    const reply = await app.inject({
      method: 'POST',
      url: `${PATH}?${new URLSearchParams({ name, timezone_offset: '+01:00' })}`,
      headers: { ...headers, 'content-type': 'application/octet-stream', ...more },
      payload: Buffer.from(bytes),
    })
    return { status: reply.statusCode, body: reply.json() }
  }
  const ended = async (id: string): Promise<FileImport> => {
    await expect.poll(async () => (await ask('GET', `${id}/`)).body.state, PATIENCE).toBeOneOf(ENDED)
    return (await ask('GET', `${id}/`)).body
  }
  /** Sends a file, and waits for what becomes of it. */
  const bring = async (bytes: Uint8Array, name?: string): Promise<FileImport> => {
    const { status, body } = await send(bytes, name)
    expect(status, JSON.stringify(body)).toBe(200)
    return ended(body.id)
  }
  return { ask, send, ended, bring }
}
