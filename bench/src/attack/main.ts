import { obeyStopSignals, stopAtEnd, stopEverything } from '@corner/server/launch/stop-signals.ts'
import { EVERY_ATTACK } from './every-attack.ts'
import { readOptions } from './options.ts'
import { runAttacks, type Verdict } from './run-attacks.ts'
import { startTarget } from './target/target.ts'

/** The failures of one attack that are printed: a broken rule may fail a thousand calls. */
const SHOWN_FAILURES = 20

/** `npm run attack`: attacks a Corner of its own, and ends with 1 when one gets through (docs/security.md). */
const cleanUp = new AsyncDisposableStack()
stopAtEnd('The attacked Corner', () => cleanUp.disposeAsync())
obeyStopSignals()
try {
  const options = readOptions(process.argv.slice(2))
  const names = EVERY_ATTACK.map(({ name }) => name)
  const unknown = options.only.filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`No attack is called ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  const attacks = EVERY_ATTACK.filter(({ name }) => options.only.length === 0 || options.only.includes(name))
  const verdicts = await runAttacks(await startTarget(cleanUp), attacks, options, print)
  const through = verdicts.filter(({ failures }) => failures.length > 0)
  console.log(`${verdicts.length - through.length} of ${verdicts.length} attacks held off`)
  // Without the haste of a Ctrl-C: a busy machine needs longer to stop a database.
  await cleanUp.disposeAsync()
  await stopEverything(through.length > 0 ? 1 : 0)
} catch (error) {
  console.error(error)
  await stopEverything(1)
}

function print({ attack, figure, failures, seconds }: Verdict): void {
  const met = failures.length === 0 ? 'held' : `FAILED ${failures.length} times`
  console.log(`${attack.name.padEnd(16)} ${met.padEnd(18)} ${figure} (${seconds.toFixed(1)} s)`)
  for (const failure of failures.slice(0, SHOWN_FAILURES)) console.log(`    ${failure}`)
}
