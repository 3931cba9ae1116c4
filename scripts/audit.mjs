import { withMachineTools } from './repository.mjs'
import { runQuietly } from './step.mjs'

/** A registry that has nothing to say says so at once; one that cannot be reached must not hold the tests up. */
const WAIT_MS = 10_000

/** Part of `npm test`: asks the registry for known faults of the packages in package-lock.json. High ones fail. */
export async function auditPackages() {
  const patience = [`--fetch-timeout=${WAIT_MS}`, '--fetch-retries=0']
  const { output } = await runQuietly('npm', ['audit', '--json', ...patience], { env: withMachineTools() })
  const { counts, lines } = judgeAudit(output)
  for (const line of lines) console.log(line)
  return counts
}

/** What the output of `npm audit --json` means for the tests. Without an answer nothing is known: skipped, and said. */
export function judgeAudit(output) {
  const report = parseReport(output)
  if (!report?.metadata?.vulnerabilities)
    return { counts: { passed: 0, failed: 0, skipped: 1 }, lines: ['audit: skipped: no answer'] }
  const { high, critical } = report.metadata.vulnerabilities
  const isBad = ({ severity }) => severity === 'high' || severity === 'critical'
  const lines = Object.values(report.vulnerabilities ?? {})
    .filter(isBad)
    .map(({ name, severity, range }) => `audit: ${name} ${range}: ${severity}`)
  const isFine = high + critical === 0
  return { counts: { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, skipped: 0 }, lines }
}

/** npm's own messages stand around the report. */
function parseReport(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}
