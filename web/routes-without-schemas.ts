import { stat } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Route } from '@corner/contract/route.ts'
import type { Plugin } from 'vite'

const ROUTES_FOLDER = fileURLToPath(new URL('../contract/src/routes/', import.meta.url))

/**
 * Gives the browser only what a call needs of each route (method, path, access, content types) and leaves the zod
 * schemas out: the types stay exact, and 60 KB of validation that only the server runs is not sent to a phone.
 */
export function routesWithoutSchemas(): Plugin {
  return {
    name: 'corner:routes-without-schemas',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?')
      if (!file.startsWith(ROUTES_FOLDER)) return null
      this.addWatchFile(file)
      // The modification time in the address bypasses Node's module cache while a developer edits the route.
      const { mtimeMs } = await stat(file)
      const declared: Record<string, Route> = await import(`${pathToFileURL(file).href}?${mtimeMs}`)
      return Object.entries(declared)
        .map(([name, { method, path, access, rawBody, streamedBody, replyType }]) => {
          const route = { method, path, access, rawBody, streamedBody, replyType }
          return `export const ${name} = ${JSON.stringify(route)}`
        })
        .join('\n')
    },
  }
}
