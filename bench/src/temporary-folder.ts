import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A folder that is removed with the stack. Other users may enter it: when run as root, PostgreSQL's user must reach its
 * cluster.
 */
export async function temporaryFolder(cleanUp: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'corner-bench-'))
  // On a busy machine the last process of a database may still be writing when its program has ended.
  cleanUp.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }))
  await chmod(folder, 0o711)
  return folder
}
