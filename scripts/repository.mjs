import { readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the checkout, with package.json. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

const BIN = join(ROOT, 'node_modules', '.bin')

/** The environment for our own tools: the pinned Node and the installed programs come first. */
export function withInstalledTools(environment = process.env) {
  return { ...environment, PATH: [BIN, environment.PATH].join(delimiter) }
}

/** The environment for npm itself: with the machine's Node, because an installation removes the pinned one temporarily. */
export function withMachineTools(environment = process.env) {
  const ours = join('node_modules', '.bin')
  const path = (environment.PATH ?? '').split(delimiter).filter((folder) => !folder.endsWith(ours))
  return { ...environment, PATH: path.join(delimiter) }
}

/** The Node version pinned in package.json: `24.21.0`. */
export function pinnedNodeVersion() {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).devDependencies.node
}
