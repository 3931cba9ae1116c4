import type { ChatStep } from '@corner/contract/entities/chat.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Toolbox } from '../../tools/toolbox.ts'
import { answerQuery } from './answer-query.ts'
import { meaningful, queries } from './queries-for-tests.ts'
import { scopeOfTeam } from './team-for-tests.ts'

/**
 * The product's own numbers: how many records a figure needs, how far it looks back, the bands, and counts of four
 * people.
 */
const OF_THE_PRODUCT = [0, 1, 2, 3, 4, 5, 7, 10, 14, 28, 30, 34, 66, 67, 90, 100]

/** The numbers of a text, as written, without dates and list marks. */
function numbersOf(text: string): { value: number; decimals: number }[] {
  const plain = text
    .replace(/\d{4}-\d{2}-\d{2}/g, '')
    .replace(/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}\b/g, '')
    .replace(/^\d+\. /gm, '')
  return [...plain.matchAll(/\d+(?:,\d{3})*(?:\.(\d+))?/g)].map(([number, fraction = '']) => ({
    value: Number(number.replaceAll(',', '')),
    decimals: fraction.length,
  }))
}

/** Everything displayed under "How I got this". */
function shownIn(steps: readonly ChatStep[]): number[] {
  return steps.flatMap(({ title, note = '', rows, columns, arguments: asked }) => [
    ...rows.flat().filter((cell) => typeof cell === 'number'),
    ...[
      title,
      note,
      JSON.stringify(asked),
      ...columns.map(({ label }) => label),
      ...rows.flat().filter((cell) => typeof cell === 'string'),
    ].flatMap((text) => numbersOf(text).map(({ value }) => value)),
  ])
}

const views = fc.constantFrom('team' as const, 'own' as const)

test('every answer is whole sentences, and each number in it stands in the look-ups that it shows', async () => {
  let answered = 0
  await fc.assert(
    fc.asyncProperty(queries, views, async (drawn, view) => {
      const query = meaningful(drawn)
      fc.pre(query !== undefined)
      const whole = scopeOfTeam({ view })
      const scope =
        view === 'own'
          ? {
              ...whole,
              athletes: whole.athletes.slice(0, 1),
              records: async () => (await whole.records(90)).slice(0, 1),
            }
          : whole
      const toolbox = new Toolbox(scope)
      const text = await answerQuery(query, { scope, toolbox })
      answered += 1
      const said = `${JSON.stringify(query)}\n${text}`
      expect(text.replace(/^\|.*$/gm, ''), said).not.toMatch(
        /undefined|NaN|null|\[object| {2}|\s[.,:;]|_|\(\)|-4000-|\*\*\*\*/,
      )
      expect(text, said).toMatch(/[.|*%)\w]$/)
      const shown = [...shownIn(toolbox.steps), ...OF_THE_PRODUCT]
      const missing = numbersOf(text).filter(
        ({ value, decimals }) => !shown.some((one) => Math.abs(Math.abs(one) - value) <= 0.51 * 10 ** -decimals),
      )
      expect(
        missing.map(({ value }) => value),
        said,
      ).toEqual([])
    }),
    { numRuns: 1500 },
  )
  expect(answered).toBeGreaterThan(500)
})
