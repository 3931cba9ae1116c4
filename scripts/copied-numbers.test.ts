import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { NORMAL_RANGE_DAYS } from '../analytics/src/series/normal-range.ts'
import { ROOT, repositoryFiles } from './repository-files.ts'

const PRODUCT = /^(?:analytics|coach|contract|server|web)\/(?!train\/|corpus\/).*\.tsx?$/
const FOR_TESTS = /\.test\.tsx?$|-for-tests\.tsx?$/
const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/ .*/g

it('reads the days of a normal range from their constant, in sentences too: a copy would stay behind', () => {
  const copy = new RegExp(
    `\\b${NORMAL_RANGE_DAYS}(?:[- ]days?|[- ]nights?| before)\\b|\\bof (?:the )?${NORMAL_RANGE_DAYS}\\b`,
  )
  const sources = repositoryFiles().filter((file) => PRODUCT.test(file) && !FOR_TESTS.test(file))
  const copying = sources.filter((file) => copy.test(readFileSync(join(ROOT, file), 'utf8').replace(COMMENTS, '')))
  expect(sources.length).toBeGreaterThan(1000)
  expect(copying).toEqual([])
})
