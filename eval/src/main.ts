import { readFileSync, writeFileSync } from 'node:fs'
import { readOptions } from './options.ts'
import { readQuestionSet } from './run/question-set.ts'
import { reportOf, summarize } from './run/report.ts'
import { type QuestionResult, runQuestion } from './run/run-question.ts'
import { startDemo } from './run/start-demo.ts'
import { HttpServer } from './server/http-server.ts'
import { readWorld } from './server/read-world.ts'

/** The share of right replies from which the chat passes; no critical question may be wrong. */
const ENOUGH = 0.95

const { base, set, only, days, seed, team, ...options } = readOptions(process.argv.slice(2))
const { questions } = readQuestionSet(set)
const asked = questions.filter(({ id }) => only === undefined || only.includes(id))
await using cleanUp = new AsyncDisposableStack()
const address = base ?? (await startDemo(options.demoSeed, cleanUp))
const coach = new HttpServer(address, options.coach)
const admin = new HttpServer(address, options.admin)
const read = () => readWorld({ coach, admin }, team, new Date())
const world = await read()
console.log(`${asked.length} questions on ${world.team.name}, ${world.team.athletes.length} athletes, ${world.asOf}`)
const exam = {
  ...{ coach, admin, days, seed },
  readWorld: read,
  secrets: [],
  prompts: options.promptFile === undefined ? [] : [readFileSync(options.promptFile, 'utf8')],
}
const results: QuestionResult[] = []
for (const question of asked) results.push(await runQuestion(question, world, exam))
console.log(reportOf(results, options.verbose))
if (options.json) writeFileSync(options.json, `${JSON.stringify(results, null, 1)}\n`)
const { accuracy, criticalFailures } = summarize(results)
process.exitCode = accuracy >= ENOUGH && criticalFailures.length === 0 ? 0 : 1
