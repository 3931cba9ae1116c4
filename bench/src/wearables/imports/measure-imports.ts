import { openAsBlob } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FileImport } from '@corner/contract/entities/file-imports.ts'
import type { Connection } from '@corner/server/database/database.ts'
import { startChild } from '@corner/server/launch/child-process.ts'
import { startBenchDatabase } from '../../bench-database.ts'
import { atMost, type Finding } from '../../finding.ts'
import { HttpClient } from '../../http-client.ts'
import { register } from '../../register.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { MAKERS_FILES, type MakersFile, writeMakersFile } from './makers-files.ts'

const PATH = '/api/devices/imports/'
const PASSWORD = 'bench-password'
const MEBIBYTE = 1024 ** 2
const MOST_MEGABYTES = 200
const ASK_EVERY_MS = 50

/** The import of ten years from each maker's file, by a server that has just started: one that has read a file keeps its memory. */
export async function measureImports(cleanUp: AsyncDisposableStack): Promise<Finding[]> {
  const folder = await temporaryFolder(cleanUp)
  const { connection } = await startBenchDatabase(cleanUp)
  const findings: Finding[] = []
  for (const file of MAKERS_FILES) findings.push(...(await measureImport(folder, connection, file)))
  return findings
}

async function measureImport(folder: string, connection: Connection, file: MakersFile): Promise<Finding[]> {
  const path = await writeMakersFile(folder, file)
  const megabytes = (await stat(path)).size / MEBIBYTE
  const server = await startChild({
    name: 'The server that reads',
    script: fileURLToPath(new URL('./import-process.ts', import.meta.url)),
    env: { BENCH_SERVER: JSON.stringify({ connection, folder }) },
    readyLine: /Ready on (http:\S+)/,
  })
  try {
    const url = server.ready[1] ?? ''
    const authorization = `Bearer ${await signIn(url, file)}`
    const { before } = await readMemory(url)
    const startedAtMs = performance.now()
    const { imported } = await bringIn(url, authorization, { path, name: file.name })
    const seconds = (performance.now() - startedAtMs) / 1000
    const records = Object.values(imported ?? {}).reduce((sum, count) => sum + count, 0)
    const added = ((await readMemory(url)).peak - before) / MEBIBYTE
    const what = `${file.maker}, ${records} records of ${megabytes.toFixed(1)} MB`
    return [
      { what, value: records / seconds, unit: 'records/s' },
      {
        what: `${file.maker}, memory added at most`,
        value: added,
        unit: 'MB',
        target: atMost(MOST_MEGABYTES, added, 'MB'),
      },
    ]
  } finally {
    await server.stop()
    await rm(path)
  }
}

/** As the athlete whom the file names. */
async function signIn(url: string, { maker, owner }: MakersFile): Promise<string> {
  const http = new HttpClient(url)
  const login = { email: `${maker.toLowerCase()}@bench.corner.example`, password: PASSWORD }
  try {
    return (await register(http, login, { ...owner, role: 'athlete' })).access
  } finally {
    http.close()
  }
}

/** @throws Error when it is not stored */
async function bringIn(url: string, authorization: string, file: { path: string; name: string }): Promise<FileImport> {
  const sent = await fetch(`${url}${PATH}?name=${file.name}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/octet-stream' },
    body: await openAsBlob(file.path),
  })
  let found = (await jsonOf(sent)) as FileImport
  while (found.state === 'waiting' || found.state === 'reading') {
    await wait(ASK_EVERY_MS)
    found = (await jsonOf(await fetch(`${url}${PATH}${found.id}/`, { headers: { authorization } }))) as FileImport
  }
  if (found.state !== 'done') throw new Error(`${file.name} was not stored: ${found.state}, ${found.message}`)
  return found
}

async function readMemory(url: string): Promise<{ before: number; peak: number }> {
  return (await jsonOf(await fetch(`${url}/memory`))) as { before: number; peak: number }
}

async function jsonOf(reply: Response): Promise<unknown> {
  if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}: ${await reply.text()}`)
  return reply.json()
}
