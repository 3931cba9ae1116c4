import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { BackupOrigin } from '@corner/contract/constants/backups.ts'
import type { RestoredBackup } from '@corner/contract/entities/backups.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import type { Configuration } from '../configuration/configuration.ts'
import type { Connection, Database } from '../database/database.ts'
import { reasonOf } from '../log/error-fields.ts'
import { logOf } from '../log/log.ts'
import type { BackupFolder, FolderContent } from './backup-folder.ts'
import { restoredAt } from './begin-anew.ts'
import { runHook } from './hook.ts'
import { marked, takeInterrupted } from './interrupted.ts'
import { beingMade, makeBackup } from './make-backup.ts'
import { ownKeyText } from './own-key.ts'
import { proveBackup } from './prove-backup.ts'
import { receiveBackup } from './receive-backup.ts'
import { restoreAtSetup } from './restore-at-setup.ts'
import { expiredBackups } from './retention.ts'
import { lackOfRoom } from './room.ts'
import { sealKey } from './sealed-key.ts'
import * as store from './settings-store.ts'
import type { Proof, StoredBackup } from './stored-backup.ts'

const log = logOf('backup')

const INTERRUPTED = 'It was interrupted: Corner or its machine ended while it was being made or compared.'

export interface BackupParts {
  database: Database
  /** The owner of the tables: the application may read neither all of them nor change one. */
  owner: Connection
  folder: BackupFolder
  dataDir: string
  configuration: Pick<Configuration, 'backupHook' | 'key'>
  now(): Date
  /** Absent: by restoring into a scratch database. */
  prove?: typeof proveBackup
}

export interface BackupStatus {
  lastMadeAt: Date | null
  /** When one was last restored into an empty database and found equal. */
  lastProvedAt: Date | null
  lastFailure: store.LastFailure | null
  /** The name of the one that `beginProof` compares now. */
  comparing: string | null
  isBusy: boolean
}

/** The backups of one installation. */
export class Backups {
  private readonly parts: BackupParts
  private busy = 0
  private comparing: string | null = null

  constructor(parts: BackupParts) {
    this.parts = parts
  }

  list(): Promise<StoredBackup[]> {
    return this.parts.folder.list()
  }

  /** With what cannot be read. */
  look(): Promise<FolderContent> {
    return this.parts.folder.look()
  }

  settings(): Promise<store.BackupSettings> {
    return store.readSettings(this.parts.database)
  }

  changeSettings(changes: Partial<store.BackupSettings>): Promise<store.BackupSettings> {
    return store.updateSettings(this.parts.database, changes)
  }

  /**
   * Makes one, restores it into a scratch database and compares, removes what is older than the settings say, and runs the hook.
   * @param options.passphrase the key of the installation travels along, encrypted with it
   * @throws Refusal while another one is being made, without room, or for a short passphrase; Error when it or the hook failed
   */
  async make(origin: BackupOrigin, { passphrase }: { passphrase?: string } = {}): Promise<StoredBackup> {
    const { owner, folder, dataDir, now, configuration } = this.parts
    const work = async () => {
      const sealedKey =
        passphrase === undefined ? undefined : await sealKey(ownKeyText(configuration.key, dataDir), passphrase)
      const made = await makeBackup(owner, await folder.place(now()), { origin, now: now(), sealedKey })
      const proof = await this.prove(made.name)
      await this.removeExpired()
      const { backupHook } = configuration
      if (backupHook) await runHook(backupHook, { path: folder.pathOf(made.name), origin, isProved: proof.equal })
      if (!proof.equal) throw new Error(proof.detail)
      return { ...made, proof }
    }
    return this.noting(async () => {
      await folder.provide()
      return marked(owner, folder.path, now(), work)
    })
  }

  /**
   * As `make`, but goes on in the background: what becomes of it stands in `status`.
   * @throws Refusal where it cannot begin
   */
  async begin(origin: BackupOrigin, options: { passphrase?: string } = {}): Promise<void> {
    if (this.busy > 0) throw beingMade()
    const lack = await lackOfRoom(this.parts.owner, this.parts.dataDir, 'backup')
    if (lack) throw new Refusal('unavailable', lack)
    this.make(origin, options).catch(() => {}) // noted
  }

  /** At a start: tells of the one in whose middle the process or the machine ended as of one that failed, and clears away its file. */
  async noteInterrupted(): Promise<void> {
    const { owner, folder, database } = this.parts
    await folder.removeLeftovers().catch((error) => log.warn('Unfinished backups stay', { reason: reasonOf(error) }))
    const at = await takeInterrupted(owner, folder.path)
    if (!at) return
    log.error('A backup was interrupted', { begun: at.toISOString() })
    await store.storeLastFailure(database, { at, reason: INTERRUPTED })
  }

  /** Takes a file that somebody sends. @throws Refusal as `receiveBackup` */
  async receive(file: Readable, bytes: number): Promise<StoredBackup> {
    return (await receiveBackup(this.parts.folder, file, bytes)).stored
  }

  /** @throws Refusal as `restoreAtSetup` */
  restoreAtSetup(sent: Parameters<typeof restoreAtSetup>[1]): Promise<RestoredBackup> {
    return restoreAtSetup(this.parts, sent)
  }

  async prove(name: string): Promise<Proof> {
    const { owner, folder, dataDir, now, prove = proveBackup } = this.parts
    const lack = await lackOfRoom(owner, dataDir, 'proof')
    const proof = lack
      ? { at: now(), equal: false, detail: `Not compared. ${lack}` }
      : await prove(folder.pathOf(name), dataDir, now)
    await folder.storeProof(name, proof)
    return proof
  }

  /**
   * As `prove`, but goes on in the background: what becomes of it stands beside the backup.
   * @throws Refusal where it cannot begin
   */
  async beginProof(name: string): Promise<void> {
    const { folder, owner, dataDir } = this.parts
    await folder.get(name)
    const lack = await lackOfRoom(owner, dataDir, 'proof')
    if (lack) throw new Refusal('unavailable', lack)
    if (this.busy > 0) throw beingMade()
    this.busy++
    this.comparing = name
    this.prove(name)
      .catch((error) => log.error('What came of a comparison could not be kept', { reason: reasonOf(error) }))
      .finally(() => {
        this.busy--
        this.comparing = null
      })
  }

  async open(name: string): Promise<{ stream: Readable; bytes: number }> {
    const { bytes } = await this.parts.folder.get(name)
    return { stream: createReadStream(this.parts.folder.pathOf(name)), bytes }
  }

  /** @throws Refusal for one that `beginProof` compares now */
  async remove(name: string): Promise<void> {
    if (this.comparing === name) throw new Refusal('conflict', 'This backup is being compared. Delete it after that.')
    await this.parts.folder.get(name)
    await this.parts.folder.remove(name)
  }

  /** @param looked absent: read anew, which opens each file */
  async status(looked = this.look()): Promise<BackupStatus> {
    const { backups } = await looked
    const since = (await restoredAt(this.parts.folder)) ?? new Date(0)
    const proved = backups.flatMap(({ proof }) => (proof?.equal && proof.at >= since ? [proof.at] : []))
    return {
      lastMadeAt: backups.find(({ origin, madeAt }) => origin !== 'added' && madeAt >= since)?.madeAt ?? null,
      lastProvedAt: proved.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
      lastFailure: await store.readLastFailure(this.parts.database),
      comparing: this.comparing,
      isBusy: this.busy > 0,
    }
  }

  private async removeExpired(): Promise<void> {
    const { folder, now } = this.parts
    const { keep_days, keep_weeks } = await this.settings()
    const expired = expiredBackups(await folder.list(), { keepDays: keep_days, keepWeeks: keep_weeks, now: now() })
    for (const { name } of expired) await folder.remove(name)
  }

  /** The page and the metrics name the last failure until one succeeds. */
  private async noting<T>(work: () => Promise<T>): Promise<T> {
    const { database, now } = this.parts
    this.busy++
    try {
      const result = await work()
      await store.storeLastFailure(database, null)
      return result
    } catch (error) {
      // Another one is being made, or the passphrase is too short: whoever asked is told.
      if (error instanceof Refusal && error.code !== 'unavailable') throw error
      log.error('A backup failed', { reason: reasonOf(error) })
      await store.storeLastFailure(database, { at: now(), reason: reasonOf(error) })
      throw error
    } finally {
      this.busy--
    }
  }
}
