import { obeyStopSignals, stopAtEnd, stopEverything } from '@corner/server/launch/stop-signals.ts'
import type { Finding } from './finding.ts'
import { LONG_PARTS, PARTS } from './parts.ts'
import { writeResults } from './results-file.ts'
import { table } from './table.ts'
import { temporaryFolder } from './temporary-folder.ts'

const cleanUp = new AsyncDisposableStack()
stopAtEnd('The bench', () => cleanUp.disposeAsync())
obeyStopSignals()

const name = process.argv[2]
/** Findings by the title of their part. */
const findings: Record<string, Finding[]> = {}
try {
  const demoDir = await temporaryFolder(cleanUp)
  for (const { title, measure } of chosenParts()) {
    const cleanUpPart = cleanUp.use(new AsyncDisposableStack())
    findings[title] = await measure(cleanUpPart, demoDir)
    await cleanUpPart.disposeAsync()
    console.log(table(title, findings[title]))
  }
  await writeResults(findings, name)
  await stopEverything(0)
} catch (error) {
  console.error(error)
  await stopEverything(1)
}

function chosenParts() {
  if (name === undefined) return PARTS
  const part = LONG_PARTS[name]
  if (!part) throw new Error(`There is no part "${name}". Name one of: ${Object.keys(LONG_PARTS).join(', ')}.`)
  return [part]
}
