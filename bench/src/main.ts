import { measureCoachPayload } from './coach-payload.ts'
import type { Finding } from './finding.ts'
import { measureIngest } from './ingest.ts'
import { writeResults } from './results-file.ts'
import { table } from './table.ts'

const PARTS: Record<string, () => Promise<Finding[]>> = {
  'Coach payload, 40 athletes x 90 days, three series': measureCoachPayload,
  'Ingest, 8 athletes x 90 days': measureIngest,
}

const parts: Record<string, Finding[]> = {}
for (const [title, measure] of Object.entries(PARTS)) {
  parts[title] = await measure()
  console.log(table(title, parts[title]))
}
await writeResults(parts)
