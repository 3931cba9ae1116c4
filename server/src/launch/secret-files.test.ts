import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { SECRET_SETTINGS } from '../configuration/configuration.ts'
import { withSecretsFromFiles } from './secret-files.ts'

// Starting the whole program takes long on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

const folder = mkdtempSync(join(tmpdir(), 'corner-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(text: string): string {
  const path = join(folder, `${Math.random()}`)
  writeFileSync(path, text)
  return path
}

it.each(SECRET_SETTINGS)('takes %s from a file, without the line end that an editor adds', (name) => {
  const environment = { [`${name}_FILE`]: file(' the secret \r\n\n'), PORT: '1' }
  expect(withSecretsFromFiles(environment, SECRET_SETTINGS)).toEqual({ ...environment, [name]: ' the secret ' })
})

it('leaves everything else as it is, also where compose sets a variable to nothing', () => {
  const environment = { CORNER_KEY: 'k', SMTP_URL: '', SMTP_URL_FILE: '', DATA_DIR_FILE: '/nowhere' }
  expect(withSecretsFromFiles(environment, SECRET_SETTINGS)).toEqual(environment)
  const path = file('smtp://a')
  expect(withSecretsFromFiles({ SMTP_URL: '', SMTP_URL_FILE: path }, SECRET_SETTINGS).SMTP_URL).toBe('smtp://a')
})

it('names every file that it cannot use, in one line each, and no secret', () => {
  const empty = file('\n')
  const environment = {
    CORNER_KEY: 'hidden',
    CORNER_KEY_FILE: file('hidden'),
    SMTP_URL_FILE: empty,
    DATABASE_URL_FILE: '/nowhere/url',
    CORNER_AI_KEY_FILE: folder,
  }
  const attempt = () => withSecretsFromFiles(environment, SECRET_SETTINGS)
  expect(attempt).toThrow(
    [
      'DATABASE_URL_FILE names /nowhere/url, which is not there',
      'CORNER_KEY and CORNER_KEY_FILE are both set: leave one of them away',
      `SMTP_URL_FILE names ${empty}, which is empty`,
      `CORNER_AI_KEY_FILE names ${folder}, which is a folder and not a file`,
    ].join('\n'),
  )
  expect(attempt).not.toThrow('hidden')
})

it('is what the program reads its settings with', async () => {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    WHOOP_CLIENT_ID: 'app',
    WHOOP_CLIENT_SECRET_FILE: file('hidden'),
    CORNER_AI_KEY_FILE: file('hidden'),
  }
  const said = await new Promise<string>((resolve) => {
    const program = join(import.meta.dirname, '../main.ts')
    execFile(process.execPath, [program], { env }, (_, out, err) => resolve(`${out}${err}`))
  })
  expect(said).toBe(
    'CORNER_AI_PROVIDER: CORNER_AI_PROVIDER is missing: CORNER_AI_KEY needs the provider that it belongs to\n',
  )
})
