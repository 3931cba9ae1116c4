import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SECRET_SETTINGS } from './configuration.ts'
import { namesRead } from './settings-for-tests.ts'

/** Passwords and keys, and addresses that hold a password. */
const SECRET_NAME = /(?:_KEY|SECRET|PASSWORD|PASSPHRASE|TOKEN)$|^(?:DATABASE|SMTP)_.*URL$/

it('marks each setting as secret whose name says so, and no other', () => {
  const secrets = namesRead().filter((name) => SECRET_NAME.test(name))
  expect(secrets.length).toBeGreaterThan(5)
  expect([...SECRET_SETTINGS].toSorted()).toEqual(secrets)
})

it('is told in docs/settings.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/settings.md'), 'utf8')
  const section = page.slice(page.indexOf('## Secrets from files'))
  expect(SECRET_SETTINGS.filter((name) => !section.includes(`\`${name}\``))).toEqual([])
})
