import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')
const NOT_OURS = /^(node_modules|build|data|data-demo|coverage|screens|test-results|playwright-report|\..*)$/

/** Every file of the project, as a path from the root; without what is installed, built or measured. */
export function repositoryFiles(folder = ROOT): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    // A folder `screens` at the root holds pictures of test runs; the web package has one of its own.
    if (NOT_OURS.test(entry.name) && (entry.name !== 'screens' || folder === ROOT)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? repositoryFiles(path) : [relative(ROOT, path)]
  })
}
