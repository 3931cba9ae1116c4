import { SESSION_LOAD, SESSION_LOAD_READER } from '@corner/analytics/metrics/made-up-metric-for-tests.ts'
import { DAY_READERS } from '@corner/analytics/metrics/of-days.ts'
import { DAY_METRICS } from '@corner/contract/metrics/of-days.ts'

// A program of its own: one record and one reader more before anything of the coach is loaded, and nothing else.
Object.assign(DAY_METRICS, { session_load: SESSION_LOAD })
Object.assign(DAY_READERS, { session_load: SESSION_LOAD_READER })

const [{ scopeOfTests }, { talkIn }] = await Promise.all([
  import('./answers/team-for-tests.ts'),
  import('./conversation-for-tests.ts'),
])
const answers: { line: string; text: string }[] = []
for (const message of process.argv.slice(2)) answers.push(await talkIn(scopeOfTests(), [message]))
process.stdout.write(JSON.stringify(answers))
