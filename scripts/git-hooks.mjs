import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './repository.mjs'
import { runQuietly } from './step.mjs'

/**
 * Lets git run the hooks of `.githooks` in this checkout. Does nothing outside a checkout, in CI, and where hooks of one's own
 * are set up. Without git, or where its configuration is read-only, the hooks stay off: never a reason not to start.
 */
export async function useGitHooks(root = ROOT, environment = process.env) {
  if (environment.CI || !existsSync(join(root, '.git'))) return
  const options = { cwd: root, env: environment }
  const chosen = await runQuietly('git', ['config', 'core.hooksPath'], options)
  if (chosen.ok) return
  await runQuietly('git', ['config', '--local', 'core.hooksPath', '.githooks'], options)
}
