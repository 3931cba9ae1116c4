import { readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout's root, where package.json lies. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

const BIN = join(ROOT, 'node_modules', '.bin')

/** The environment in which our own tools run: the pinned Node and the installed programs come first. */
export function withInstalledTools(environment = process.env) {
  return { ...environment, PATH: [BIN, environment.PATH].join(delimiter) }
}

/** The environment in which npm itself runs: with the machine's Node, as an installation removes the pinned one on its way. */
export function withMachineTools(environment = process.env) {
  const ours = join('node_modules', '.bin')
  const path = (environment.PATH ?? '').split(delimiter).filter((folder) => !folder.endsWith(ours))
  return { ...environment, PATH: path.join(delimiter) }
}

/** The Node that everything runs on, as package.json pins it: `24.21.0`. */
export function pinnedNodeVersion() {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).devDependencies.node
}
