import { Request } from '@corner/contract/entities/query.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyRequest, isMeaningful } from '../requests-for-tests.ts'
import { oneStepAway, withOnePartOf } from './changed-parts-for-tests.ts'
import { IDS, SCOPE } from './line-scope-for-tests.ts'
import { meaningOf } from './meaning-for-tests.ts'
import { readingLine } from './reading-line.ts'

const STRANGER = '00000000-0000-4000-8000-00000000ffff'
const request = anyRequest([...IDS, STRANGER])

it('is one line of plain words', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const line = readingLine(asked, SCOPE)
      expect(line).not.toMatch(/undefined|null|NaN|\[object|\n|_| {2}|\.$|^\s|\s$|, ,/)
      expect(line).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/)
      expect(line.length).toBeGreaterThan(3)
    }),
    { numRuns: 500 },
  )
})

/** Fails for a request with another meaning and the same line. */
function expectOtherLines(one: Request, changed: readonly unknown[]) {
  const [line, meaning] = [readingLine(one, SCOPE), meaningOf(one, SCOPE)]
  for (const other of changed) {
    const read = Request.safeParse(other)
    if (!read.success || !isMeaningful(read.data) || meaningOf(read.data, SCOPE) === meaning) continue
    if (readingLine(read.data, SCOPE) === line) throw new Error(`${line}: ${JSON.stringify(read.data)}`)
  }
}

it('differs where a part is another one', () => {
  fc.assert(
    fc.property(request, request, (one, other) => expectOtherLines(one, withOnePartOf(one, other))),
    { numRuns: 400 },
  )
})

it('differs after one small step', () => {
  fc.assert(
    fc.property(request, (one) => expectOtherLines(one, oneStepAway(one))),
    { numRuns: 150 },
  )
})
