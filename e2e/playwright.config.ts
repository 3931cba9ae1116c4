import { mkdtempSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

/** A separate demo on a free port, with its own data directory: a running Corner is not affected. */
const dataDir = process.env.CORNER_E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'corner-e2e-'))
process.env.CORNER_E2E_DATA_DIR = dataDir
/** The logs of all servers of this run, which read-logs.ts looks through at the end. */
const logs = process.env.CORNER_E2E_LOGS ?? mkdtempSync(join(tmpdir(), 'corner-e2e-logs-'))
process.env.CORNER_E2E_LOGS = logs

export default defineConfig({
  testDir: './tests',
  globalTeardown: process.env.CORNER_URL ? undefined : './read-logs.ts',
  fullyParallel: true,
  // One more than there are cores: a test waits for its page a third of its time. With many, the one server would be the limit.
  workers: Math.min(6, availableParallelism() + 1),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A browser may time out once on a shared machine, but a test that fails twice is broken. The report lists the retried
  // ones.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  outputDir: './test-results',
  use: {
    // A trace makes each test a fifth slower: use `--trace on` for a failing test.
    // A worker would take calls away from the tests that mock them; offline.spec.ts allows it.
    serviceWorkers: 'block',
    trace: process.env.CI ? 'on-first-retry' : 'off',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      // Chromium's background requests fail on a closed network.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The headless shell rounds letter widths to whole pixels, which makes texts wider.
        '--font-render-hinting=none',
      ],
    },
  },
  // CORNER_URL names a running demo: faster while writing a test.
  webServer: process.env.CORNER_URL
    ? undefined
    : {
        // `exec`: the signal to stop goes to the server and not to a shell.
        command: `exec node server/src/main.ts --demo 2> '${join(logs, 'demo.log')}'`,
        cwd: '..',
        env: { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'debug' },
        wait: { stdout: /Ready on (?<CORNER_URL>http:\S+)[\s\S]*WHOOP simulator (?<CORNER_SIMULATOR_URL>http:\S+)/ },
        timeout: 120_000,
        stdout: 'pipe',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      },
})
