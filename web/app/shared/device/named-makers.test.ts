import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const APP = join(import.meta.dirname, '../..')

/** Wording of the specification (docs/spec-coverage.md), and what the landing page says of the product today. */
const NAMED = [
  'screens/athlete-analysis/header/identity-card.tsx',
  'screens/landing/landing-copy.ts',
  'screens/personal-dashboard/charts/no-hrv.tsx',
  'screens/personal-dashboard/oauth-required.tsx',
  'screens/team-information/linked-makers.ts',
]
const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/ .*/g

it('takes the maker of a wearable from the answers of the server, and names none itself', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: APP }).filter((file) => !/\.test\.|-for-tests\./.test(file))
  const naming = sources.filter((file) => {
    const text = readFileSync(join(APP, file), 'utf8').replace(COMMENTS, '')
    return /\bW(?:HOOP|hoop)\b|PROVIDER_LABELS/.test(text)
  })
  expect(naming.toSorted()).toEqual(NAMED)
})
