import { judgeReply, type Verdict } from '../checks/run-checks.ts'
import { citedSlugs } from '../checks/wording-checks.ts'
import { type ModelUse, usedBetween } from '../model/model-use.ts'
import { type Athlete, athleteOf, type World } from '../records/team.ts'
import { askChat, type ChatMessage, readArticle } from '../server/ask-chat.ts'
import { renameAthlete } from '../server/rename-athlete.ts'
import type { Server } from '../server/server.ts'
import { type Binding, bind, escapePattern, fillIn } from './bind.ts'
import type { Question } from './question-set.ts'

export interface TurnResult extends Verdict {
  user: string
  reply: string
  ms: number
  /** `model` or `analyst`. */
  answeredBy: string
  /** Why the model did not answer. */
  notice: string | undefined
  /** Of the language model; undefined: not counted. */
  use: ModelUse | undefined
}

export interface QuestionResult {
  id: string
  category: string
  critical: boolean
  /** Why it was not asked; undefined: it was. */
  skipped: string | undefined
  turns: readonly TurnResult[]
}

interface Examination {
  coach: Server
  admin: Server
  days: number
  seed: number
  /** Reads the records again, for a question that changes a name. */
  readWorld(): Promise<World>
  secrets: readonly string[]
  prompts: readonly string[]
  /** Today's usage of the language model so far; absent: there is none. */
  readUse?: () => Promise<ModelUse>
}

/** Asks a question turn by turn with its history, and judges each reply. */
export async function runQuestion(question: Question, world: World, exam: Examination): Promise<QuestionResult> {
  const days = question.context?.days ?? exam.days
  const result = { id: question.id, category: question.category, critical: question.critical ?? false }
  const binding = bind(question, world, days, exam.seed)
  if (!binding) return { ...result, skipped: 'nobody fits its placeholders', turns: [] }
  const [renamed] = Object.entries(question.bind ?? {}).flatMap(([key, { set_display_name }]) =>
    set_display_name === undefined ? [] : [{ athlete: binding.bound[key], name: set_display_name }],
  )
  if (!renamed?.athlete)
    return { ...result, skipped: undefined, turns: await askTurns(question, world, binding, days, exam) }
  const restore = await renameAthlete(exam.admin, renamed.athlete.id, renamed.name)
  try {
    const changed = await exam.readWorld()
    const again = bind(question, changed, days, exam.seed) ?? binding
    return { ...result, skipped: undefined, turns: await askTurns(question, changed, again, days, exam) }
  } finally {
    await restore()
  }
}

async function askTurns(
  question: Question,
  world: World,
  binding: Binding,
  days: number,
  exam: Examination,
): Promise<TurnResult[]> {
  const history: ChatMessage[] = []
  const results: TurnResult[] = []
  const asked: string[] = []
  let previousAnswer: Athlete | undefined
  for (const { user, expect } of question.turns) {
    const message = fillIn(user, binding, world, days)
    asked.push(message)
    const usedBefore = await exam.readUse?.()
    const [startedAtMs, waitedMs] = [performance.now(), exam.coach.waitedMs]
    const { response, steps, answered_by, notice } = await askChat(
      exam.coach,
      { message, team_id: world.team.id, days },
      history,
    )
    const ms = performance.now() - startedAtMs - (exam.coach.waitedMs - waitedMs)
    const use = usedBefore && exam.readUse && usedBetween(usedBefore, await exam.readUse())
    const articles = await articlesOf(response, exam.coach)
    const judge = ({ team, others, asOf }: World) => {
      const bound = Object.entries(binding.bound).map(([key, one]) => [key, athleteOf(team, one.id) ?? one] as const)
      const before = athleteOf(team, previousAnswer?.id)
      return judgeReply(
        {
          reply: response,
          steps,
          asked,
          others,
          expect,
          articles,
          context: { team, asOf, days, bound: Object.fromEntries(bound), answer: undefined, previousAnswer: before },
          foreign: Object.values(binding.foreign),
          secrets: exam.secrets,
          prompts: exam.prompts,
        },
        (pattern) => fillIn(pattern, binding, world, days, escapePattern),
      )
    }
    const first = judge(world)
    // Today's strain keeps changing: what is wrong by the records read before may be right by the current ones.
    const verdict = first.failures.length === 0 ? first : judge(await exam.readWorld())
    previousAnswer ??= verdict.answer
    results.push({ ...verdict, user: message, reply: response, ms, answeredBy: answered_by, notice, use })
    history.push({ role: 'user', content: message }, { role: 'assistant', content: response })
  }
  return results
}

async function articlesOf(reply: string, server: Server): Promise<Map<string, string>> {
  const bodies = await Promise.all(
    citedSlugs(reply).map(async (slug) => [slug, await readArticle(server, slug)] as const),
  )
  return new Map(bodies.flatMap(([slug, body]) => (body === undefined ? [] : [[slug, body] as const])))
}
