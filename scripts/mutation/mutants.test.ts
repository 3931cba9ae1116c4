import { describe, expect, it } from 'vitest'
import { findAgain, isProgram, mutantsOf, mutated } from './mutants.ts'

const mutantsIn = (source: string, path = 'a.tsx') => mutantsOf(path, source).map((mutant) => mutated(source, mutant))

it.each([
  ['a < b', ['a <= b']],
  ['a >= b', ['a > b']],
  ['a === b', ['a !== b']],
  ['a + b', ['a - b']],
  ["a + 'ms'", ["a + 'mx'"]],
  ['a && b', ['a || b']],
  ['a ?? b', ['a']],
  ['(a) ?? b', ['(a)']],
  ['!a', ['a']],
  ['[true, null]', ['[false, null]']],
  ['[9, 0.09, 1_000]', ['[10, 0.09, 1_000]', '[9, 0.08, 1_000]', '[9, 0.09, 1001]']],
  ['list.slice(1, end)', ['list.slice(1, (end) + 1)', 'list.slice(2, end)']],
  ['a ? b : c', ['!(a) ? b : c']],
  ['const f = () => { return a }', ['const f = () => { return undefined }']],
  ['if (a) b()', ['if (!(a)) b()']],
  ["z.string().min(2).describe('Two words')", ["z.string().min(3).describe('Two words')"]],
  ["f('Two words')", ["f('Twx words')"]],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a source that holds a template
  ['`${n} of ${m} nights`', ['`${n} ox ${m} nights`', '`${n} of ${m} nightx`']],
  ['<p title="Sleep">Good night</p>', ['<p title="Sleex">Good night</p>', '<p title="Sleep">Goox night</p>']],
])('in %s tries each mutant', (source, mutants) => {
  expect(mutantsIn(source).sort()).toEqual([...mutants].sort())
})

it.each([
  "import { a } from 'package'",
  "export * from './all.ts'",
  "export { a } from './one.ts'",
  "'use strict'",
  "type Fate = 'killed' | 1",
  "interface Named { kind: 'name' }",
  '// a < b',
  '<i className="wide" d="M 0 12" width={3} />',
  "console.log('done', 1)",
  "request.log.warn({ count: 2 }, 'slow')",
  "new RangeError('never')",
  "f('-', '', 'é')",
  'const f = () => { return undefined }',
])('passes over what nobody could notice: %s', (source) => {
  expect(mutantsIn(source)).toEqual([])
})

it('looks into what a type is put on', () => {
  expect(mutantsIn("['ab' as const, n satisfies 1 as 2, 5!]", 'a.ts')).toEqual([
    "['ax' as const, n satisfies 1 as 2, 5!]",
    "['ab' as const, n satisfies 1 as 2, 6!]",
  ])
})

it('finds a mutant again where its line has moved, and not where it is rewritten', () => {
  const [mutant] = mutantsOf('a.ts', 'const isLow = (n: number) => n < limit\n')
  if (!mutant) throw new Error('There is a mutant')
  const moved = '// One more line\nconst isHigh = (n: number) => n > limit\n  const isLow = (n: number) => n < limit\n'
  expect(findAgain(mutant, moved)).toMatchObject({ line: 3, operator: mutant.operator, code: mutant.code })
  expect(mutated(moved, findAgain(mutant, moved) ?? mutant)).toContain(mutated(mutant.code, { ...mutant }))
  expect(findAgain(mutant, 'const isLow = (n: number) => n < otherLimit\n')).toBeUndefined()
})

it('says where the mutant is', () => {
  expect(mutantsOf('a.ts', 'const a = 1\nconst b = a < c')).toMatchObject([
    { path: 'a.ts', line: 1, operator: 'number' },
    { path: 'a.ts', line: 2, operator: '< to <=' },
  ])
})

describe('a mutant that does not parse', () => {
  const source = 'const a = b ?? c'
  const mutant = { path: 'a.ts', line: 1, code: source, operator: 'by hand', start: 12, end: 14 }
  it.each([
    ['||', true],
    ['((', false],
  ])('is told from one that is: %s', (replacement, isOne) => {
    expect(isProgram(source, { ...mutant, replacement })).toBe(isOne)
  })
})

it("passes over the words of the coach's lists, but not their code", () => {
  const list = "const words = flag || ['hope', 'mark']"
  expect(mutantsIn(list, 'coach/src/danger/words/a.ts')).toEqual(["const words = flag && ['hope', 'mark']"])
  expect(mutantsIn(list, 'coach/src/language/lexicon/a.ts')).toHaveLength(1)
  expect(mutantsIn(list, 'coach/src/language/words/a.ts')).toHaveLength(3)
})
