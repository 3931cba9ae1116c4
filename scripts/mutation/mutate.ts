import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { drawSample } from './draw.ts'
import { Judge } from './judge.ts'
import { findAgain, isProgram, type Mutant, mutantsOf } from './mutants.ts'
import { readImporters, relatedTests } from './related-tests.ts'
import { describeResult, type Result, summarize } from './report.ts'
import { removeAbandonedCopies } from './scratch-copy.ts'
import { isMutable, isOfPackages, PACKAGES } from './source-files.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** `npm run mutate`: draws mutants from the sources and asks whether the tests see them. scripts/README.md says how. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '7' },
    count: { type: 'string', default: '200' },
    package: { type: 'string', multiple: true, default: [...PACKAGES] },
    again: { type: 'string' },
    report: { type: 'string' },
    'nearest-only': { type: 'boolean', default: false },
  },
})

const paths = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: ROOT,
})
  .toString()
  .split('\0')
  .filter(Boolean)
const importers = readImporters(ROOT, paths)
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const sample = values.again ? survivorsOf(values.again) : drawn()
const queue = [...sample]
const results: Result[] = []
const startedAtMs = performance.now()

const save = () => {
  if (values.report) writeFileSync(values.report, JSON.stringify(results, null, 1))
}

removeAbandonedCopies()

async function lane(): Promise<void> {
  const judge = new Judge(ROOT, (path) => relatedTests(importers, path), { nearestOnly: values['nearest-only'] })
  try {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const verdict = await judge.judge(mutant)
      results.push({ mutant, verdict })
      console.log(`${results.length}/${sample.length} ${describeResult({ mutant, verdict })}`)
      save()
    }
  } finally {
    await judge.close()
  }
}

await Promise.all([lane(), lane()])
console.log(summarize(results, performance.now() - startedAtMs))

function drawn(): Mutant[] {
  const sources = paths
    .filter((path) => isMutable(path) && isOfPackages(path, values.package))
    .map((path) => ({ path, text: textOf(path) }))
    .map(({ path, text }) => ({ lines: text.split('\n').length, mutants: mutantsOf(path, text) }))
  return drawSample(sources, {
    count: Number(values.count),
    seed: Number(values.seed),
    accept: (mutant) => isProgram(textOf(mutant.path), mutant),
  })
}

/** From the report of an earlier run; what has been rewritten since is left out, and named. */
function survivorsOf(report: string): Mutant[] {
  const earlier: Result[] = JSON.parse(readFileSync(report, 'utf8'))
  const survivors = earlier.filter(({ verdict }) => verdict.fate === 'survived').map(({ mutant }) => mutant)
  return survivors.flatMap((mutant) => {
    const found = paths.includes(mutant.path) ? findAgain(mutant, textOf(mutant.path)) : undefined
    if (!found) console.log(`gone: ${mutant.path}:${mutant.line} ${mutant.code}`)
    return found ?? []
  })
}
