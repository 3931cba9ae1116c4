import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '@corner/contract/refusal.ts'
import { expect, it } from 'vitest'
import { createTestFolder } from './backup-for-tests.ts'
import { writingInto } from './writing.ts'

const FOLDER = '/data/backups'

function failure(code: string, { path, syscall = 'open' }: { path?: string; syscall?: string }): Error {
  return Object.assign(new Error(`${code}: as the system says it`), { code, syscall, ...(path && { path }) })
}

it.each([
  ['EACCES', 'Corner may not write into /data/backups. Give that folder'],
  ['EPERM', 'Corner may not write into /data/backups'],
  ['EROFS', 'The disk of /data/backups can only be read. Mount it for writing'],
  ['ENOSPC', 'There is no room left for /data/backups. Free some'],
])('says for %s which folder it is and what to do', async (code, sentence) => {
  const refused = writingInto(FOLDER, () => Promise.reject(failure(code, { path: `${FOLDER}/x.unfinished` })))
  await expect(refused).rejects.toThrow(sentence)
  await expect(refused).rejects.toMatchObject({ code: 'unavailable' })
})

it('leaves failures of other places as they are', async () => {
  const elsewhere = failure('EACCES', { path: '/run/postgresql/.s.PGSQL.5432', syscall: 'connect' })
  await expect(writingInto(FOLDER, () => Promise.reject(elsewhere))).rejects.toBe(elsewhere)
  const refusal = new Refusal('conflict', 'Not now')
  await expect(writingInto(FOLDER, () => Promise.reject(refusal))).rejects.toBe(refusal)
})

it('knows a full disk in the middle of a file', async () => {
  const full = () => pipeline(Readable.from([Buffer.alloc(100_000)]), createWriteStream('/dev/full'))
  await expect(writingInto(FOLDER, full)).rejects.toThrow('There is no room left for /data/backups')
})

it('knows a file in the place of the folder', async () => {
  const folder = join(await createTestFolder(), 'backups')
  await writeFile(folder, '')
  await expect(writingInto(folder, () => mkdir(folder, { recursive: true }))).rejects.toThrow('must be a folder')
})
