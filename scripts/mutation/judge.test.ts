import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { folderOf } from './files-for-tests.ts'
import { Judge } from './judge.ts'
import { mutantsOf } from './mutants.ts'

const MODULES = join(import.meta.dirname, '..', '..', 'node_modules')
const AGE = `
export const isAdult = (age: number) => age >= 18
export const isChild = (age: number) => age < 14
export const group = (age: number): 'adult' | 'other' => (age > 99 ? 'adult' : 'other')
export function birthdays(age: number): number {
  let seen = 0
  while (seen < age) seen = seen + 1
  return seen
}
`
const FILES = {
  'a/src/age.ts': AGE,
  'a/src/age.test.ts': `
import { expect, it } from 'vitest'
import { birthdays, group, isAdult, isChild } from './age.ts'
it('is adult at 18', () => expect([isAdult(17), isAdult(18)]).toEqual([false, true]))
it('is a child at 10', () => expect(isChild(10)).toBe(true))
it('has had as many birthdays', () => expect(birthdays(3)).toBe(3))
it('has a group', () => expect(group(5)).toBeTypeOf('string'))
`,
  'a/src/height.ts': 'export const isTall = (cm: number) => cm > 190',
  'a/src/height.test.ts': `
import { expect, it } from 'vitest'
import { isAdult } from './age.ts'
import { isTall } from './height.ts'
it('is tall at 200 and adult at 18', () => expect([isTall(200), isAdult(18)]).toEqual([true, true]))
`,
  'a/src/always-red.test.ts': `
import { expect, it } from 'vitest'
import { isAdult } from './age.ts'
it('fails without any mutant', () => expect(isAdult(18)).toBe(false))
`,
  'package.json': '{ "type": "module" }',
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "module": "NodeNext", "target": "ES2024", "skipLibCheck": true, "allowImportingTsExtensions": true, "noEmit": true }, "include": ["a"] }',
  'vitest.config.ts': 'export default { test: { isolate: false } }',
  '.gitignore': 'node_modules',
}

function plantedRepository(): string {
  const root = folderOf(FILES)
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  mkdirSync(join(root, 'node_modules'))
  for (const name of ['vitest', 'typescript']) symlinkSync(join(MODULES, name), join(root, 'node_modules', name))
  return root
}

it('tells planted mutants apart, and leaves the working tree as it was', { timeout: 240_000 }, async () => {
  const root = plantedRepository()
  const judge = new Judge(root, () => ['a/src/always-red.test.ts', 'a/src/age.test.ts'], { limitMs: () => 60_000 })
  const mutant = (line: number, operator: string) => {
    const found = mutantsOf('a/src/age.ts', AGE).find((mutant) => mutant.line === line && mutant.operator === operator)
    if (!found) throw new Error(`no ${operator} in line ${line}`)
    return found
  }
  try {
    expect(await judge.judge(mutant(2, '>= to >'))).toEqual({
      fate: 'killed',
      by: 'a/src/age.test.ts: is adult at 18',
    })
    expect(await judge.judge(mutant(3, '< to <='))).toMatchObject({ fate: 'survived' })
    expect(await judge.judge(mutant(4, 'text'))).toMatchObject({ fate: 'killed by types' })
  } finally {
    await judge.close()
  }
  expect(readFileSync(join(root, 'a/src/age.ts'), 'utf8')).toBe(AGE)
  expect(existsSync(join(root, 'tmp'))).toBe(false)
})

it('puts a mutant back before the next, in another source', { timeout: 240_000 }, async () => {
  const judge = new Judge(plantedRepository(), () => ['a/src/height.test.ts'], { limitMs: () => 60_000 })
  const [older] = mutantsOf('a/src/age.ts', AGE).filter(({ operator }) => operator === '>= to >')
  const [taller] = mutantsOf('a/src/height.ts', FILES['a/src/height.ts']).filter(
    ({ operator }) => operator === '> to >=',
  )
  try {
    // At the second time the test is known to pass without a mutant, so nothing runs between this mutant and the next.
    for (const mutant of [older, older]) expect(mutant && (await judge.judge(mutant))).toMatchObject({ fate: 'killed' })
    expect(taller && (await judge.judge(taller))).toMatchObject({ fate: 'survived' })
  } finally {
    await judge.close()
  }
})

it('calls a mutant without an end a timeout, and goes on with the next', { timeout: 240_000 }, async () => {
  const judge = new Judge(plantedRepository(), () => ['a/src/age.test.ts'], { limitMs: () => 20_000 })
  const [endless, noticed] = [
    mutantsOf('a/src/age.ts', AGE).find(({ operator }) => operator === '+ to -'),
    mutantsOf('a/src/age.ts', AGE).find(({ operator }) => operator === '>= to >'),
  ]
  try {
    expect(endless && (await judge.judge(endless))).toMatchObject({ fate: 'timeout' })
    expect(noticed && (await judge.judge(noticed))).toMatchObject({ fate: 'killed' })
  } finally {
    await judge.close()
  }
})
