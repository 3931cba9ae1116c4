import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { targetOf } from '../source-imports.ts'
import { isTest } from './source-files.ts'

/** A file that another starts as a program or a thread is named there in a text. */
const NAMED_FILE = /'([\w./-]+\.tsx?)'/g

/** Who needs whom while the program runs: types are left out. Paths from the root of the repository. */
export function readImporters(root: string, paths: readonly string[]): Map<string, string[]> {
  const known = new Set(paths)
  const importers = new Map<string, string[]>()
  for (const from of paths)
    for (const to of neededBy(root, from))
      if (known.has(to) && to !== from) importers.set(to, [...(importers.get(to) ?? []), from])
  return importers
}

function neededBy(root: string, from: string): Set<string> {
  const source = readFileSync(join(root, from), 'utf8')
  const { staticImports, staticExports } = parseSync(from, source).module
  const specifiers = [
    ...staticImports.filter(hasValues).map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .filter(hasValues)
      .flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
  ]
  const imported = specifiers.flatMap((specifier) => targetOf(from, specifier) ?? [])
  const named = [...source.matchAll(NAMED_FILE)].map(([, name = '']) => join(dirname(from), name))
  return new Set([...imported, ...named])
}

const hasValues = ({ entries }: { entries: readonly { isType: boolean }[] }) =>
  entries.length === 0 || entries.some(({ isType }) => !isType)

/** The tests that reach a source through imports, nearest first: by folders in common, then by steps. They know it best. */
export function relatedTests(importers: ReadonlyMap<string, readonly string[]>, source: string): string[] {
  const seen = new Set([source])
  for (const path of seen) for (const importer of importers.get(path) ?? []) seen.add(importer)
  return [...seen].filter(isTest).sort((a, b) => foldersInCommon(b, source) - foldersInCommon(a, source))
}

function foldersInCommon(a: string, b: string): number {
  const others = dirname(b).split('/')
  const apart = dirname(a)
    .split('/')
    .findIndex((folder, at) => folder !== others[at])
  return apart < 0 ? dirname(a).split('/').length : apart
}
