import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

/** A demo of its own on a free port, in a folder of its own: nothing of a running Corner is touched. */
const dataDir = process.env.CORNER_E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'corner-e2e-'))
process.env.CORNER_E2E_DATA_DIR = dataDir

export default defineConfig({
  testDir: './tests',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // On a shared machine a browser may starve once; a story that fails twice is broken. The list names those that needed it.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  outputDir: './test-results',
  use: {
    // A trace costs each test a fifth of its time: ask for one (`--trace on`) for the test that fails.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      // Chromium's own calls home have nowhere to go on a club's closed network.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The headless shell would widen letters to whole pixels, and lines of text with them.
        '--font-render-hinting=none',
      ],
    },
  },
  // CORNER_URL names a demo that runs already: quicker while one writes a test.
  webServer: process.env.CORNER_URL
    ? undefined
    : {
        command: 'node server/src/main.ts --demo',
        cwd: '..',
        env: { PORT: '0', DATA_DIR: dataDir },
        wait: { stdout: /Ready on (?<CORNER_URL>http:\S+)[\s\S]*simulator (?<CORNER_SIMULATOR_URL>http:\S+)/ },
        timeout: 120_000,
        stdout: 'pipe',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      },
})
