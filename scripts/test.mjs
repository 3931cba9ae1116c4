import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitOnFailure, showDuration } from './step.mjs'
import { PARTS } from './test-parts.mjs'

/**
 * `npm test` runs every part, `npm test -- unit browser` only those. If a part fails, the next ones still run. Parts of
 * one group run in parallel, and print their output when they end.
 */
async function test() {
  const chosen = process.argv.slice(2)
  const unknown = chosen.filter((name) => !PARTS.some((part) => part.name === name))
  if (unknown.length > 0) {
    console.error(`No part is called ${unknown.join(', ')}. There are: ${PARTS.map((part) => part.name).join(', ')}.`)
    process.exit(1)
  }
  const parts = PARTS.filter((part) => chosen.length === 0 || chosen.includes(part.name))
  const reports = mkdtempSync(join(tmpdir(), 'corner-test-reports-'))
  const results = []
  for (const group of new Set(parts.map((part) => part.group))) {
    const members = parts.filter((part) => part.group === group)
    results.push(...(await Promise.all(members.map((part) => runPart(part, reports)))))
  }
  rmSync(reports, { recursive: true, force: true })

  // Once more at the end: of a long log, often only the end is kept.
  for (const { name, counts } of results)
    for (const failure of counts.failures ?? []) console.log(`\nFAILED in ${name}: ${failure.slice(0, 2000)}`)
  console.log()
  for (const { name, counts, ms } of results) console.log(describe(name, counts, ms))
  const total = (outcome) => results.reduce((sum, { counts }) => sum + counts[outcome], 0)
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
  process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0
}

async function runPart({ name, run }, reports) {
  const startedAtMs = performance.now()
  const counts = await run(join(reports, `${name}.json`)).catch((error) => {
    console.error(`${name}: ${error.message}`)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  const ms = performance.now() - startedAtMs
  console.log(`${name} ... ${counts.failed > 0 ? 'failed after ' : ''}${showDuration(ms)}`)
  return { name, counts, ms }
}

function describe(name, { passed, failed, skipped }, ms) {
  const parts = [`passed: ${passed}`, `failed: ${failed}`]
  if (skipped > 0) parts.push(`skipped: ${skipped}`)
  return `${name.padEnd(8)} ${parts.join(', ').padEnd(36)} ${showDuration(ms)}`
}

test().catch(exitOnFailure)
