import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The first complaint of the compiler about a copy of the repository in which this file has changed. */
export async function typeError(copy: string, changed: string): Promise<string | undefined> {
  for (const project of projectsOf(changed)) {
    const tsc = [
      join(copy, 'node_modules/typescript/bin/tsc'),
      '--noEmit',
      '--project',
      project,
      ...remembered(copy, project),
    ]
    const complaint = await run('node', tsc, { cwd: copy }).then(
      () => undefined,
      ({ stdout }: { stdout: string }) => stdout.split('\n')[0],
    )
    if (complaint !== undefined) return complaint
  }
  return undefined
}

/** What the compiler found out about the copy before: it checks again what one changed file touches, in a sixth of the time. */
const remembered = (copy: string, project: string) => [
  '--incremental',
  '--tsBuildInfoFile',
  join(copy, 'tmp', `types-of-${project === '.' ? 'all' : project}.tsbuildinfo`),
]

/** The screens have a configuration of their own, and import these two packages. */
function projectsOf(changed: string): string[] {
  if (changed.startsWith('web/')) return ['web']
  return /^(?:contract|analytics)\//.test(changed) ? ['.', 'web'] : ['.']
}
