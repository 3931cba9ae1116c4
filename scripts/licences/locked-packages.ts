import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface LockedPackage {
  name: string
  version: string
  /** As SPDX writes it, such as `(MIT OR CC0-1.0)`; empty: it names none. */
  licence: string
  /** Only to build and to test: nothing of it is handed on. */
  isForDevelopment: boolean
}

interface Entry {
  version?: string
  license?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
}

/** Every package of others in package-lock.json, on whatever platform, by name. */
export function lockedPackages(root = join(import.meta.dirname, '../..')): LockedPackage[] {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version = '', license = '', dev, devOptional }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      isForDevelopment: Boolean(dev ?? devOptional),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'))
}
