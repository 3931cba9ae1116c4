import { answerOne } from './answer-one.ts'
import { answerPart } from './answer-part.ts'
import { type Answered, only, together } from './answered.ts'
import { answerRequest } from './answers/answer-request.ts'
import { answerDanger } from './answers/danger.ts'
import { lineAbove, vitalsForTrainer } from './answers/for-trainer.ts'
import { NOT_COVERED } from './answers/knowledge/knowledge.ts'
import { paragraphs, sentences } from './answers/phrases/lists.ts'
import { plainName } from './answers/phrases/names.ts'
import { type Asked, contextOf } from './asked.ts'
import { CLEARANCE } from './danger/danger-texts.ts'
import { readDanger } from './danger/read-danger.ts'
import { whyInTalk } from './listed/why-in-talk.ts'
import { withListNames } from './listed/with-list-names.ts'
import { type PartOfQuestion, type ReadQuestion, readQuestion } from './read-question.ts'
import { readingOf } from './reading-of.ts'
import { requestOfWhole } from './whole-message.ts'

/**
 * The built-in analyst: understands a message without a model or a network, and answers it from what the tools give, part by part. What
 * it is not sure to have understood it asks back; words that it could not use it names.
 */
export async function answerMessage(asked: Asked): Promise<Answered> {
  const { requests, message, scope } = asked
  if (!requests) return answerRead(readQuestion(asked), asked)
  const danger = readDanger(message, { names: scope.athletes.map(({ name }) => name) })
  if (danger?.sure) return only(await answerDanger(danger, { ...asked, message }))
  const answered: Answered[] = []
  for (const request of requests) answered.push(await answerOne(request, [], message, asked))
  return together(answered)
}

/** Answers a message that is understood already. */
export async function answerRead(read: ReadQuestion, given: Asked): Promise<Answered> {
  const asked = withListNames(given)
  const { scope, message } = asked
  const { danger, isTried, otherTeams, isOtherLanguage, strangers, parts } = read
  if (danger?.sure) {
    const vitals = await vitalsForTrainer(danger, asked)
    // "Ask the athletic trainer" is no answer to the athletic trainer; that somebody is out, or an emergency, is one to anybody.
    const isOfThemselves = vitals !== '' && danger.level === 'trainer'
    return only(isOfThemselves ? vitals : paragraphs(await answerDanger(danger, { ...asked, message }), vitals))
  }
  if (parts.length === 0) {
    const because = isTried ? 'rules' : 'other_team'
    return only(await answerRequest({ kind: 'cannot', because, topic: message }, contextOf(message, asked)))
  }
  const why =
    isTried || otherTeams ? undefined : await whyInTalk(given.message, given.history, contextOf(message, asked))
  if (why) return { response: why.response, readings: [readingOf(why.request, scope)], choices: [] }
  const whole = await requestOfWhole(read, asked)
  const answered: Answered[] = whole ? [await answerOne(whole, [], message, asked)] : []
  for (const part of whole ? [] : parts) answered.push(await answerPart(part, { ...asked, before: part.before }))
  const all = together(answered)
  const seen = scope.view === 'own' ? 'your own data' : scope.team.name
  const besides = sentences(
    isTried && `My rules stay as they are, and I can only see ${seen}.`,
    otherTeams && !isTried && `I can only see ${seen}, and no other teams.`,
    isOtherLanguage && 'I answer in English.',
    isNamedBeside(strangers, parts) &&
      `I cannot see anyone called ${strangers.map((name) => `"${plainName(name)}"`).join(' or ')} in ${plainName(scope.team.name)}.`,
  )
  return {
    ...all,
    response: paragraphs(
      danger &&
        !all.response.startsWith(NOT_COVERED) &&
        !(danger.isSettled && all.response.includes(CLEARANCE)) &&
        lineAbove(danger, message),
      all.response,
      besides,
    ),
  }
}

/** Somebody unknown beside somebody known. */
const isNamedBeside = (strangers: readonly string[], parts: readonly PartOfQuestion[]) =>
  strangers.length > 0 &&
  parts.some(
    ({ unclear, readings: [best] }) =>
      unclear === undefined && best && (best.request.kind === 'query' || 'who' in best.request),
  )
