import type { Request } from '@corner/contract/entities/query.ts'
import { type AnalystAnswer, joinAnswers, textAnswer } from './answer-part/analyst-answer.ts'
import { answerOne } from './answer-part/answer-one.ts'
import { answerPart } from './answer-part/answer-part.ts'
import { answerRequest } from './answers/answer-request.ts'
import { sayEnglishOnly } from './answers/cannot/english-only.ts'
import { contextOf } from './answers/context/conversation-context.ts'
import { answerDanger } from './answers/danger.ts'
import { answerWhoIsNot } from './answers/day/answer-who-is-not.ts'
import { answerWhyOrder } from './answers/day/answer-why-order.ts'
import { requestedText } from './answers/draft/intent/requested-text.ts'
import { splitTwoRequests } from './answers/draft/intent/two-requests.ts'
import { withoutInstructionWords } from './answers/draft/request/instruction-words.ts'
import { isFromStaff } from './answers/draft/request/plural-sender.ts'
import { sayEndedLinks } from './answers/ended-links.ts'
import { lineAbove, vitalsForMedicalStaff } from './answers/for-medical-staff.ts'
import { NOT_COVERED } from './answers/knowledge/knowledge.ts'
import { answerMakerGroups } from './answers/makers/answer-groups.ts'
import { answerMakers } from './answers/makers/answer-makers.ts'
import { answerDeviceState } from './answers/makers/device-state.ts'
import { sayMakerFact } from './answers/makers/maker-facts.ts'
import { readMakerQuestion } from './answers/makers/maker-question.ts'
import { sayMeaning } from './answers/makers/measure-meanings.ts'
import { answerRunOfDays, bothOff } from './answers/makers/morning-conditions.ts'
import { answerNotGiven } from './answers/makers/not-given.ts'
import { paragraphs, sentences } from './answers/phrases/lists.ts'
import { weekRequest } from './answers/plan/week/week-request.ts'
import type { ChatQuestion } from './conversation/chat-question.ts'
import { resolveListReferences } from './conversation/resolve-list-references.ts'
import { CLEARANCE } from './danger/danger-texts.ts'
import { readDanger } from './danger/read-danger.ts'
import { answerFollowUp } from './follow-up/answer-follow-up.ts'
import { answerFiguresAndArticle } from './multiple-questions/figures-and-article.ts'
import { answerReadinessAndRecords } from './multiple-questions/readiness-and-records.ts'
import { answerSeparately, withoutReasons } from './multiple-questions/separate-questions.ts'
import { isReason } from './multiple-questions/split-questions.ts'
import { type PartOfQuestion, type ReadQuestion, readQuestion } from './read-question.ts'
import { withReadinessMeant } from './reading/readiness-meant.ts'
import { readingOf } from './reading-line/reading-of.ts'
import { requestOfWhole } from './whole-message.ts'
import { plainName } from './wording/names.ts'

/**
 * The built-in analyst: reads a message without a model or a network and answers it part by part from the tools'
 * results. It asks back what it is unsure of and names the words it could not use.
 */
export async function answerMessage(asked: ChatQuestion): Promise<AnalystAnswer> {
  const { requests, message } = asked
  if (!requests) return answerRead(readQuestion(asked), asked)
  const danger = readDanger(message, namesOf(asked))
  if (danger?.sure) return textAnswer(await answerDanger(danger, { ...asked, message }))
  return joinAnswers(await inTurn(requests, (request) => answerOne(request, [], message, asked)))
}

/** One after the other, because all parts use the same tools. */
async function inTurn<Part>(
  parts: readonly Part[],
  answer: (part: Part) => Promise<AnalystAnswer>,
): Promise<AnalystAnswer[]> {
  const answered: AnalystAnswer[] = []
  for (const part of parts) answered.push(await answer(part))
  return answered
}

/** Answers a message that has already been read. */
export async function answerRead(read: ReadQuestion, typed: ChatQuestion): Promise<AnalystAnswer> {
  const given = { ...typed, message: withReadinessMeant(typed.message, typed.scope) }
  const asked = resolveListReferences(given)
  const { scope, message, toolbox } = asked
  const { danger, isTried, otherTeams, language, strangers, parts } = read
  if (danger?.sure) {
    const vitals = await vitalsForMedicalStaff(danger, asked)
    // "Ask the athletic trainer" is no answer for the athletic trainer; an emergency, or that somebody is out, is an
    // answer for anybody.
    const isOfThemselves = vitals !== '' && danger.level === 'trainer'
    return textAnswer(isOfThemselves ? vitals : paragraphs(await answerDanger(danger, { ...asked, message }), vitals))
  }
  if (language === 'other')
    return textAnswer(paragraphs(danger && lineAbove(danger, message), await sayEnglishOnly(scope)))
  const isRefused = isTried || otherTeams
  const fact = isRefused
    ? undefined
    : (sayMakerFact(message, scope) ??
      sayMeaning(message, scope) ??
      (await answerNotGiven({ ...asked, message: typed.message })) ??
      (await answerDeviceState(message, scope)) ??
      (await answerRunOfDays(asked)))
  if (fact !== undefined) return textAnswer(paragraphs(danger && lineAbove(danger, message), fact))
  const ofGroups = isRefused ? undefined : await answerMakerGroups(asked, answerMessage)
  if (ofGroups !== undefined) return textAnswer(paragraphs(danger && lineAbove(danger, message), ofGroups))
  const ofMakers = isRefused ? undefined : readMakerQuestion(message, scope)
  if (ofMakers) return textAnswer(answerMakers(ofMakers, scope))
  const halves = isRefused ? undefined : splitTwoRequests(message)
  if (halves) return joinAnswers(await inTurn(halves, (half) => answerMessage({ ...given, message: half })))
  const condition = isRefused ? undefined : bothOff(asked)
  if (condition) return answerOne(condition, [], message, { ...asked, isWhole: true })
  // "From all the coaches" means the user's own colleagues.
  const wish =
    (otherTeams && !isFromStaff(message)) || (isTried && NAMES_RULES.test(message))
      ? undefined
      : requestedText(message, asked)
  if (wish) {
    const draft = await answerOne(wish, [], message, { ...asked, isWhole: true })
    const isOpen = danger && readDanger(withoutInstructionWords(message), namesOf(asked))
    return isOpen ? { ...draft, response: paragraphs(lineAbove(isOpen, message), draft.response) } : draft
  }
  if (parts.length === 0) {
    const because = isTried ? 'rules' : 'other_team'
    return textAnswer(await answerRequest({ kind: 'cannot', because, topic: message }, contextOf(message, asked)))
  }
  const ofList = isRefused
    ? undefined
    : await toolbox.attempt(async (tried) => {
        const context = { ...contextOf(message, asked), toolbox: tried }
        return (
          (await answerWhoIsNot(given.message, given.history, context)) ??
          (await answerWhyOrder(given.message, given.history, context))
        )
      })
  if (ofList)
    return {
      response: paragraphs(ofList.response, sayEndedLinks(ofList.request, asked)),
      readings: [readingOf(ofList.request, scope)],
      choices: [],
    }
  const ofWeek = isRefused ? undefined : weekRequest(given.message, parts, contextOf(message, asked).previous, scope)
  const followed = ofWeek ? undefined : await answerFollowUp(read, given.message, asked)
  if (followed) return followed
  const whole = ofWeek ?? (await requestOfWhole(read, { ...asked, toolbox: toolbox.unlisted() }))
  const inTwo = (answer: (asked: ChatQuestion) => Promise<AnalystAnswer | undefined>) =>
    toolbox.attempt((tried) => answer({ ...asked, toolbox: tried }))
  const all =
    (await inTwo((tried) => answerReadinessAndRecords(read, tried, answerRead))) ??
    (await inTwo((tried) => answerFiguresAndArticle(read, whole, tried, answerRead))) ??
    (await inTwo((tried) => answerSeparately(read, whole, tried, answerRead))) ??
    (await answerWhole(whole, read, asked))
  if (language === 'spanish' && !isUnderstood(all))
    return textAnswer(paragraphs(danger && lineAbove(danger, message), await sayEnglishOnly(scope)))
  const seen = scope.view === 'own' ? 'your own data' : scope.team.name
  const besides = sentences(
    isTried && `My rules stay as they are, and I can only see ${seen}.`,
    otherTeams && !isTried && `I can only see ${seen}, and no other teams.`,
    language !== 'english' && 'I answer in English.',
    !(whole?.kind === 'advice' && whole.make) &&
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

/**
 * One answer where the message is one question, else one per part. A sentence that only gives a reason is not answered.
 */
async function answerWhole(
  whole: Request | undefined,
  { parts }: ReadQuestion,
  asked: ChatQuestion,
): Promise<AnalystAnswer> {
  if (whole) return answerOne(whole, [], asked.message, asked)
  const bare = withoutReasons(asked)
  if (bare && bare.read.parts.length > 0) return answerRead(bare.read, bare.asked)
  const answered: AnalystAnswer[] = []
  const asking = parts.filter(({ text }) => !isReason(text))
  for (const part of asking.length > 0 ? asking : parts)
    answered.push(await answerPart(part, { ...asked, before: part.before }))
  return joinAnswers(answered)
}

/** Of another language figures are understood well enough, and a list of athletes where nothing else was likely. */
const isUnderstood = ({ readings, choices }: AnalystAnswer) =>
  readings.every(({ request: { kind } }) => kind === 'query' || (kind === 'overview' && choices.length === 0)) &&
  (readings.length > 0 || choices.length > 0)

/** The product's rules are meant: "change 5:15 to 5:30" in a draft changes none of them. */
const NAMES_RULES =
  /\b(rules?|instructions?|prompt|system|role|ignore|disregard|forget|pretend|admin\w*|passwords?|tokens?|secrets?|unrestricted|jailbreak\w*|codes?|overrid\w*|developer|bypass|act as|you are now|restrict\w*|confidential|hidden)\b/i

const namesOf = ({ scope }: ChatQuestion) => ({ names: scope.athletes.map(({ name }) => name) })

/** An unknown name together with a known one. */
const isNamedBeside = (strangers: readonly string[], parts: readonly PartOfQuestion[]) =>
  strangers.length > 0 &&
  parts.some(
    ({ unclear, readings: [best] }) =>
      unclear === undefined && best && (best.request.kind === 'query' || 'who' in best.request),
  )
