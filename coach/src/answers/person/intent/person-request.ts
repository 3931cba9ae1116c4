import type { PersonAsked } from '@corner/contract/entities/person-asked.ts'
import type { Request, Who } from '@corner/contract/entities/query.ts'
import type { ChatQuestion } from '../../../conversation/chat-question.ts'
import { lastNamed } from '../../../conversation/last-named.ts'
import { lastListed, listedIn } from '../../../conversation/listed-athletes.ts'
import { asksWhetherToEase } from '../../../reading/day/asks-for-less.ts'
import { numberAsked } from '../../../reading/day/how-many.ts'
import { asksFresh } from '../../day/intent/answer-lead.ts'
import { hardDays } from '../hard-days.ts'
import { isOfTraining, LOOKS_AT_BODY, OF_WEIGHT, SEEMS } from './appearance-patterns.ts'
import { asksComingBack, returnMetric } from './coming-back.ts'
import { dayOfThose } from './day-of-those.ts'
import { asksEnoughSleep, nightsAsked } from './enough-sleep.ts'
import { hardDaysNamed } from './hard-days.ts'
import { asksLoad, hardAsked, hardDay, loadDays } from './how-hard.ts'
import { asksOfLowScore } from './low-score.ts'
import { type MessageWords, readMessageWords } from './message-words.ts'
import { OF_ONE } from './one-athlete-patterns.ts'
import { asksForPartners } from './partners-of.ts'
import { plainQuestion } from './plain-questions.ts'
import { asksReadiness } from './readiness.ts'
import { asksOfReturn } from './return-patterns.ts'
import { BRING_UP, OF_MANY } from './several-athletes-patterns.ts'
import { OF_TWO } from './two-athlete-patterns.ts'

type Form = PersonAsked['form']
type Patterns = readonly (readonly [Form, RegExp])[]

const formIn = (patterns: Patterns, { words }: MessageWords) => patterns.find(([, pattern]) => pattern.test(words))?.[0]

/** A text to be written is a draft; so is what to tell somebody else. */
const OF_TEXT =
  /\b(draft|write|text|texts|email|e-mail|message|note|letter|post|caption|type|memo|slide|report|parents?|mom|mother|dad|father|dean|ad|press|reporter|head coach|the team|everybody|everyone|group chat)\b/

/** A pronoun or another word for the person mentioned before. */
const OF_SOMEBODY = /\b(he|she|him|her|his|hers|that (guy|kid|one|athlete|wrestler)|the kid|this (guy|kid|one))\b/
const OF_ANYBODY = /\b(who|whom|anybody|anyone|somebody|someone)\b/
const OF_PAIR =
  /\b(they|them|their|those (2|two)|the (2|two)|both|either|which|who|whom|one|gap|partners?|call|pick|steady|steadier|differ\w*|between|each|period|together)\b/

/**
 * What a message asks about one athlete, about two, or about the athletes of the last answer, by its words alone;
 * undefined: none of these, or it is not clear who is meant.
 */
export function personRequest(asked: ChatQuestion, previous: readonly Request[]): Request | undefined {
  const { message, scope } = asked
  const said = readMessageWords(message, scope)
  if (!said || said.words === '') return undefined
  if (scope.view === 'own') return ofThemselves(said, scope)
  return (
    bringUp(said, previous) ??
    ofPartners(said, asked, previous) ??
    ofLowScore(said, asked, previous) ??
    ofPlain(said, asked, previous) ??
    ofEnoughSleep(said, asked, previous) ??
    ofHowHard(said, asked, previous) ??
    ofTwo(said, previous) ??
    ofThose(said, previous) ??
    ofMany(said, asked, previous) ??
    ofOne(said, asked, previous)
  )
}

/** An athlete asks this of themselves, too. */
function ofThemselves(said: MessageWords, { athletes: [self] }: ChatQuestion['scope']): Request | undefined {
  const isOfSelf = said.named.length > 0 || OF_SELF.test(said.words)
  return self && isOfSelf && asksEnoughSleep(said.words)
    ? request({ ids: [self.id] }, ENOUGH, nightsAsked(said))
    : undefined
}
const OF_SELF = /\b(i|me|my|mine|myself)\b/
const ENOUGH = 'enough_sleep'

/** Whether somebody slept enough: one, or a few named together. */
function ofEnoughSleep(said: MessageWords, asked: ChatQuestion, previous: readonly Request[]): Request | undefined {
  if (!asksEnoughSleep(said.words) || OF_TEXT.test(said.words) || said.named.length > MOST_TALKS) return undefined
  // "Sleep last night ok?" is about whom the conversation is about.
  const before = idsOf(previous.at(-1))
  const meant = namedOrMeant(said, asked, previous, ENOUGH)
  const ids = meant.length === 0 && before.length === 1 ? [...before] : meant
  return ids.length > 0 ? request({ ids }, ENOUGH, nightsAsked(said)) : undefined
}

/** Who can go live with somebody today. */
function ofPartners(said: MessageWords, asked: ChatQuestion, previous: readonly Request[]): Request | undefined {
  if (!asksForPartners(said.words) || OF_TEXT.test(said.words) || said.named.length > 1) return undefined
  const id = said.named[0] ?? meantIn(said, asked, previous, PARTNERS_OF)
  return id ? request({ ids: [id] }, PARTNERS_OF) : undefined
}
const PARTNERS_OF = 'partners_of'

/** What a low score of the next morning would mean: for whoever is named, else for those of the last answer. */
function ofLowScore(said: MessageWords, asked: ChatQuestion, previous: readonly Request[]): Request | undefined {
  if (!asksOfLowScore(said.words) || OF_TEXT.test(said.words) || said.named.length > MOST_TALKS) return undefined
  const before = idsOf(previous.at(-1))
  const one = before.length > 1 && before.length <= MOST_TALKS ? undefined : meantIn(said, asked, previous, LOW_SCORE)
  const ids = said.named.length > 0 ? said.named : one ? [one] : before.length <= MOST_TALKS ? before : []
  return ids.length > 0 ? request({ ids: [...ids] }, LOW_SCORE) : undefined
}
const LOW_SCORE = 'low_score'

/** The last good day, or the sleep that is needed: of one, or of a few named together. */
function ofPlain(said: MessageWords, asked: ChatQuestion, previous: readonly Request[]): Request | undefined {
  const form = plainQuestion(said)
  if (!form || OF_TEXT.test(said.words) || said.named.length > MOST_TALKS) return undefined
  const ids = namedOrMeant(said, asked, previous, form)
  return ids.length > 0 ? request({ ids }, form) : undefined
}

/** How hard the training of a day was, or what the load of several days is: of one, or of a few named together. */
function ofHowHard(said: MessageWords, asked: ChatQuestion, previous: readonly Request[]): Request | undefined {
  const isOfLoad = asksLoad(said)
  if (!isOfLoad && !hardAsked(said.words)) return undefined
  if (OF_TEXT.test(said.words) || said.named.length > MOST_TALKS) return undefined
  const window = isOfLoad ? loadDays(said) : hardDay(said)
  const ids = namedOrMeant(said, asked, previous, 'how_hard')
  return window && ids.length > 0 ? request({ ids }, 'how_hard', { window }) : undefined
}

/** Whoever is named, else the one of the conversation. */
function namedOrMeant(said: MessageWords, asked: ChatQuestion, previous: readonly Request[], form: Form): string[] {
  if (said.named.length > 0) return [...said.named]
  const meant = meantIn(said, asked, previous, form)
  return meant ? [meant] : []
}

/** A conversation with each of a few athletes. */
function bringUp({ named, words }: MessageWords, previous: readonly Request[]): Request | undefined {
  if (!BRING_UP.test(words)) return undefined
  const before = idsOf(previous.at(-1))
  const isOfBefore = /\b(them|each|both|him|her|they|these|those)\b/.test(words)
  const ids = named.length > 0 ? named : isOfBefore ? before : []
  return ids.length > 0 && ids.length <= MOST_TALKS ? request({ ids: [...ids] }, 'bring_up') : undefined
}
const MOST_TALKS = 4

type OfOverview = Extract<Request, { kind: 'overview' }>

const request = (who: Who, form: Form, days?: OfOverview['days']): OfOverview => ({
  kind: 'overview',
  who,
  focus: 'status',
  ...(days && { days }),
  person: { form },
})

function ofTwo(said: MessageWords, previous: readonly Request[]): Request | undefined {
  const before = idsOf(previous.at(-1))
  const [first, second, third] = said.named
  const isOfBefore = before.length === 2 && said.named.every((id) => before.includes(id)) && OF_PAIR.test(said.words)
  const ids = first && second && !third ? [first, second] : isOfBefore ? before : []
  const compares = !isOfBefore && !said.hasMetric && COMPARES.test(said.words) ? 'compare' : undefined
  const found = formIn(OF_TWO, said)
  // "The difference in average strain between Ann and Bea" is a figure.
  const isFigure = found === 'differ' && said.hasMetric && !ASKS_WHY.test(said.words)
  const form = ids.length === 2 && !isFigure && !OF_TEXT.test(said.words) ? (found ?? compares) : undefined
  if (!form) return undefined
  // "Who would you pick" of two just named is a look-up of its own, unless the conversation is about them.
  const [window] = said.windows.filter((one) => !('day' in one && one.day === 0))
  const kept = daysOf(previous.at(-1))
  const days = window && !('day' in window) ? { window } : isOfBefore ? kept : undefined
  return request({ ids: [...ids] }, form, days)
}

const ofThose = (said: MessageWords, previous: readonly Request[]) =>
  OF_TEXT.test(said.words) ? undefined : dayOfThose(said, idsOf(previous.at(-1)), formOf(previous.at(-1)))

/** What the last answer told about the day. */
const formOf = (before: Request | undefined) => (before && 'day' in before ? before.day?.form : undefined)

const ASKS_WHY = /\b(why|how come|explains?|behind|causes?|makes)\b/

/** Two athletes compared, by no particular measure. */
const COMPARES = /\b(compare\w*|comparison|vs|versus|against|side by side|stack up|next to|head to head|or ·)\b|· or ·/

function ofMany(
  said: MessageWords,
  { history, scope }: ChatQuestion,
  previous: readonly Request[],
): Request | undefined {
  if (said.named.length === 0 && WHO_IS_THAT.test(said.words) && idsOf(previous.at(-1)).length !== 1)
    return { kind: 'overview', who: {}, focus: 'status', day: { form: 'sit_out' } }
  const form = said.named.length === 0 ? formIn(OF_MANY, said) : undefined
  if (!form || OF_TEXT.test(said.words.replace(/\bnote\b/, ''))) return undefined
  if (form === 'what_they_do') {
    const last = history.findLast(({ role }) => role === 'assistant')
    const ids = listedIn(last?.content ?? '', scope.athletes).map(({ athlete }) => athlete.id)
    return ids.length > 1 && ids.length <= MOST_TOLD ? request({ ids }, form) : undefined
  }
  if (form === 'worn_down') {
    const slots = /\b(\d+) (?:\w+ ){0,2}(?:slots?|spots?|tables?|places|openings|appointments|chairs)\b/.exec(
      said.words,
    )
    const limit = slots ? Number(slots[1]) : numberAsked(said.words)
    const many = limit !== undefined && limit >= 1 ? { limit } : {}
    return { ...request({}, form), day: { form: 'order', ...many } }
  }
  if (form === 'showed' || form === 'bounced') {
    const days = hardDaysNamed(said, previous.at(-1), scope.today)
    return days && hardDays(days, scope) ? { ...request({}, form), days } : undefined
  }
  if (form === 'without_data') {
    const before = previous.at(-1)
    const day = before && 'day' in before ? before.day : undefined
    return { ...request({}, form), ...(day && { day }) }
  }
  const isOfSleep = history
    .filter(({ role }) => role === 'user')
    .slice(-2)
    .some(({ content }) => /\b(sleep\w*|slept|bed ?times?)\b/i.test(content))
  return form === 'pull_aside' && isOfSleep
    ? { ...request({}, form), person: { form, about: 'sleep' } }
    : { ...request({}, form), day: { form: 'order' } }
}
const MOST_TOLD = 8

/** After an answer that explained what to look for. */
const WHO_IS_THAT =
  /^(?:(?:ok|okay|and|so|then|alright|aight|got it|cool) )*(?:who|which (?:of them|guys?|kids?|ones?)) (?:is|are|would|was) (?:that|those|these|it|they)(?: be)?(?: (?:today|now|then|right now|this morning|for|on|in|of|us|our|the|my|team|guys|room|squad|with))*$/

/** Forms that make no sense before an answer named somebody. */
const ALONE: readonly Form[] = [
  'how_sure',
  'since',
  'before',
  'questions',
  'what_to_say',
  'hold_marks',
  'home',
  'same_boat',
  'believe',
  'coming_back',
]

function ofOne(said: MessageWords, asked: ChatQuestion, previous: readonly Request[]): Request | undefined {
  const parent = said.named.length === 1 && !WRITES.test(said.words) && OF_PARENT.test(said.words)
  if (parent && said.named[0]) return request({ ids: [said.named[0]] }, 'to_parent')
  if (said.named.length > 1 || OF_TEXT.test(said.words)) return undefined
  const [only] = said.named
  if (only && OF_WEIGHT.test(said.words) && LOOKS_AT_BODY.test(said.words) && !HELD_AGAINST.test(said.words))
    return request({ ids: [only] }, 'weight', daysSaid(said, 'weight'))
  if (asksReadiness(said)) {
    const id = only ?? meantIn(said, asked, previous, 'status')
    return id ? { kind: 'overview', who: { ids: [id] }, focus: 'status' } : undefined
  }
  if (asksFresh(said.words)) {
    const id = only ?? meantIn(said, asked, previous, 'status')
    return id ? { kind: 'overview', who: { ids: [id] }, focus: 'guidance' } : undefined
  }
  if (asksComingBack(said.words)) return ofComingBack(said, asked, previous)
  const isReturn = asksOfReturn(said.words)
  const found = isReturn ? 'handled' : formIn(OF_ONE, said)
  const seems =
    found === undefined && said.named.length === 1 && SEEMS.test(said.words) && isShort(said) ? 'status' : found
  if (found === undefined && asksWhetherToEase(said.words)) {
    const id = only ?? meantIn(said, asked, previous, 'status')
    return id ? { kind: 'overview', who: { ids: [id] }, focus: 'guidance' } : undefined
  }
  const isOfMeasure = said.hasMetric && ABOUT.test(said.words)
  if (!seems || (seems === 'status' && (isOfTraining(said.words) || isOfMeasure))) return undefined
  if (seems === 'where_goes' && !isOfLifting(said, previous.at(-1))) return undefined
  const id = said.named[0] ?? meantIn(said, asked, previous, seems)
  if (!id) return undefined
  return request({ ids: [id] }, seems, daysSaid(said, seems))
}

/** Whether and when somebody is back at their usual, by what the conversation was about. */
function ofComingBack(said: MessageWords, asked: ChatQuestion, previous: readonly Request[]): Request | undefined {
  const id = said.named[0] ?? meantIn(said, asked, previous, COMING_BACK)
  if (!id) return undefined
  const isOfSame = idsOf(previous.at(-1)).includes(id)
  const metric = returnMetric(said.metrics, isOfSame ? previous.at(-1) : undefined)
  const found = request({ ids: [id] }, COMING_BACK)
  return metric ? { ...found, person: { form: COMING_BACK, metric } } : found
}
const COMING_BACK = 'coming_back'

/** A comparison of figures over two periods is a look-up. */
const HELD_AGAINST = /\b(vs|versus|compared?|against)\b/

/** "What about his HRV" asks for a figure, not how he is. */
const ABOUT = /^((and|so|ok|okay|but|then) )*(what|how) about\b/

/** A parent asks about somebody, and what can be answered. */
const OF_PARENT =
  /\b(mom|mum|mother|dad|father|parents?)\b.*\b((what|how) (can|do|should|could|would) (i|we) (say|tell|answer|reply|respond)|(say|tell|answer|reply|respond)( \w+)? back|what to (say|tell))\b/
const WRITES = /\b(draft|write|make it|put it in|text (her|him|them|to)|email (her|him|them) )\b/

/** The groups of the weight room, which differ from those of a practice. */
const isOfLifting = ({ words }: MessageWords, before: Request | undefined) =>
  /\b(heavy|lift\w*|squats?|weight room|bench|deadlifts?)\b/.test(words) ||
  (before?.kind === 'overview' && before.day?.form === 'groups')

/** "Petros looked flat all week": nothing else is asked. */
const isShort = ({ words }: MessageWords) =>
  words.split(' ').length <= 14 && !/\b(who|which|compare|rank|list|average|trend)\b/.test(words)

/** Whom a message without a name is about: the person of the conversation, else the first of the last list. */
function meantIn(
  { words }: MessageWords,
  { history, scope }: ChatQuestion,
  previous: readonly Request[],
  form: Form,
): string | undefined {
  if (!history.some(({ role }) => role === 'assistant')) return undefined
  const isOfSomebody = OF_SOMEBODY.test(words)
  // "Who should I hold out and for how long" is about the team, whoever was talked about.
  if (!isOfSomebody && form !== 'same_boat' && OF_ANYBODY.test(words)) return undefined
  if (!isOfSomebody && !(ALONE.includes(form) && words.split(' ').length <= 14)) return undefined
  const [only, other] = idsOf(previous.at(-1))
  if (only && !other) return only
  const named = lastNamed(history, scope)
  if (named) return named.id
  return isOfSomebody ? lastListed(history, scope.athletes)[0]?.athlete.id : undefined
}

const idsOf = (before: Request | undefined): readonly string[] =>
  (before?.kind === 'query' ? before.query.who.ids : before && 'who' in before ? before.who.ids : undefined) ?? []

const daysOf = (before: Request | undefined) =>
  before?.kind === 'query' ? before.query.days : before?.kind === 'overview' ? before.days : undefined

/** The days asked about; for a single day the answer covers the week it is in. */
function daysSaid({ windows }: MessageWords, form: Form) {
  if (form !== 'status' && form !== 'nights' && form !== 'handled' && form !== 'weight') return undefined
  const [window] = windows
  if (window === undefined) return undefined
  if (form === 'handled' && 'day' in window) return { window }
  return 'day' in window ? undefined : { window }
}
