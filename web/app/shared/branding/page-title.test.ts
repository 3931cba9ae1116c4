import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pageTitle } from './page-title.ts'

const APP = join(import.meta.dirname, '../..')

it('puts the name of the screen before the title of the club', () => {
  expect(pageTitle('Sign in')).toBe('Sign in · Wrestling Dashboard')
  expect(pageTitle()).toBe('Wrestling Dashboard')
})

it('is the only place that contains the product title', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: APP }).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => readFileSync(join(APP, file), 'utf8').includes('Wrestling Dashboard'))).toEqual([])
})
