import { expect, it } from 'vitest'
import { fileName } from './file-name.ts'

it.each([
  ["Men's Wrestling: Recovery 2026-11-15 to 2026-11-21", 'Mens-Wrestling-Recovery-2026-11-15-to-2026-11-21.csv'],
  ['../../etc/passwd', 'etc-passwd.csv'],
  ['Tomás Łuczak', 'Tomás-Łuczak.csv'],
  ['דוד', 'דוד.csv'],
  ['???', 'corner.csv'],
])('calls the file of %j %s', (title, name) => {
  expect(fileName(title, 'csv')).toBe(name)
})
