import { readFileSync, writeFileSync } from 'node:fs'
import { demoEnvironment, missingModel } from './model/demo-environment.ts'
import { namedModel, usedToday } from './model/model-use.ts'
import { readOptions } from './options.ts'
import { modelReport } from './report/model-report.ts'
import { reportOf, summarize } from './report/report.ts'
import { readQuestionSet } from './run/question-set.ts'
import { type QuestionResult, runQuestion } from './run/run-question.ts'
import { startDemo } from './run/start-demo.ts'
import { HttpServer } from './server/http-server.ts'
import { readWorld } from './server/read-world.ts'

/** The share of right replies needed to pass; no critical question may be wrong. */
const ENOUGH = 0.95

const { base, set, only, days, seed, team, ...options } = readOptions(process.argv.slice(2))
const { questions } = readQuestionSet(set)
const asked = questions.filter(({ id }) => only === undefined || only.includes(id))
await using cleanUp = new AsyncDisposableStack()
const missing = options.model && base === undefined ? missingModel(process.env) : undefined
if (missing !== undefined) fail(missing)
const demo = () => startDemo(options.demoSeed, demoEnvironment(process.env, options.model), cleanUp)
const address = base ?? (await demo())
const coach = new HttpServer(address, options.coach)
const admin = new HttpServer(address, options.admin)
const model = options.model ? await namedModel(admin) : undefined
if (model !== undefined) console.log(`asking ${model}`)
else if (options.model) fail('This Corner has no language model: start it with the CORNER_AI_ settings (docs/ai.md).')
const read = () => readWorld({ coach, admin }, team, new Date())
const world = await read()
console.log(`${asked.length} questions on ${world.team.name}, ${world.team.athletes.length} athletes, ${world.asOf}`)
const exam = {
  coach,
  admin,
  days,
  seed,
  ...(options.model && { readUse: () => usedToday(admin) }),
  readWorld: read,
  secrets: [],
  prompts: options.promptFile === undefined ? [] : [readFileSync(options.promptFile, 'utf8')],
}
const results: QuestionResult[] = []
for (const question of asked) results.push(await runQuestion(question, world, exam))
console.log(reportOf(results, options.verbose))
if (options.model) console.log(`\n${modelReport(results)}`)
if (options.json) writeFileSync(options.json, `${JSON.stringify(results, null, 1)}\n`)
const { accuracy, criticalFailures } = summarize(results)
process.exitCode = accuracy >= ENOUGH && criticalFailures.length === 0 ? 0 : 1

/** Exits with a message before anything is asked. */
function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
