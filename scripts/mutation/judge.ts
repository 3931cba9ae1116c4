import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Mutant, mutated } from './mutants.ts'
import { makeScratchCopy, removeScratchCopy } from './scratch-copy.ts'
import { TestRunner } from './test-runner.ts'
import { typeError } from './type-error.ts'

/** The test beside the source kills most of what dies, its neighbours most of the rest: so these come first. */
const NEAREST = [2, 10] as const
/** Tests of a source that everything imports take minutes, those of a leaf seconds: a loop without an end is noticed by either. */
const limitMsOf = (tests: readonly string[]) => Math.min(90_000 + 15_000 * tests.length, 20 * 60_000)

export interface Verdict {
  fate: 'killed' | 'killed by types' | 'timeout' | 'survived'
  /** What killed it, or what did not. */
  by: string
}

/** One scratch copy in which mutants stand one after the other. */
export class Judge {
  readonly #copy: string
  readonly #runner: TestRunner
  readonly #testsOf: (path: string) => readonly string[]
  readonly #nearestOnly: boolean
  readonly #limitMs: (tests: readonly string[]) => number
  /** Whether a test file passes without a mutant: one that fails anyway, or now and then, tells nothing. */
  readonly #sound = new Map<string, boolean>()
  #typesAreRight = false

  constructor(
    root: string,
    testsOf: (path: string) => readonly string[],
    { nearestOnly = false, limitMs = limitMsOf }: { nearestOnly?: boolean; limitMs?: typeof limitMsOf } = {},
  ) {
    this.#copy = makeScratchCopy(root)
    this.#runner = new TestRunner(this.#copy)
    this.#testsOf = testsOf
    this.#nearestOnly = nearestOnly
    this.#limitMs = limitMs
  }

  /** The nearest tests first, then the compiler, which costs less than all tests; only what passes them all has survived. */
  async judge(mutant: Mutant): Promise<Verdict> {
    const file = join(this.#copy, mutant.path)
    const original = readFileSync(file, 'utf8')
    const tests = this.#testsOf(mutant.path)
    const sources = { original, mutant: mutated(original, mutant) }
    try {
      const [few, more] = NEAREST
      const near =
        (await this.#runTests(mutant.path, sources, tests.slice(0, few))) ??
        (await this.#runTests(mutant.path, sources, tests.slice(few, more)))
      if (near) return near
      const error = await this.#typeError(mutant.path, sources)
      if (error) return { fate: 'killed by types', by: error }
      if (this.#nearestOnly) return { fate: 'survived', by: `the ${Math.min(more, tests.length)} nearest test files` }
      const all = await this.#runTests(mutant.path, sources, tests.slice(more))
      return all ?? { fate: 'survived', by: `all ${tests.length} test files` }
    } finally {
      writeFileSync(file, original)
    }
  }

  async close(): Promise<void> {
    await this.#runner.stop()
    removeScratchCopy(this.#copy)
  }

  /** The compiler finds nothing without a mutant, or its word would count against each. */
  async #typeError(changed: string, sources: { original: string; mutant: string }): Promise<string | undefined> {
    const found = await typeError(this.#copy, changed)
    if (found === undefined || this.#typesAreRight) return found
    writeFileSync(join(this.#copy, changed), sources.original)
    const without = await typeError(this.#copy, changed)
    if (without !== undefined) throw new Error(`The types are wrong without any mutant: ${without}`)
    this.#typesAreRight = true
    return found
  }

  async #runTests(
    changed: string,
    sources: { original: string; mutant: string },
    tests: readonly string[],
  ): Promise<Verdict | undefined> {
    const file = join(this.#copy, changed)
    writeFileSync(file, sources.mutant)
    const trusted = tests.filter((test) => this.#sound.get(test) !== false)
    if (trusted.length === 0) return undefined
    const limitMs = this.#limitMs(trusted)
    const outcome = await this.#runner.run({ changed, tests: trusted }, limitMs)
    if (outcome === 'timeout') return { fate: 'timeout', by: `no end within ${limitMs / 1000} s` }
    const { failed } = outcome
    if (!failed) return undefined
    if (!this.#sound.has(failed.file)) {
      writeFileSync(file, sources.original)
      const without = await this.#runner.run({ changed, tests: [failed.file] }, limitMs)
      this.#sound.set(failed.file, without !== 'timeout' && !without.failed)
    }
    if (this.#sound.get(failed.file)) return { fate: 'killed', by: `${failed.file}: ${failed.test}` }
    return this.#runTests(changed, sources, trusted)
  }
}
