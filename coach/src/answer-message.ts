import type { Choice, HistoryMessage, Reading } from '@corner/contract/entities/chat.ts'
import type { DayAsked, Request } from '@corner/contract/entities/query.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import { adviceRequest } from './answers/advice/advice-request.ts'
import { type AnswerInTalk, answerRequest } from './answers/answer-request.ts'
import { asksOfEnergyDrink, withDrinksNamed } from './answers/articles/energy-drinks.ts'
import { askBack } from './answers/asking-back.ts'
import { notStoredRequest } from './answers/cannot/not-stored-request.ts'
import { answerDanger } from './answers/danger.ts'
import { editInTalk } from './answers/day/edit/edit-in-talk.ts'
import { askedOfDay } from './answers/day/what-is-asked.ts'
import { draftInTalk } from './answers/draft/draft-in-talk.ts'
import { lineAbove, vitalsForTrainer } from './answers/for-trainer.ts'
import { knowledgeInTalk } from './answers/knowledge/goes-on.ts'
import { NO_ARTICLE, NOT_COVERED } from './answers/knowledge/knowledge.ts'
import { paragraphs, sentences } from './answers/phrases/lists.ts'
import { plainName } from './answers/phrases/names.ts'
import { planRequest } from './answers/plan/plan-request.ts'
import { offerQuestions } from './answers/suggestions.ts'
import { readDanger } from './danger/read-danger.ts'
import { CHOICES, nextStep } from './next-step.ts'
import { type PartOfQuestion, type ReadQuestion, readQuestion } from './read-question.ts'
import { readingOf } from './reading-of.ts'
import type { CoachScope } from './scope.ts'
import type { Toolbox } from './tools/toolbox.ts'

export interface Asked {
  message: string
  /** What was said before, oldest first. */
  history: readonly HistoryMessage[]
  /** What a pressed chip or choice stands for: answered instead of the words. */
  requests?: readonly Request[] | undefined
  scope: CoachScope
  toolbox: Toolbox
}

/** An answer of the built-in analyst. */
export interface Answered {
  /** Short markdown. */
  response: string
  /** How each part that was answered was read. */
  readings: Reading[]
  /** Where it asks back: what to choose from. */
  choices: Choice[]
}

/** `before`: what was asked before, as read from the talk. */
type InTalk = Asked & { before?: Request | undefined }

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
export async function answerRead(read: ReadQuestion, asked: Asked): Promise<Answered> {
  const { scope, message } = asked
  const { danger, isTried, otherTeams, isOtherLanguage, strangers, parts } = read
  const drink = isTried || otherTeams ? undefined : ofEnergyDrink(message, scope)
  if (drink) {
    const one = await answerOne(drink, [], message, asked)
    return { ...one, response: paragraphs(danger && lineAbove(danger, message), one.response) }
  }
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
  const edited = isTried || otherTeams || danger ? undefined : readAsEdit(read, asked)
  const inTalk = isTried || otherTeams ? undefined : await knowledgeInTalk(message, parts, contextOf(message, asked))
  const whole = edited ?? inTalk ?? planRequest(message, parts, contextOf(message, asked).previous, scope.today)
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
      danger && !all.response.startsWith(NOT_COVERED) && lineAbove(danger, message),
      all.response,
      besides,
    ),
  }
}

/** An energy drink is answered from its article where nothing but the drink is a danger: with something harmless in its place no danger is read. */
function ofEnergyDrink(message: string, { athletes }: CoachScope): Request | undefined {
  if (!asksOfEnergyDrink(message)) return undefined
  const isGrave =
    readDanger(withDrinksNamed(message, HARMLESS).replace(/\bdrink(s|ing)?\b/gi, 'have'), {
      names: athletes.map(({ name }) => name),
    }) !== undefined
  return isGrave ? undefined : { kind: 'knowledge', topic: message.slice(0, 300) }
}

/** As a noun, like a drink; of water too much is read as a danger of its own. */
const HARMLESS = 'nap'

/** The last list with a change, or the one thing of the day: told by the words alone. */
function readAsEdit({ parts: [first] }: ReadQuestion, asked: Asked): Request | undefined {
  const { history, message, scope } = asked
  const isKept = history.findLast(({ role }) => role === 'assistant')?.requests !== undefined
  const saidBefore = isKept ? undefined : history.findLast(({ role }) => role === 'user')?.content
  const { previous } = contextOf(message, { ...asked, before: first?.before })
  return editInTalk(message, { scope, previous, saidBefore })
}

/** Somebody unknown beside somebody known. */
const isNamedBeside = (strangers: readonly string[], parts: readonly PartOfQuestion[]) =>
  strangers.length > 0 &&
  parts.some(
    ({ unclear, readings: [best] }) =>
      unclear === undefined && best && (best.request.kind === 'query' || 'who' in best.request),
  )

async function answerPart(part: PartOfQuestion, asked: InTalk): Promise<Answered> {
  const { scope } = asked
  const advice = adviceRequest(part) ?? notStoredRequest(part)
  if (advice) return answerOne(advice, [], part.text, asked)
  const step = nextStep(part, scope)
  switch (step.kind) {
    case 'answer':
      return withDoubt(await answerOne(step.request, part.unused, part.text, asked), step.others)
    case 'ask_back':
      return only(askBack(step.unclear, scope))
    case 'offer':
      return whichOne(step.choices, scope)
    case 'not_understood':
      return notUnderstood(asked)
  }
}

async function answerOne(read: Request, notRead: readonly string[], text: string, asked: InTalk): Promise<Answered> {
  const { scope, requests } = asked
  const request = requests
    ? read
    : draftInTalk(read, inOwnWords(text, asked), contextOf(text, asked).previous, namesSomebody(text, scope))
  const unused = notRead.filter((words) => request.kind !== 'draft' && !isUsedByDay(request, words))
  const left = unused.length > 0 && `I could not use ${unused.map((words) => `"${words}"`).join(' and ')} here.`
  let day: DayAsked | undefined
  const keepDay = (told: DayAsked) => {
    day = told
  }
  const response = await answerOrSayWhyNot(request, { ...contextOf(wordsOfDay(request, text, asked), asked), keepDay })
  const isOfDay = request.kind === 'overview' || request.kind === 'advice'
  const kept = day && isOfDay ? { ...request, day } : request
  return { response: paragraphs(left, response), readings: [readingOf(kept, scope, unused)], choices: [] }
}

const namesSomebody = (text: string, { athletes }: CoachScope) => {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu))
  return athletes.some(({ first_name }) => words.has(first_name.toLowerCase()))
}

/** A part that is the whole message, or nearly, with the marks that it was written with. */
const inOwnWords = (text: string, { message }: Asked): string =>
  text.split(/\s+/).length >= NEARLY_ALL * message.trim().split(/\s+/).length ? message : text
const NEARLY_ALL = 0.75

/** "Who's out, who can I lean on" asks for one thing, of which a part of the message is a half. */
const wordsOfDay = ({ kind }: Request, text: string, { message }: Asked): string =>
  (kind === 'overview' || kind === 'advice') && askedOfDay(message) === 'everybody' ? message : text

/** "Go hard" changes no reading of who is ready, and decides what is told of it. */
const isUsedByDay = (request: Request, words: string) => request.kind === 'overview' && askedOfDay(words) !== 'ready'

/** What no tool takes, such as days too long ago, is said: the words were the person's, and a question in words is no bad request. */
async function answerOrSayWhyNot(request: Request, context: AnswerInTalk): Promise<string> {
  try {
    return await answerRequest(request, context)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'bad_input') throw error
    return `There is no data to look that up. ${error.message}${error.message.endsWith('.') ? '' : '.'}`
  }
}

function contextOf(message: string, { scope, toolbox, history, before }: InTalk): AnswerInTalk {
  const known = history.findLast(({ role, requests }) => role === 'assistant' && requests)?.requests
  const previous = known ?? (before ? [before] : [])
  return { scope, toolbox, message, previous }
}

/** Other readings stand at the end, as what can be pressed. */
const withDoubt = (answered: Answered, others: Choice[]): Answered =>
  others.length === 0 ? answered : { ...answered, response: paragraphs(answered.response, DOUBT), choices: others }

const DOUBT = 'If you meant something else:'

function whichOne(choices: Choice[], scope: CoachScope): Answered {
  const response = askBack({ kind: 'readings' }, scope)
  return { response, readings: [], choices }
}

const NOT_UNDERSTOOD = "I did not understand that, so I can't answer it. Please put it in other words."

async function notUnderstood({ scope }: Asked): Promise<Answered> {
  return only(paragraphs(NOT_UNDERSTOOD, await offerQuestions(scope)))
}

const only = (response: string): Answered => ({ response, readings: [], choices: [] })

/** That there is no article on a half of a sentence says the contrary of the other half's answer. */
function withoutNoArticle(responses: ReadonlySet<string>): string[] {
  const others = [...responses].filter((response) => !response.startsWith(NO_ARTICLE))
  return others.length > 0 ? others : [...responses]
}

const together = (answered: readonly Answered[]): Answered => ({
  // Two parts of a message may come to the same: it is said once.
  response: paragraphs(...withoutNoArticle(new Set(answered.map(({ response }) => response)))),
  readings: answered.flatMap(({ readings }) => readings),
  choices: answered.flatMap(({ choices }) => choices).slice(0, CHOICES),
})
