import type { CoachScope } from '../../scope.ts'
import { paragraphs } from '../phrases/lists.ts'
import { plainName } from '../phrases/names.ts'
import type { Question } from '../question.ts'
import { answerKnowledge, SURE_MATCH, searchArticles } from './knowledge.ts'
import { offerQuestions } from './suggestions.ts'
import type { Writer } from './writer.ts'

const METRICS = 'recovery, HRV, resting heart rate, sleep and strain'

const whose = ({ view, team }: CoachScope) => (view === 'own' ? 'your own data' : `the data of ${plainName(team.name)}`)

export const answerHelp: Writer = async (_question, { scope }) =>
  paragraphs(
    `I answer questions from ${whose(scope)}: ${METRICS}, by day and over time, with rankings, trends, comparisons and who is at risk and why. I also look things up in the knowledge base, with sources. I do not diagnose, and I see no other team.`,
    await offerQuestions(scope),
  )

export const answerGreeting: Writer = async (_question, { scope }) =>
  paragraphs(`Hello! I can tell you about ${whose(scope)}: ${METRICS}.`, await offerQuestions(scope))

export const answerThanks: Writer = async () => "You're welcome. Ask me whenever you want to look at the data again."

export const answerOffTopic: Writer = async (_question, { scope }) =>
  `I can't help with that: I only answer questions about ${whose(scope)} and about sports science. I can tell you about ${METRICS}, or who needs rest today.`

export const answerManipulation: Writer = async (_question, { scope }) =>
  `I can't do that: my rules stay as they are, and I don't share how I am set up. I can answer questions about ${whose(scope)}: ${METRICS}.`

// One word alone is found in many articles that are about something else.
const TELLING_WORDS = 2

const isEnough = ({ topic = '' }: Question) =>
  topic.split(' ').filter((word) => /^\p{L}{3,}$/u.test(word)).length >= TELLING_WORDS

export const answerUnknown: Writer = async (question, context) => {
  const [best] = isEnough(question) ? await searchArticles(question.text, context.toolbox) : []
  if (best && best.score >= SURE_MATCH) return answerKnowledge({ ...question, topic: question.text }, context)
  return paragraphs(
    "I did not understand that, so I can't answer it. Please put it in other words.",
    await offerQuestions(context.scope),
  )
}
