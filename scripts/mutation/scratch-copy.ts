import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Short, because the path of a PostgreSQL socket under it may have 107 bytes; then the process that it belongs to. */
const PREFIX = 'mut-'

/** Copies of runs that were killed; those of a run that goes on stay. */
export function removeAbandonedCopies(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : 0
    if (owner > 0 && !lives(owner)) removeScratchCopy(join(tmpdir(), name))
  }
}

function lives(processId: number): boolean {
  try {
    return process.kill(processId, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The files of the repository as they are now, committed or not, in a new folder: no mutant ever stands in the working tree. */
export function makeScratchCopy(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const path of listed.toString().split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(root, path), join(copy, path))
  }
  linkModules(join(root, 'node_modules'), join(copy, 'node_modules'))
  chmodSync(copy, 0o711) // as root, PostgreSQL's own user must pass
  mkdirSync(temporaryFolderOf(copy))
  return copy
}

/** Where the tests in a copy keep their temporary files, so that they go with it. */
export const temporaryFolderOf = (copy: string) => join(copy, 'tmp')

export function removeScratchCopy(copy: string): void {
  for (const mount of mountsUnder(copy)) execFileSync('umount', ['--lazy', mount])
  rmSync(copy, { recursive: true, force: true })
}

/** A test of a full disk mounts a small one, which stays when its process is killed, and keeps its folder from being removed. */
const mountsUnder = (folder: string) =>
  existsSync('/proc/mounts')
    ? readFileSync('/proc/mounts', 'utf8')
        .split('\n')
        .map((line) => line.split(' ')[1] ?? '')
        .filter((path) => path.startsWith(`${folder}/`))
    : []

/** Packages of others stand in the copy as links. The links to our own workspaces are relative, so copied they lead into the copy. */
function linkModules(from: string, to: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (name === '@corner') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else if (name === '.bin' || !name.startsWith('.')) symlinkSync(join(from, name), join(to, name))
  }
}
