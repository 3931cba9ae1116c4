import { join } from 'node:path'
import type { TestModule } from 'vitest/node'
import { createVitest } from 'vitest/node'

/** What the parent asks: these test files, of a copy in which this file has just changed. */
export interface TestOrder {
  changed: string
  tests: string[]
}
/** The first test file that failed with the name of the test, or none. */
export interface TestOutcome {
  failed?: { file: string; test: string }
}

/**
 * Vitest kept running for a scratch copy (its folder is the first argument), told by messages what to run: starting it again for
 * each mutant, with its database, took longer than most tests. It stops at the first failure.
 */
const root = process.argv[2] ?? ''
let failed: TestOutcome['failed']
/** The source of the order before: it is as it was again, and what was made of it must go as well. */
let before: string | undefined

const note = (module: TestModule, test: string) => {
  failed ??= { file: module.relativeModuleId, test }
  void vitest.cancelCurrentRun('test-failure') // awaited here, it would wait for us
}
const vitest = await createVitest(
  'test',
  {
    root,
    watch: false,
    maxWorkers: 1,
    reporters: [
      {
        onTestCaseResult: (test) => {
          if (test.result().state === 'failed') note(test.module, test.fullName)
        },
        onTestModuleEnd: (module) => {
          if (module.state() === 'failed') note(module, 'the file as a whole')
        },
      },
    ],
  },
  { cacheDir: join(root, 'tmp', 'vite') },
)
await vitest.standalone()

process.on('message', async ({ changed, tests }: TestOrder) => {
  failed = undefined
  for (const path of new Set([before ?? changed, changed])) vitest.invalidateFile(join(root, path))
  before = changed
  const specifications = tests.map((test) => vitest.getRootProject().createSpecification(join(root, test)))
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications)
  if (unhandledErrors.length > 0) failed ??= { file: tests[0] ?? '', test: 'an error between the tests' }
  process.send?.({ failed } satisfies TestOutcome)
})
process.on('disconnect', () => void vitest.close().finally(() => process.exit()))
process.send?.('ready')
