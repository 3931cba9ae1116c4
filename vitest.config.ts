import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { TestOrder } from './scripts/test-order.ts'

export default defineConfig({
  test: {
    // Generous: a busy machine is slow, and no test here judges speed.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // A process per core for the whole run, not one per file: reading the modules anew was half of all the time. What a test puts
    // in place of the clock or the console goes with it; a test that changes the process's own environment starts one of its own.
    isolate: false,
    sequence: { sequencer: TestOrder },
    // One more than there are cores: tests wait for a database, a timer or a program of theirs a third of their time.
    maxWorkers: availableParallelism() + 1,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    globalSetup: ['server/src/testing/cluster.ts'],
    include: [
      '{contract,analytics,wearables,knowledge,coach,wearable-clouds,server,scripts,eval,bench}/**/*.test.ts',
      'web/**/*.test.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**', '**/build/**'],
  },
})
