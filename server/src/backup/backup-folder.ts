import { lstat, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { notFound } from '@corner/contract/refusal.ts'
import { z } from 'zod'
import { readHeader } from './read-backup.ts'
import {
  isBackupName,
  nameOf,
  type Proof,
  type StoredBackup,
  storedBackup,
  type UnreadableBackup,
} from './stored-backup.ts'
import { whyUnreadable } from './unreadable.ts'
import { writingInto } from './writing.ts'

/** The end of the name of a file that is being written. */
const UNFINISHED = '.unfinished'
const HOUR_MS = 3_600_000

const StoredProof = z.object({ at: z.coerce.date(), equal: z.boolean(), detail: z.string() })

/** What the folder holds under names of backups; each newest first. */
export interface FolderContent {
  backups: StoredBackup[]
  unreadable: UnreadableBackup[]
}

/** The folder `backups` of the data directory. A proof lies beside its backup. */
export class BackupFolder {
  readonly path: string

  constructor(dataDir: string) {
    this.path = join(dataDir, 'backups')
  }

  /** What cannot be read stays as it is, and keeps nobody from the others. */
  async look(): Promise<FolderContent> {
    const names = await readdir(this.path).catch(() => [])
    const found = await Promise.all(names.filter(isBackupName).map((name) => this.find(name)))
    return {
      backups: found
        .filter((backup) => backup !== undefined && 'madeAt' in backup)
        .toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime()),
      unreadable: found
        .filter((backup) => backup !== undefined && 'reason' in backup)
        .toSorted((a, b) => (a.name < b.name ? 1 : -1)),
    }
  }

  /** The readable ones, newest first. */
  async list(): Promise<StoredBackup[]> {
    return (await this.look()).backups
  }

  /** @throws Refusal for a name that is not in the folder, or cannot be read */
  async get(name: string): Promise<StoredBackup> {
    const backup = isBackupName(name) ? await this.find(name) : undefined
    if (!backup || 'reason' in backup) throw notFound('The backup')
    return backup
  }

  /** Creates it where it is missing. @throws Refusal where the system does not let it */
  async provide(): Promise<void> {
    await writingInto(this.path, () => mkdir(this.path, { recursive: true, mode: 0o700 }))
  }

  /**
   * The path of a backup of this moment; a second one of the same second gets a number.
   * @param options.isAdded it was sent as a file
   */
  async place(madeAt: Date, options: { isAdded?: boolean } = {}): Promise<string> {
    await this.provide()
    await writingInto(this.path, () => this.removeLeftovers())
    const name = nameOf(madeAt, options)
    const taken = new Set(await readdir(this.path))
    for (let number = 1; ; number++) {
      const numbered = number === 1 ? name : name.replace('.backup', `-${number}.backup`)
      if (!taken.has(numbered)) return this.pathOf(numbered)
    }
  }

  pathOf(name: string): string {
    if (!isBackupName(name)) throw notFound('The backup')
    return join(this.path, name)
  }

  async remove(name: string): Promise<void> {
    const path = this.pathOf(name)
    await writingInto(this.path, async () => {
      await rm(path, { force: true })
      await rm(proofPath(path), { force: true })
    })
  }

  async storeProof(name: string, proof: Proof): Promise<void> {
    const path = proofPath(this.pathOf(name))
    await writingInto(this.path, async () => {
      await writeFile(`${path}.unfinished`, `${JSON.stringify(proof)}\n`, { mode: 0o600, flush: true })
      await rename(`${path}.unfinished`, path)
    })
  }

  /** Of processes that were killed while they wrote. Younger ones may still be written. */
  async removeLeftovers(): Promise<void> {
    for (const name of await readdir(this.path).catch(() => [])) {
      if (!name.endsWith(UNFINISHED)) continue
      const path = join(this.path, name)
      const entry = await lstat(path)
      if (!entry.isDirectory() && Date.now() - entry.mtimeMs > HOUR_MS) await rm(path, { force: true })
    }
  }

  /** undefined: there is nothing of this name. */
  private async find(name: string): Promise<StoredBackup | UnreadableBackup | undefined> {
    const path = this.pathOf(name)
    const entry = await lstat(path).catch(() => undefined)
    if (!entry) return undefined
    try {
      const file = await stat(path)
      if (!file.isFile()) return { name, reason: 'It is no file.' } // to open a pipe would wait for its writer
      return storedBackup(name, await readHeader(path), { bytes: file.size, proof: await readProof(path) })
    } catch (error) {
      const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT' && !entry.isSymbolicLink()
      return isGone ? undefined : { name, reason: whyUnreadable(error) }
    }
  }
}

function proofPath(path: string): string {
  return `${path}.proof.json`
}

async function readProof(path: string): Promise<Proof | null> {
  const text = await readFile(proofPath(path), 'utf8').catch(() => undefined)
  if (text === undefined) return null
  try {
    return StoredProof.parse(JSON.parse(text))
  } catch {
    return null
  }
}
