import { confusionsOf } from './confusions.ts'
import { type CorpusPart, readCorpus } from './corpus.ts'
import { unreadPhrasings } from './danger/unread-phrasings.ts'
import { OUTCOMES, type Outcome, type Result, resultOf } from './outcome.ts'
import { readAlike } from './paraphrases.ts'

// Prints the outcomes for the messages of a part of the corpus, by kind of writer: `node coach/train/measure.ts tune`.
// `npm run eval` prints the unread part `test`, which is run once a day at most.

const NAMES = Object.keys(OUTCOMES) as Outcome[]
/** More confusions are not listed. */
const CONFUSIONS = 10

const part = (process.argv[2] ?? 'tune') as CorpusPart
const corpus = readCorpus(part)
const byId = new Map(corpus.map((line) => [line.id, line]))
const results = corpus
  .filter(({ isDanger, requests }) => isDanger || requests.length > 0)
  .map((line) => resultOf(line, line.after === undefined ? undefined : byId.get(line.after)))

console.log(`The messages of coach/corpus/messages/${part}, in percent of each row`)
for (const name of NAMES) console.log(`  ${titleOf(name).padEnd(13)} ${OUTCOMES[name]}`)
console.log(`\n${''.padEnd(26)}${['messages', ...NAMES.map(titleOf)].map((name) => name.padStart(14)).join('')}`)
for (const [kind, ofKind] of Map.groupBy(results, ({ line }) => line.kind)) printRow(kind, ofKind)
const isFollowUp = ({ line }: Result) => line.after !== undefined
printRow(
  'first turns',
  results.filter((result) => !isFollowUp(result)),
)
printRow('follow-ups', results.filter(isFollowUp))
printRow('all', results)

const asked = results.filter(({ outcome }) => outcome === 'asked_back' || outcome === 'doubted')
const { pairs, alike } = readAlike(results)
const danger = results.filter(({ line }) => line.isDanger)
const harmless = results.filter(({ line }) => !line.isDanger)
console.log(`
asked back or doubted: ${shareOf(asked, ({ line }) => line.open)} where asking is right, ${shareOf(asked, ({ isOffered }) => isOffered)} with what was meant among the choices
rewordings: ${((100 * alike) / Math.max(1, pairs)).toFixed(1)} % of ${pairs} pairs of different writers are read alike
danger: ${shareOf(danger, ({ alarm }) => alarm !== undefined)} are heard; of harmless messages ${shareOf(harmless, ({ alarm }) => alarm === 'alone')} get a referral alone, ${shareOf(harmless, ({ alarm }) => alarm === 'above')} a line above their answer`)
if (part === 'test') console.log(unreadPhrasings())
console.log('most often misread, or of no use:')
for (const { name, count } of confusionsOf(results).slice(0, CONFUSIONS))
  console.log(`  ${String(count).padStart(3)} ${name}`)

function titleOf(outcome: Outcome): string {
  return outcome.replace('_', ' ')
}

function printRow(label: string, list: readonly Result[]): void {
  const percents = NAMES.map((name) => (100 * list.filter(({ outcome }) => outcome === name).length) / list.length)
  const cells = [String(list.length), ...percents.map((percent) => percent.toFixed(1))]
  if (list.length > 0) console.log(`${label.padEnd(26)}${cells.map((cell) => cell.padStart(14)).join('')}`)
}

function shareOf(list: readonly Result[], holds: (result: Result) => boolean): string {
  const some = list.filter(holds).length
  return `${some} of ${list.length} (${((100 * some) / Math.max(1, list.length)).toFixed(1)} %)`
}
