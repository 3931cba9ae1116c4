import { lastName, plainName } from '../../../wording/names.ts'
import { isFresh, judgeDay, ofVerdict } from '../../day/verdicts.ts'
import { joinAnd } from '../../phrases/lists.ts'
import type { DraftText, Line } from '../draft-text.ts'
import { hasNoFigures } from '../request/recipient.ts'
import { callName, type DraftFor } from './draft-for.ts'
import { inFewLines } from './few-lines.ts'
import { answerLines, isOfTheDay } from './from-answer.ts'
import { staffGreeting } from './staff-greeting.ts'
import { isStaff } from './staff-lines.ts'

/** The last answer in the requested form, with its people and content; undefined: it had no content. */
export async function writeUp(given: DraftFor): Promise<DraftText | undefined> {
  const { wish } = given
  if (!wish.from) return undefined
  const added = wish.told.added.map((text): Line => ({ text, keep: 1 }))
  const isToStaff = isStaff(wish.to) || wish.to === 'director'
  if (isOfTheDay(wish.from.answer)) return isToStaff ? undefined : ofTheDay(given, added)
  const isOpen = hasNoFigures(wish.to ?? 'report') && !ASKS_FIGURES.test(wish.words)
  const manner = isOpen ? { ...wish.manner, withoutNumbers: true } : wish.manner
  const all = answerLines(wish.from.answer, { ...given, wish: { ...wish, manner } })
  if (all.length === 0) return undefined
  const { title, lines: long } = inFewLines(all, wish.manner.sentences)
  const lines = long.map((line) => ({ ...line, text: withNames(line.text, given) }))
  return {
    to: isToStaff ? staffGreeting(wish).to : PLACE.exec(wish.words)?.[0].toLowerCase(),
    about: 'from the records',
    greeting: isToStaff
      ? staffGreeting(wish).greeting
      : wish.manner.isEmail
        ? 'Hello,'
        : title === ''
          ? ''
          : `**${title}**`,
    lines: [...(isToStaff && title !== '' ? [{ text: `${title}.`, keep: 3 as const }] : []), ...lines, ...added],
    isList: lines.length > 2 && !/\b(sentences?|paragraph|e-?mail)\b/i.test(wish.words),
    beneath: [
      'it says what the last answer said',
      isOpen && wish.from.answer !== '' && 'figures of single athletes were left out on purpose',
    ],
  }
}

/** First or last names only, where asked for. */
function withNames(text: string, { wish, scope }: DraftFor): string {
  const all = scope.athletes.map(({ name }) => name)
  const short = /\bfirst names?\b/i.test(wish.words)
    ? (one: (typeof scope.athletes)[number]) => callName(one, scope)
    : /\b(last|sur|family) ?names?\b/i.test(wish.words)
      ? ({ name }: (typeof scope.athletes)[number]) => lastName(name, all)
      : undefined
  return short ? scope.athletes.reduce((said, one) => said.replaceAll(plainName(one.name), short(one)), text) : text
}

const ASKS_FIGURES = /\b(with|and|plus|their|the) (the )?(hours?|numbers?|figures?|percent\w*|scores?|recover\w+)\b/i
const PLACE = /\bthe (door|wall|slide( title)?|board|white ?board|locker( room)?|staff meeting|meeting)\b/i

/** Who has which day, for everybody to read: by name, without reasons or figures. */
async function ofTheDay(given: DraftFor, added: readonly Line[]): Promise<DraftText | undefined> {
  const { people, isTeam, scope, toolbox, wish } = given
  const judged = await judgeDay({ people, isTeam, leftOut: [] }, { scope, toolbox })
  const call = ({ id, name }: { id: string; name: string }) => {
    const known = people.find((one) => one.id === id)
    const isByLast = /\b(last|sur|family) ?names?\b/i.test(wish.words)
    return isByLast || !known
      ? lastName(
          name,
          scope.athletes.map((one) => one.name),
        )
      : callName(known, scope)
  }
  const names = (...verdicts: ('hard' | 'lighter' | 'easy')[]) =>
    joinAnd(ofVerdict(judged, ...verdicts).map(({ athlete }) => call(athlete)))
  const [easy, lighter, hard] = [names('easy'), names('lighter'), names('hard')]
  const ask = judged.filter((one) => !isFresh(one))
  if (ask.length === judged.length) return undefined
  const lines: (Line | false)[] = [
    easy !== '' && { text: `Out of live, technique and mobility: ${easy}.`, keep: 1 },
    lighter !== '' && { text: `Lighter, drill first and live after the warm-up: ${lighter}.`, keep: 1 },
    hard !== '' && { text: `Full go: ${hard}.`, keep: 1 },
    { text: 'Everybody else: practice as planned.', keep: 2 },
    ...added,
    { text: 'Feel off? Tell coach before we start.', keep: 3 },
  ]
  return {
    to: PLACE.exec(wish.words)?.[0].toLowerCase(),
    about: 'practice',
    greeting: '**Practice**',
    lines: lines.filter((line) => line !== false),
    isList: true,
    ...(ask.length > 0 && {
      forYou: `no fresh data of ${joinAnd(ask.map(({ athlete }) => plainName(athlete.name)))}, so ask them first.`,
    }),
    beneath: ["it goes by today's readings, with no reason and no figure of anybody on it"],
  }
}
