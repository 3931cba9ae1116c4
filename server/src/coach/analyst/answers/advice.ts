import { paragraphs, sentences } from '../phrases/lists.ts'
import type { Question } from '../question.ts'
import { adviseAthlete } from './athlete-advice.ts'
import { bandOf, GUIDANCE } from './guidance.ts'
import { answerKnowledge, STRONG_MATCH, SURE_MATCH, searchArticles } from './knowledge.ts'
import { answerUnknown } from './small-talk.ts'
import { citeArticle } from './sources.ts'
import { adviseTeam } from './team-advice.ts'
import type { AnswerContext, Writer } from './writer.ts'

/** What to do: for a recovery that was given, for athletes, for the team, or about a topic. */
export const answerAdvice: Writer = async (question, context) => {
  if (question.givenRecovery !== undefined) return adviseRecovery(question.givenRecovery, context)
  if (question.athletes.length > 0) {
    const parts = question.athletes.map((athlete) => adviseAthlete(athlete, question, context))
    return (await Promise.all(parts)).join('\n\n')
  }
  if (await isAboutTopic(question, context)) return answerKnowledge(question, context)
  return (await isAboutNothing(question, context)) ? answerUnknown(question, context) : adviseTeam(question, context)
}

/** Words of any day's plan: alone they are no topic of their own. */
const OF_A_PLAN = new Set(
  'now do cancel it that hard easy light heavy load loading lift lifts work working works do today practice practices train training session sessions workout workouts week weekend look looks like focus next red reds green yellow plan change adjust push rest recovery recover put first keep fresh'.split(
    ' ',
  ),
)

/** "How do I fix my roof?": no word of it is of a team, its data or what is known. */
async function isAboutNothing({ topic, team, metrics, conditions }: Question, { toolbox }: AnswerContext) {
  if (team || metrics.length > 0 || conditions.length > 0 || topic === undefined || isOfPlan(topic)) return false
  return (await searchArticles(topic, toolbox)).length === 0
}

const isOfPlan = (topic: string) => topic.split(' ').some((word) => OF_A_PLAN.has(word))

/** Whether the words have an article of their own; else the team's numbers are what advice can rest on. */
async function isAboutTopic({ topic, team }: Question, { toolbox }: AnswerContext): Promise<boolean> {
  if (topic === undefined || topic.split(' ').every((word) => OF_A_PLAN.has(word))) return false
  const [best] = await searchArticles(topic, toolbox)
  return best !== undefined && best.score >= (team ? SURE_MATCH : STRONG_MATCH)
}

/** "Someone with 72 recovery". */
async function adviseRecovery(recovery: number, { toolbox }: AnswerContext): Promise<string> {
  const { rule, strength, day } = GUIDANCE[bandOf(recovery)]
  return paragraphs(
    sentences(
      `With a recovery of ${recovery}%: **${strength}**, by the product's guidance for a ${rule}.`,
      day,
      'The score is one sign: ask how the athlete feels, and let the warm-up decide.',
    ),
    await citeArticle(toolbox, 'rpe-strength-loading', 'recovery-score'),
  )
}
