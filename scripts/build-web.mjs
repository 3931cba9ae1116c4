import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, withInstalledTools } from './repository.mjs'
import { runQuietly, StepFailure, step } from './step.mjs'

/** The sources of the web app: its own package and those that it imports. */
const SOURCES = ['web', 'contract/src', 'analytics/src', 'package-lock.json', 'tsconfig.base.json']
const NOT_SOURCES = /^(node_modules|build|\.react-router|\.vite)$|\.test\.tsx?$/
const BUILD = join(ROOT, 'web', 'build')
const STAMP = join(BUILD, '.sources')

/** Builds the web app if its sources have changed since the last build. */
export async function buildWebIfNeeded() {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'web', 'package.json'), 'utf8'))
  if (!scripts?.build) return
  const hash = hashSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return
  await step('Building the web', () => build(hash))
}

async function build(hash) {
  const { ok, output } = await runQuietly('npm', ['run', 'build', '--workspace', 'web'], { env: withInstalledTools() })
  if (!ok) throw new StepFailure(`The web could not be built:\n${output.trim()}`)
  writeFileSync(STAMP, hash) // last, so that an interrupted build has no stamp
}

/** By content, because a checkout changes file times. 200 files take about 20 ms. */
function hashSources() {
  const hash = createHash('sha256')
  for (const path of SOURCES) addToHash(hash, path)
  return hash.digest('hex')
}

function addToHash(hash, path) {
  const full = join(ROOT, path)
  if (!existsSync(full)) return
  let names
  try {
    names = readdirSync(full).sort()
  } catch {
    hash.update(`${path}\0`).update(readFileSync(full)) // a file
    return
  }
  for (const name of names) if (!NOT_SOURCES.test(name)) addToHash(hash, join(path, name))
}
