import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { auditPackages } from './audit.mjs'
import { buildWebIfNeeded } from './build-web.mjs'
import { provideChromium } from './chromium.mjs'
import { ROOT, withInstalledTools } from './repository.mjs'
import { runLoudly, runQuietly } from './step.mjs'

const env = withInstalledTools()

/**
 * In this order; the parts of a group run in parallel: the checks use one core each, Vitest and the browser tests use
 * all.
 */
export const PARTS = [
  { name: 'types', group: 'checks', run: () => check('npm', ['run', '--silent', 'types']) },
  { name: 'lint', group: 'checks', run: () => check('biome', ['ci', '.']) },
  { name: 'knip', group: 'checks', run: () => check('knip', []) },
  { name: 'audit', group: 'checks', run: auditPackages },
  { name: 'unit', group: 'unit', run: runVitest },
  { name: 'browser', group: 'browser', run: runPlaywright },
]

/** A check counts as one test, and prints only when it fails. */
async function check(program, args) {
  const { ok, output } = await runQuietly(program, args, { env })
  if (!ok) console.log(output)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
}

/** Unit and API tests; those that start the whole program need the built web app. */
async function runVitest(report) {
  await buildWebIfNeeded()
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { ok } = await runLoudly('vitest', args, { env })
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = readReport(report)
  // A file with a syntax error or failing hooks has no failed test in the report.
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  )
  return withExitCode(ok, {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
    failures: [...brokenFiles.map((file) => `${file.name}\n${file.message}`), ...testResults.flatMap(failedTests)],
  })
}

function failedTests({ name: file, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  return failed.map(({ fullName, failureMessages }) => `${file} > ${fullName}\n${failureMessages.join('\n')}`)
}

async function runPlaywright(report) {
  if (!hasBrowserTests()) {
    console.log('There are no browser tests yet')
    return { passed: 0, failed: 0, skipped: 0 }
  }
  await buildWebIfNeeded()
  const CHROMIUM = await provideChromium({ prefersShell: true })
  const { ok } = await runLoudly('playwright', ['test', '--reporter=list,json'], {
    cwd: join(ROOT, 'e2e'),
    env: { ...env, CHROMIUM, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  const { stats, errors, suites } = readReport(report)
  return withExitCode(ok, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...errors.map((error) => error.message), ...suites.flatMap(failedSpecs)],
  })
}

/** Playwright's report nests: a file holds suites, a suite holds suites and specs. */
function failedSpecs({ suites = [], specs = [] }) {
  const failed = specs.filter((spec) => !spec.ok)
  const names = failed.map(({ file, line, title, tests }) => {
    const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''))
    return `${file}:${line} > ${title}\n${messages.join('\n')}`
  })
  return [...names, ...suites.flatMap(failedSpecs)]
}

function hasBrowserTests() {
  const files = readdirSync(join(ROOT, 'e2e'), { recursive: true }).map(String)
  return files.some((file) => file.endsWith('.spec.ts') && !file.includes('node_modules'))
}

function readReport(path) {
  if (!existsSync(path)) throw new Error('it ended without a report')
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** A run can fail although each test passes: an error outside of tests, or a coverage threshold. */
function withExitCode(ok, counts) {
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}
