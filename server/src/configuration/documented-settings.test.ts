import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { providers } from '@corner/wearables/providers.ts'
import { expect, it } from 'vitest'
import { readConfiguration } from './configuration.ts'
import { settingName } from './provider-configuration.ts'

const DOCS = join(import.meta.dirname, '../../../docs')

/** The settings in the first column of a page's tables. */
const rowsOf = (page: string) =>
  [...readFileSync(join(DOCS, page), 'utf8').matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name),
  )

/** Every name that the server looks up in its environment where this provider is the chosen one. */
function namesRead(provider: string): string[] {
  const read = new Set<string>()
  const chosen = settingName(provider, 'CLIENT_ID')
  const environment = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_, name) => {
        read.add(String(name))
        return name === chosen ? 'app' : undefined
      },
    },
  )
  readConfiguration(environment)
  return [...read]
}

const read = [...new Set(providers.flatMap(({ name }) => namesRead(name)))].toSorted()
const rows = [...rowsOf('settings.md'), ...rowsOf('ai.md')]

it('has a row in docs/settings.md for each setting that the server reads, or in docs/ai.md for one of the AI', () => {
  expect(read.length).toBeGreaterThan(30)
  expect(read.filter((name) => !rows.includes(name))).toEqual([])
})

it('has no row for a setting that nothing reads', () => {
  expect(rows.filter((name) => !read.includes(name))).toEqual([])
})
