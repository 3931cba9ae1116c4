import { buildWebIfNeeded } from './build-web.mjs'
import { useGitHooks } from './git-hooks.mjs'
import { installIfNeeded } from './install.mjs'
import { exitOnFailure } from './step.mjs'

// Runs before `npm start` and similar commands, on the machine's own Node before anything is installed: built-in modules
// only. `--install-only`: the tests build the web app themselves, as one of their parts.
async function prepare() {
  await useGitHooks()
  await installIfNeeded()
  if (!process.argv.includes('--install-only')) await buildWebIfNeeded()
}

prepare().catch(exitOnFailure)
