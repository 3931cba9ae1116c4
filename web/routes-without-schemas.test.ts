import { fileURLToPath } from 'node:url'
import { me, signIn } from '@corner/contract/routes/accounts.ts'
import { expect, it } from 'vitest'
import { routesWithoutSchemas } from './routes-without-schemas.ts'

const folder = new URL('../contract/src/routes/', import.meta.url)

/** A file of routes as the browser gets it. */
async function inBrowser(file: string, name: string): Promise<unknown> {
  const { load } = routesWithoutSchemas()
  const context = { addWatchFile: () => {} }
  const code: string = await (load as (this: object, id: string) => Promise<string>).call(
    context,
    fileURLToPath(new URL(file, folder)),
  )
  const declared = code.split('\n').find((line) => line.startsWith(`export const ${name} = `))
  return JSON.parse(declared?.split(' = ')[1] ?? 'null')
}

it('keeps what a call needs: a public route sends no token, and its 401 does not end the session', async () => {
  const { method, path, access } = signIn
  expect(await inBrowser('accounts.ts', 'signIn')).toEqual({ method, path, access })
})

it('leaves the schemas out', async () => {
  const { method, path, access } = me
  expect(await inBrowser('accounts.ts', 'me')).toEqual({ method, path, access })
})
