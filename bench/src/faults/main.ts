import { parseArgs } from 'node:util'
import { obeyStopSignals, stopAtEnd, stopEverything } from '@corner/server/launch/stop-signals.ts'
import { EVERY_SCENARIO } from './every-scenario.ts'
import { seededRandom } from './random.ts'
import type { Scenario, Verdict } from './scenario.ts'

const USUAL_SEED = '1'

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    seed: { type: 'string', default: USUAL_SEED },
    short: { type: 'boolean', default: false },
  },
})

const cleanUp = new AsyncDisposableStack()
stopAtEnd('The scenarios', () => cleanUp.disposeAsync())
obeyStopSignals()

async function runOne(scenario: Scenario): Promise<Verdict & { scenario: Scenario; seconds: number }> {
  const ownCleanUp = cleanUp.use(new AsyncDisposableStack())
  const begunAtMs = performance.now()
  const options = { random: seededRandom(Number(values.seed)), short: values.short }
  const verdict = await scenario.run(options, ownCleanUp).catch((error: Error): Verdict => {
    console.error(error)
    return { passed: false, figure: error.message.split('\n')[0] ?? '' }
  })
  await ownCleanUp.disposeAsync()
  const seconds = (performance.now() - begunAtMs) / 1000
  console.log(`${verdict.passed ? 'held ' : 'BROKE'}  ${scenario.name} (${seconds.toFixed(0)} s): ${verdict.figure}`)
  return { ...verdict, scenario, seconds }
}

const unknown = values.only?.filter((name) => !EVERY_SCENARIO.some((scenario) => scenario.name === name)) ?? []
if (unknown.length > 0) {
  const names = EVERY_SCENARIO.map(({ name }) => name).join(', ')
  console.error(`No scenario is called ${unknown.join(', ')}. There are: ${names}.`)
  await stopEverything(1)
}
const results = []
for (const scenario of EVERY_SCENARIO.filter(({ name }) => values.only?.includes(name) ?? true))
  results.push(await runOne(scenario))

const width = Math.max(...results.map(({ scenario }) => scenario.name.length))
console.log()
for (const { passed, scenario, seconds } of results)
  console.log(
    `${scenario.name.padEnd(width)}  ${passed ? 'held ' : 'BROKE'}  ${seconds.toFixed(0).padStart(4)} s  ${scenario.criterion}`,
  )
await stopEverything(results.every(({ passed }) => passed) ? 0 : 1)
