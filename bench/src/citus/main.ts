import { obeyStopSignals, stopAtEnd, stopEverything } from '@corner/server/launch/stop-signals.ts'
import { prepareCitusCluster } from '@corner/server/testing/citus/cluster.ts'
import { table } from '../table.ts'
import { measureCitus } from './measure-citus.ts'

/** `CITUS_URL=... npm run bench:citus`: what a coach's page costs when its athletes' rows lie on several machines. */
const cleanUp = new AsyncDisposableStack()
stopAtEnd('The bench', () => cleanUp.disposeAsync())
obeyStopSignals()
const url = process.env.CITUS_URL
if (!url) {
  console.error('CITUS_URL names no coordinator: docs/scale.md says how to get one.')
  await stopEverything(1)
} else {
  try {
    console.log(table('Coach payload on Citus', await measureCitus(await prepareCitusCluster(url), cleanUp)))
    // Dropping the databases of three nodes may take longer than a program that is told to stop has.
    await cleanUp.disposeAsync()
    await stopEverything(0)
  } catch (error) {
    console.error(error)
    await stopEverything(1)
  }
}
