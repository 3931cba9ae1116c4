import { startDemo } from './demo.ts'
import { atMost, type Finding } from './finding.ts'

/** README.md: a second start takes under 3 s. */
const SECOND_START_SECONDS = 3

/** Leaves the filled data directory for the next part. */
export async function measureStartUp(dataDir: string, cleanUp: AsyncDisposableStack): Promise<Finding[]> {
  const first = await startDemo(dataDir, cleanUp)
  await first.stop()
  const second = await startDemo(dataDir, cleanUp)
  await second.stop()
  const again = second.readyAfterMs / 1000
  return [
    { what: 'first start: new database, demo linked and synced', value: first.readyAfterMs / 1000, unit: 's' },
    { what: 'second start', value: again, unit: 's', target: atMost(SECOND_START_SECONDS, again, 's') },
  ]
}
