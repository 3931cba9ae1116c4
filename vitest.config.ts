import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Generous: a busy machine is slow, and no test here judges speed.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: ['server/src/testing/cluster.ts'],
    include: ['{contract,analytics,wearables,whoop-simulator,server,scripts}/**/*.test.ts', 'web/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**'],
  },
})
