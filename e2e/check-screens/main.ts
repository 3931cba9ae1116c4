import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isKnown, readKnownFaults } from './known-faults.ts'
import { reportFaults, reportTable } from './report.ts'
import type { Seen } from './visit-shot.ts'

const HELP = `Looks at every screen and tab of a running demo in six looks, and says what is wrong with it.

  npm run check-screens -- ADDRESS [--out FOLDER] [--only TEXT] [--baseline FILE]

  ADDRESS     where it answers, for example http://127.0.0.1:3000
  --out       where pictures and report.json go (screens/)
  --only      screens whose name has this text
  --baseline  faults that are accepted, each with a reason (e2e/check-screens/known-faults.json)`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'screens' },
    only: { type: 'string', default: '' },
    baseline: { type: 'string', default: fileURLToPath(new URL('known-faults.json', import.meta.url)) },
  },
})
const [address] = positionals
if (!address) {
  console.info(HELP)
  process.exit(2)
}
const base = address.replace(/\/$/, '')
process.env.CORNER_URL = base // read by people.ts when it is loaded
const { everyShot } = await import('../shots.ts')
const { launchBrowser } = await import('../shot-browser.ts')
const { visitShot } = await import('./visit-shot.ts')

const known = readKnownFaults(values.baseline)
mkdirSync(values.out, { recursive: true })
const browser = await launchBrowser()
const seen: Seen[] = []
for (const shot of await everyShot(values.only)) {
  console.info(shot.name)
  seen.push(...(await visitShot(browser, base, shot, values.out).catch((error: Error) => [notSeen(shot.name, error)])))
}
await browser.close()

/** A screen that could not be looked at is a fault of its own; the others are still reported. */
function notSeen(screen: string, { message }: Error): Seen {
  const detail = message.split('\n')[0] ?? message
  return { screen, look: 'none', timings: null, faults: [{ check: 'console', detail }], picture: '' }
}

const judged = seen.map((one) => ({ ...one, unknown: one.faults.filter((fault) => !isKnown(known, one, fault)) }))
writeFileSync(join(values.out, 'report.json'), `${JSON.stringify(judged, null, 2)}\n`)
const faults = judged.reduce((sum, { unknown }) => sum + unknown.length, 0)
console.info(`\n${reportTable(judged)}\n\n${reportFaults(judged)}`)
console.info(`\n${seen.length} pictures in ${values.out}, ${faults} faults that ${values.baseline} does not have`)
process.exit(faults === 0 ? 0 : 1)
