import { accessSync, constants, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pinnedNodeVersion, ROOT, withMachineTools } from './repository.mjs'
import { runQuietly, StepFailure, step } from './step.mjs'

const PINNED_NODE = join(ROOT, 'node_modules', '.bin', 'node')

/** Installs the packages when they are missing or are not those of package-lock.json, and sees that the pinned Node runs. */
export async function installIfNeeded() {
  if (!hasLockedPackages()) await step('Installing packages', installPackages)
  if (await runsPinnedNode()) return
  await step(`Installing Node ${pinnedNodeVersion()}`, installPinnedNode)
}

/** npm keeps a list of what it has installed. It writes it last, so an installation that was broken off has none. */
function hasLockedPackages() {
  const locked = readPackages('package-lock.json')
  const installed = readPackages(join('node_modules', '.package-lock.json'))
  if (!installed) return false
  return Object.entries(locked).every(([path, wanted]) => {
    if (path === '' || !path.includes('node_modules/')) return true // our own rooms, which are only linked
    const found = installed[path]
    if (!found) return Boolean(wanted.optional || wanted.peer || wanted.devOptional) // such as another platform's
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
 * Takes the versions of package-lock.json, as `npm ci` does. That one refuses a lock that does not list the packages of other
 * platforms (npm 11 compares them all), and a lock can only list what the registry gave the one who wrote it.
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

/** npm may have been told to run no install scripts; the `node` package's own one fetches the program for this platform. */
async function installPinnedNode() {
  const { output } = await runQuietly('node', ['installArchSpecificPackage.js'], {
    cwd: join(ROOT, 'node_modules', 'node'),
    env: npmEnvironment(),
  })
  // npm links only programs that lay there when it was done.
  if (!existsSync(PINNED_NODE)) {
    rmSync(PINNED_NODE, { force: true }) // a link that leads nowhere
    symlinkSync(join('..', 'node', 'bin', 'node'), PINNED_NODE)
  }
  if (!(await runsPinnedNode()))
    throw new StepFailure(
      `Node ${pinnedNodeVersion()}, on which Corner runs, could not be installed. What its installer says:\n${output.trim()}`,
    )
}

/** npm wants a place for its cache: service users often have a home folder that does not exist. */
function npmEnvironment() {
  const environment = withMachineTools()
  try {
    accessSync(process.env.HOME ?? homedir(), constants.W_OK)
    return environment
  } catch {
    return { ...environment, npm_config_cache: join(tmpdir(), `corner-npm-cache-${process.getuid?.() ?? 'user'}`) }
  }
}
