import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, delimiter, join } from 'node:path'
import { ROOT, withInstalledTools } from './repository.mjs'
import { runQuietly, StepFailure, step } from './step.mjs'

/** Chromium without a window: opening and showing a page takes a third less CPU. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin']

/**
 * The path of a working Chromium: the one that CHROMIUM names, an installed one, or Playwright's. Installs one if there
 * is none: as root Debian's package, which includes its libraries, otherwise Playwright's.
 * @param prefersShell prefer the headless shell to a full browser; not for measuring speed. CI installs it as root although
 *   a full browser is there: a new machine has none and gets the shell, and all its runs shall use the same.
 */
export async function provideChromium({ prefersShell = false } = {}) {
  const named = process.env.CHROMIUM
  if (named) {
    if (await starts(named)) return named
    throw new StepFailure(`CHROMIUM names ${named}, which does not start. Correct it or leave it out.`)
  }
  const names = prefersShell ? [...SHELLS, ...BROWSERS] : BROWSERS
  const found = await findChromium(names)
  const mayInstall = process.getuid?.() === 0
  const needsShell = prefersShell && mayInstall && Boolean(process.env.CI) && !isShell(found)
  if (found && !needsShell) return found
  const tried = []
  const packages = [...(prefersShell ? ['chromium-headless-shell'] : []), ...(found ? [] : ['chromium'])]
  for (const name of mayInstall ? packages : []) {
    tried.push(await step(`Installing Chromium (Debian package ${name})`, () => installDebianPackage(name)))
    const installed = await findChromium(names)
    if (installed) return installed
  }
  tried.push(await step('Installing Chromium (Playwright)', installPlaywrights))
  const downloaded = await findChromium(names)
  if (downloaded) return downloaded
  throw new StepFailure(
    `No Chromium was found and none could be installed. Install one, or name it in CHROMIUM.\n${tried.join('\n').trim()}`,
  )
}

/** @param names in order of preference */
async function findChromium(names) {
  const folders = [...new Set([...FOLDERS, ...(process.env.PATH ?? '').split(delimiter)])]
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  for (const path of [...candidates, playwrightsPath()])
    if (path && isProgram(path) && (await starts(path))) return path
  return undefined
}

/** Where Playwright keeps its own, installed or not. */
function playwrightsPath() {
  try {
    return createRequire(join(ROOT, 'e2e', 'package.json'))('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

function isShell(path) {
  return path !== undefined && SHELLS.includes(basename(path))
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whether a program works: it may lack libraries, or be a placeholder that asks to install a snap. */
async function starts(path) {
  return (await runQuietly(path, ['--version'])).ok
}

/** @returns the output, for an error message */
async function installDebianPackage(name) {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const update = await runQuietly('apt-get', ['update'], options)
  const install = await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', name], options)
  return install.ok ? '' : update.output + install.output
}

async function installPlaywrights() {
  const { ok, output } = await runQuietly('playwright', ['install', 'chromium'], { env: withInstalledTools() })
  return ok
    ? 'The Chromium that Playwright brings does not start here: libraries of the system may be missing.'
    : output
}
