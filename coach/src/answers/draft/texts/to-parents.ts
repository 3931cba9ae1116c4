import { citeArticle } from '../../articles/sources.ts'
import { judgeOne } from '../../day/verdicts.ts'
import type { DraftText, Line } from '../draft-text.ts'
import { nightsOf } from '../figures/nights-of.ts'
import { RECIPIENTS } from '../request/recipient.ts'
import {
  callName,
  type DraftFor,
  FIGURES_LEFT_OUT,
  factLinesWithoutFigures,
  hasOwnFacts,
  leftOver,
} from './draft-for.ts'
import { adviceForParents, isLong, slugsForParents } from './for-parents.ts'
import { pointsForParents } from './plain-points.ts'
import { asksBetterSleep, asksForBed } from './sleep-lines.ts'

/** A note to parents or teachers, about the team or one athlete. Nobody's figures, and no diagnosis. */
export async function writeToParents(given: DraftFor): Promise<DraftText | undefined> {
  const { wish, people, isTeam, scope } = given
  const [only] = isTeam || people.length !== 1 ? [] : people
  const name = only && callName(only, scope)
  const told = factLinesWithoutFigures(given)
    .map(({ text, keep }) => ({ text: name ? aboutName(text, name) : aboutChild(text), keep }))
    .map((line, place) => (place === 0 && wish.manner.tone === 'formal' ? inFormal(line) : line))
  const lines = told.length > 0 && hasOwnFacts(given) ? told : [...(await linesOf(given)), ...told]
  if (lines.length === 0) return undefined
  const readers = wish.to === 'teachers' ? 'teachers' : 'parents'
  return {
    to: name ? `${name}'s ${readers}` : RECIPIENTS[readers],
    ...(name && { about: name }),
    greeting: greetingOf(given, readers, name),
    lines,
    closing:
      wish.manner.tone === 'formal'
        ? 'Thank you, and kind regards'
        : wish.manner.tone === 'warm'
          ? 'Thank you so much for your help.'
          : 'Thank you for your help.',
    ...(await sourcesOf(given, told.length > 0 || name !== undefined)),
    beneath: [
      name !== undefined || /\b(figures|numbers)\b/i.test(wish.words) ? FIGURES_LEFT_OUT : false,
      leftOver(given),
    ],
  }
}

/** A general note on sleep is based on articles. */
async function sourcesOf({ wish, toolbox }: DraftFor, isOfFacts: boolean) {
  if (isOfFacts || wish.subject === 'strap') return {}
  const slugs = slugsForParents(wish.firstWords)
  const isOfSleep = slugs.length === 0 || slugs.includes('sleep-need')
  const sources = await citeArticle(toolbox, ...(isOfSleep ? ['sleep-need', 'recovery-basics'] : slugs))
  return sources === '' ? {} : { sources }
}

function greetingOf({ wish }: DraftFor, readers: 'parents' | 'teachers', name: string | undefined): string {
  if (wish.manner.tone === 'warm' || wish.manner.tone === 'casual') return name ? 'Hello,' : 'Hello everybody,'
  return name ? `Dear ${readers} of ${name},` : `Dear ${readers},`
}

/** `We would like to let you know that Dominic travels with us.`; a request to the parents stays a request. */
const inFormal = ({ text, ...line }: Line): Line => ({
  ...line,
  text: STATES.test(text) ? `We would like to let you know that ${withSmallStart(text)}` : text,
})
const STATES =
  /^(?!(please|no|thank|could|we would)\b)[^,:]*?\b(is|are|was|were|has|have|will|can|must|needs?|\p{L}+(?<!s|'|’)s)\b/iu
const withSmallStart = (text: string) =>
  text.replace(/^(The|We|Our|Your|There|It|He|She|They|Practice|Training|Tomorrow|Today|This|All|A|An)\b/, (word) =>
    word.toLowerCase(),
  )

/** To the parents of an athlete who is not named. */
const aboutChild = (text: string): string =>
  text.replace(/^he(?=['’ ])/i, 'Your son').replace(/^she(?=['’ ])/i, 'Your daughter')

/** `Marcus needs to sleep more` from `he needs to sleep more`. */
const aboutName = (text: string, name: string): string =>
  text.replace(/^(he|she|they)\b/i, name).replace(/^him\b/i, name)

async function linesOf(given: DraftFor): Promise<Line[]> {
  const { wish, people, isTeam, scope } = given
  const [only] = isTeam || people.length !== 1 ? [] : people
  if (wish.subject === 'strap')
    return [
      { text: 'Please remind your athlete to charge the strap, wear it to bed and sync it in the morning.', keep: 1 },
      { text: 'Without it we cannot see how the nights were.', keep: 3 },
    ]
  if (only && wish.subject === 'sleep') {
    const nights = await nightsOf({ ids: [only.id] }, given)
    return aboutSleep(callName(only, scope), nights?.hours, wish.words)
  }
  if (only && SAT_OUT.test(wish.words)) {
    const fresh = await judgeOne(only, given)
    return aboutSittingOut(callName(only, scope), fresh?.verdict)
  }
  if (only && (wish.subject === 'day' || wish.subject === 'standing' || isOpen(wish))) {
    const fresh = await judgeOne(only, given)
    return aboutDay(callName(only, scope), fresh?.verdict)
  }
  const advice = only ? undefined : adviceForParents(wish.firstWords)
  if (advice && (isLong(wish.manner, wish.words) || (wish.subject === 'sleep' && OVER_BREAK.test(wish.firstWords))))
    return advice
  const points = pointsForParents(wish.firstWords)
  if (points && !/\bsleep\b/i.test(wish.firstWords)) return points
  if (wish.subject === 'sleep' || wish.subject === 'standing')
    return [
      { text: 'Sleep is the best recovery there is, and teenagers need more of it than adults do.', keep: 1 },
      { text: 'Please help with a fixed bedtime and a phone that stays outside of the bedroom.', keep: 1 },
    ]
  return []
}

/** Nights at home, when usual times slip. */
const OVER_BREAK = /\b(thanksgiving|christmas|holidays?|break|vacation|long weekend)\b/i

/** Only how the athlete is. */
const isOpen = ({ subject, told, words }: DraftFor['wish']) =>
  subject === undefined && told.leftOver.length === 0 && !/\b(why|that|because|reply|thank\w*)\b/i.test(words)

function aboutSleep(name: string, hours: number | undefined, words: string): Line[] {
  const isSaid = /\b(being short|short on sleep|needs? (to sleep more|more sleep)|more sleep|sleep more|tired)\b/i.test(
    words,
  )
  const isAsked = asksForBed(words)
  const isShort = hours !== undefined && asksBetterSleep(hours)
  if (hours !== undefined && !isShort && !isSaid && !isAsked)
    return [
      { text: `A short note on ${name}: the sleep of the last week looks good.`, keep: 1 },
      { text: 'Thank you for keeping the evenings calm.', keep: 3 },
    ]
  return [
    {
      text:
        isShort || isSaid
          ? `${name} has been sleeping too little lately.`
          : `Regular sleep helps ${name} more than anything else we do.`,
      keep: isShort || isSaid ? 1 : 3,
    },
    { text: `Could you help ${name} to be in bed a little earlier, with the phone outside of the bedroom?`, keep: 1 },
    { text: 'If something keeps the nights short, please let me know.', keep: 2 },
  ]
}

/** "Why he sat out", "that she is not wrestling". */
export const SAT_OUT =
  /\b(sat|sits?|sitting|held|holding|kept|keeping|pulled|took|taken) (him |her |them )?(out|from (live|practice|the lineup|drills?|wrestling))\b|\b(not|isn'?t|didn'?t|did not|doesn'?t) (wrestl\w*|practi[cs]\w*|compet\w*|play\w*|start\w*)\b|\bbenched\b/i

function aboutSittingOut(name: string, verdict: string | undefined): Line[] {
  const isHeld = verdict === 'easy' || verdict === 'lighter'
  return [
    {
      text: isHeld
        ? `We are holding ${name} back as a precaution: this morning the signs that we look at asked for rest.`
        : `We held ${name} back as a precaution, and look at it again every day.`,
      keep: 1,
    },
    { text: 'It is no punishment, and no diagnosis.', keep: 2 },
    { text: `Please tell me if ${name} seems sick or very tired at home.`, keep: 2 },
  ]
}

function aboutDay(name: string, verdict: string | undefined): Line[] {
  const held = verdict === 'easy' || verdict === 'lighter'
  return [
    {
      text: held
        ? `${name} has a lighter day today: technique first, and we look again tomorrow.`
        : `${name} trains as planned today.`,
      keep: 1,
    },
    ...(held ? [{ text: `It is a precaution; please let me know how ${name} feels at home.`, keep: 2 as const }] : []),
  ]
}
