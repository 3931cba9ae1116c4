import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['server/src/testing/cluster.ts'],
    include: ['{contract,analytics,wearables,whoop-simulator,server,scripts}/**/*.test.ts', 'web/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**'],
  },
})
