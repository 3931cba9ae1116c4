import { accessSync, constants, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pinnedNodeVersion, ROOT, withMachineTools } from './repository.mjs'
import { runQuietly, StepFailure, step } from './step.mjs'

const PINNED_NODE = join(ROOT, 'node_modules', '.bin', 'node')

/**
 * Installs the packages if they are missing or differ from package-lock.json, and makes sure that the pinned Node works.
 */
export async function installIfNeeded() {
  if (!hasLockedPackages()) await step('Installing packages', installPackages)
  if (await runsPinnedNode()) return
  await step(`Installing Node ${pinnedNodeVersion()}`, installPinnedNode)
}

/** Compares with npm's list of installed packages. npm writes it last, so an interrupted installation has none. */
function hasLockedPackages() {
  const locked = readPackages('package-lock.json')
  const installed = readPackages(join('node_modules', '.package-lock.json'))
  if (!installed) return false
  return Object.entries(locked).every(([path, wanted]) => {
    if (path === '' || !path.includes('node_modules/')) return true // our own packages are only linked
    const found = installed[path]
    if (!found) return Boolean(wanted.optional || wanted.peer || wanted.devOptional) // for example another platform's
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * Installs the versions of package-lock.json, as `npm ci` does. `npm ci` itself refuses a lock file that does not list
 * the packages of other platforms (npm 11 compares them all), and the lock file only lists what the registry offered when
 * it was written.
 */
async function installPackages() {
  const { ok, output } = await runQuietly('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--no-progress'], {
    env: npmEnvironment(),
  })
  if (!ok) throw new StepFailure(`The packages could not be installed. What npm says:\n${output.trim()}`)
}

async function runsPinnedNode() {
  if (!existsSync(PINNED_NODE)) return false
  const { ok, output } = await runQuietly(PINNED_NODE, ['--version'])
  return ok && output.trim() === `v${pinnedNodeVersion()}`
}

/**
 * For when npm is configured to run no install scripts: the script of the `node` package downloads Node for this
 * platform.
 */
async function installPinnedNode() {
  const { output } = await runQuietly('node', ['installArchSpecificPackage.js'], {
    cwd: join(ROOT, 'node_modules', 'node'),
    env: npmEnvironment(),
  })
  // npm links only programs that existed when it finished.
  if (!existsSync(PINNED_NODE)) {
    rmSync(PINNED_NODE, { force: true }) // a broken link
    symlinkSync(join('..', 'node', 'bin', 'node'), PINNED_NODE)
  }
  if (!(await runsPinnedNode()))
    throw new StepFailure(
      `Node ${pinnedNodeVersion()}, on which Corner runs, could not be installed. What its installer says:\n${output.trim()}`,
    )
}

/** Gives npm a place for its cache: service users often have a home directory that does not exist. */
function npmEnvironment() {
  const environment = withMachineTools()
  try {
    accessSync(process.env.HOME ?? homedir(), constants.W_OK)
    return environment
  } catch {
    return { ...environment, npm_config_cache: join(tmpdir(), `corner-npm-cache-${process.getuid?.() ?? 'user'}`) }
  }
}
