import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const SOURCE = /\.tsx?$/
const NOT_OURS = /^(node_modules|build|data|dist|\..*)$/
/** `import ... from 'x'`, `export ... from 'x'`, `import 'x'` and `import('x')`, with `type` or without. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** One import with both ends as paths from the repository's root; `to` is undefined for external packages. */
export interface SourceImport {
  from: string
  specifier: string
  to: string | undefined
}

/** Every import in the TypeScript files of these packages. */
export function readImports(packages: readonly string[]): SourceImport[] {
  return packages.flatMap((name) => filesOf(join(ROOT, name))).flatMap(importsOf)
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.test(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesOf(path)
    return SOURCE.test(entry.name) ? [path] : []
  })
}

function importsOf(file: string): SourceImport[] {
  const from = relative(ROOT, file)
  return specifiersOf(readFileSync(file, 'utf8')).map((specifier) => ({
    from,
    specifier,
    to: targetOf(from, specifier),
  }))
}

export function specifiersOf(source: string): string[] {
  return [...source.matchAll(IMPORT)].map(([, fixed, dynamic]) => fixed ?? dynamic ?? '')
}

/** What an import of this file, a path from the root, leads to. */
export function targetOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  const ours = /^@corner\/([^/]+)\/(.+)$/.exec(specifier)
  return ours ? `${ours[1]}/src/${ours[2]}` : undefined
}
