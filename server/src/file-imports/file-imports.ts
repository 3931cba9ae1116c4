import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FileImport, FileImports as FileImportsOverview } from '@corner/contract/entities/file-imports.ts'
import { notFound, Refusal } from '@corner/contract/refusal.ts'
import { recordAudit } from '../audit/audit.ts'
import { logOf } from '../log/log.ts'
import { removeImport } from '../measurements/ingest-undo.ts'
import type { FileImportParts } from './file-import-parts.ts'
import { fileKinds } from './file-kinds.ts'
import * as store from './import-store.ts'
import { ImportsFolder } from './imports-folder.ts'
import { type HeldFile, readHeldFile } from './read-held-file.ts'
import { receiveFile } from './receive-file.ts'
import { Turns } from './turns.ts'

const log = logOf('imports')

/** Worker threads of this process that read. */
const AT_ONCE = 2
const TOUCH_EVERY_MS = 5_000
/** Longer than a process that ended is believed in (import-store.ts). */
const LOOK_AGAIN_MS = 25_000
/** A file that asks whose it is waits this long for the answer. */
const ASKS_MS = 3_600_000
/** How much receiving a file counts towards the limit on imports. */
const READING = 1

interface Upload {
  file: Readable
  announced: number | undefined
  name: string
  timezoneOffset: string
}

/** The makers' files that people bring in: received to disk, read in a thread, stored whole or not at all, and undone. */
export class FileImports {
  private readonly parts: FileImportParts
  private readonly folder: ImportsFolder
  private readonly turns = new Turns(AT_ONCE)
  /** Files that lie on this process's disk. */
  private readonly held = new Map<string, HeldFile>()
  private readonly running = new Set<Promise<void>>()
  private readonly stopping = new AbortController()
  private readonly timers = new Set<NodeJS.Timeout>()

  constructor(parts: FileImportParts) {
    this.parts = parts
    this.folder = new ImportsFolder(parts.dataDir)
    this.timers.add(setInterval(() => void this.touch(), TOUCH_EVERY_MS).unref())
  }

  async overview(userId: string): Promise<FileImportsOverview> {
    const imports = await store.findImports(this.parts.database, userId)
    return { imports, kinds: fileKinds(), limit_bytes: this.parts.limitBytes }
  }

  /** @throws Refusal `not_found`, also for another person's */
  async find(userId: string, importId: string): Promise<FileImport> {
    const found = await store.findImport(this.parts.database, userId, importId)
    if (!found) throw notFound('The import')
    return found
  }

  /**
   * Takes a file; it is read afterwards, when its turn comes.
   * @throws Refusal `too_many_requests` while another one of this person is under way, and as `receiveFile`
   */
  async receive(userId: string, { file, announced, name, timezoneOffset }: Upload): Promise<FileImport> {
    const { database, limits, limitBytes } = this.parts
    await this.makeWay(userId)
    const importId = randomUUID()
    const held: HeldFile = {
      importId,
      userId,
      name,
      timezoneOffset,
      path: this.folder.pathOf(importId),
      asksSince: null,
    }
    this.held.set(importId, held)
    try {
      await limits.imports.count('', userId, READING)
      await store.addImport(database, importId, userId)
      await receiveFile(this.folder, importId, { file, announced, limitBytes })
    } catch (error) {
      await this.drop(importId)
      await store.deleteImport(database, importId)
      throw error
    }
    this.begin(held)
    return this.find(userId, importId)
  }

  /** @throws Refusal `conflict` for one that does not ask, or whose file has gone with its server */
  async confirm(userId: string, importId: string): Promise<FileImport> {
    await this.find(userId, importId)
    const { database } = this.parts
    const held = this.held.get(importId)
    if (!(await store.changeState(database, importId, 'asks', { state: 'waiting', owner_confirmed: true })))
      throw new Refusal('conflict', 'This file asks for nothing any more')
    if (!held) {
      await store.noteStep(database, importId, { state: 'broken_off' })
      throw new Refusal('conflict', 'The server no longer has this file. Bring it in again: it will not ask once more.')
    }
    held.asksSince = null
    this.begin(held)
    return this.find(userId, importId)
  }

  /** @throws Refusal `conflict` for one that brought nothing that could be removed */
  async undo(userId: string, importId: string): Promise<FileImport> {
    const { database } = this.parts
    const { state, provider } = await this.find(userId, importId)
    if (state === 'asks' && (await store.changeState(database, importId, 'asks', NOT_MINE))) await this.drop(importId)
    else if (state !== 'done' || provider === null) throw NOTHING_TO_UNDO()
    else {
      const series = { user_id: userId, provider }
      const removed = await removeImport(database, series, importId, async (transaction, count) => {
        const message = count === 1 ? '1 record was removed' : `${count.toLocaleString('en-US')} records were removed`
        if (!(await store.changeState(transaction, importId, 'done', { state: 'undone', message })))
          throw NOTHING_TO_UNDO()
      })
      const details = { provider, records: removed }
      await recordAudit(database, { actor: userId, subject: userId, action: 'import_undone', details })
    }
    return this.find(userId, importId)
  }

  /** Clears up what an earlier process left, of which nothing was stored. Call it once this process listens. */
  async resume(): Promise<void> {
    const left = (await this.folder.list()).filter((importId) => !this.held.has(importId))
    const open = await store.breakOff(this.parts.database, left)
    for (const importId of left) if (!open.includes(importId)) await this.folder.remove(importId)
    if (open.length === 0 || this.stopping.signal.aborted) return
    // Of another process with the same folder, or of one that ended a moment ago.
    const again = setTimeout(() => {
      this.timers.delete(again)
      void this.resume().catch((error: unknown) => log.error('Files of imports could not be cleared up', { error }))
    }, LOOK_AGAIN_MS).unref()
    this.timers.add(again)
  }

  async stop(): Promise<void> {
    this.stopping.abort(new Error('The server stops'))
    for (const timer of this.timers) clearTimeout(timer)
    await Promise.all(this.running)
    for (const importId of this.held.keys()) {
      await store.noteStep(this.parts.database, importId, { state: 'broken_off' })
      await this.drop(importId)
    }
  }

  /** One file of a person at a time; one that still asks whose it is gives way. */
  private async makeWay(userId: string): Promise<void> {
    for (const { importId, userId: of, asksSince } of this.held.values()) {
      if (of !== userId) continue
      if (asksSince === null)
        throw new Refusal(
          'too_many_requests',
          'Another file of yours is being taken in. Please wait until it is done.',
          {
            retryAfterSeconds: 20,
          },
        )
      await store.changeState(this.parts.database, importId, 'asks', NOT_MINE)
      await this.drop(importId)
    }
  }

  private begin(held: HeldFile): void {
    const release = () => this.drop(held.importId)
    const work = this.turns.run(() => readHeldFile(this.parts, held, this.stopping.signal, release))
    const noted = work.catch((error: unknown) => log.error('An import failed', { error, import_id: held.importId }))
    this.running.add(noted)
    void noted.finally(() => this.running.delete(noted))
  }

  private async drop(importId: string): Promise<void> {
    this.held.delete(importId)
    await this.folder.remove(importId)
  }

  private async touch(): Promise<void> {
    if (this.held.size === 0) return
    const { database } = this.parts
    try {
      await store.touchImports(database, [...this.held.keys()])
      for (const { importId, asksSince } of this.held.values()) {
        if (asksSince === null || Date.now() - asksSince < ASKS_MS) continue
        await store.changeState(database, importId, 'asks', { state: 'broken_off' })
        await this.drop(importId)
      }
    } catch (error) {
      log.warn('Imports could not be noted as under way', { error }) // the next time does
    }
  }
}

const NOT_MINE = {
  state: 'not_mine',
  message: 'This file belongs to somebody else. Nothing of it was stored.',
} as const
const NOTHING_TO_UNDO = () => new Refusal('conflict', 'This import brought nothing that could be removed')
