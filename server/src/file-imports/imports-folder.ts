import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Nobody but Corner reads what people bring in. */
const FOLDER_MODE = 0o700
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Where files lie until they are read: in the data directory, each under the id of its import. */
export class ImportsFolder {
  readonly path: string

  constructor(dataDir: string) {
    this.path = join(dataDir, 'imports')
  }

  async provide(): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: FOLDER_MODE })
  }

  pathOf(importId: string): string {
    return join(this.path, importId)
  }

  async remove(importId: string): Promise<void> {
    await rm(this.pathOf(importId), { force: true })
  }

  /** The ids of those that lie there, also from before a kill. */
  async list(): Promise<string[]> {
    const names = await readdir(this.path).catch(() => [] as string[])
    return names.filter((name) => ID.test(name))
  }
}
