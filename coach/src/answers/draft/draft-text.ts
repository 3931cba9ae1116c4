import { paragraphs } from '../phrases/lists.ts'
import { edited } from './request/edits.ts'
import { inPlural } from './request/plural-sender.ts'
import { shortened } from './request/shortened.ts'
import type { Style } from './request/style.ts'

/** A sentence of a draft. `keep`: 1 always, 2 unless it is to be shorter, 3 only where there is room. */
export interface Line {
  text: string
  keep: 1 | 2 | 3
}

/** A text before it is formatted. */
export interface DraftText {
  /** The reader, as in "Draft for Farid"; undefined: the words do not say. */
  to: string | undefined
  /** `Hi Farid,`; '' for none. */
  greeting: string
  lines: readonly Line[]
  /** One line each, as on a board or in a plan. */
  isList?: boolean
  /** Already numbered lines, one each. */
  isOrdered?: boolean
  closing?: string
  /** The subject of an e-mail. */
  about?: string
  /** For the user alone, below the text: what the records say and the text does not. */
  forYou?: string
  /** The basis of the text and what was left out, as clauses of one line. */
  beneath: readonly (string | false | undefined)[]
  /** The line of sources. */
  sources?: string
}

/** A draft as shown: marked as one, in a quote, with one line beneath. */
export function writeDraft(text: DraftText, manner: Style): string {
  const notDone = manner.notDone.length > 0 && `${manner.notDone.join(' and ')} left to you`
  const notes = [...text.beneath, notDone].filter((note): note is string => Boolean(note))
  return paragraphs(
    `Draft${text.to === undefined ? '' : ` for ${text.to}`}, nothing is sent:`,
    quote(bodyOf(text, manner)),
    text.forYou && `For you, not in the text: ${text.forYou}`,
    notes.length > 0 && `${notes.join('; ').replace(/^./, (first) => first.toUpperCase())}.`,
    text.sources,
  )
}

const quote = (blocks: readonly string[]): string =>
  blocks
    .join('\n\n')
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')

/** The text itself, paragraph by paragraph; in the plural where all coaches send it. */
export const bodyOf = (text: DraftText, manner: Style): string[] =>
  manner.isFromStaff
    ? [...blocksOf(text, manner).map(inPlural), ...(manner.signed ? [] : ['The coaching staff'])]
    : blocksOf(text, manner)

function blocksOf(text: DraftText, manner: Style): string[] {
  const kept = text.lines.flatMap(({ text: line, keep }) => {
    const said = edited(line, manner)
    return said === undefined || (manner.isDry && CHEER.test(said))
      ? []
      : [{ text: manner.isDry ? said.replace(CHEERFUL, '') : said, keep }]
  })
  const lines = fitting(joined(kept, manner), manner).map((line) => shortened(line.text, manner.cutAgain))
  const isBare = manner.sentences === 1 || (manner.words !== null && manner.words < GREETED_FROM) || manner.cutAgain > 0
  const body = text.isOrdered
    ? lines
    : text.isList || (manner.isList && lines.length > 1)
      ? lines.map((line) => `- ${line}`)
      : [lines.join(' ')]
  return [
    manner.isEmail && text.about ? `Subject: ${text.about}` : '',
    isBare || manner.isDry || GREETING.test(manner.without.join(';')) ? '' : text.greeting,
    body.join('\n'),
    isBare || CLOSING.test(manner.without.join(';')) ? '' : (text.closing ?? ''),
    manner.signed ?? '',
  ].filter(Boolean)
}

/** Lines and words that only cheer. */
const CHEER = /^(Enjoy|Look out for each other|Keep it up|Well done|Nice work|You have done the work)\b[^.!]*[.!]$/i
const CHEERFUL = /,? (and enjoy the time at home|ready to go|please)(?=[.!])/gi

const GREETING = /\b(greeting|hi|hello|hey|dear)\b/i
const CLOSING = /\b(thank\w*|closing|ending|sign[- ]?off|goodbye)\b/i

/** A shorter text has no room for a greeting. */
const GREETED_FROM = 25

/** Lines that must stay are joined when they are more sentences than were asked for. */
function joined(lines: readonly Line[], { sentences }: Style): readonly Line[] {
  const first = lines.filter(({ keep }) => keep === 1)
  if (sentences === null || first.length <= sentences || wordsIn(first) > LONGEST_JOINED) return lines
  const last = first.slice(sentences - 1).map(({ text }) => text.replace(/[.!]$/, ''))
  const text = `${last.map((one, place) => (place === 0 ? one : withSmallStart(one))).join('; ')}.`
  return [...first.slice(0, sentences - 1), { text, keep: 1 }]
}

/** A sentence of more words is too long. */
const LONGEST_JOINED = 45
const withSmallStart = (text: string) =>
  text.replace(/^(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|I\b)\p{Lu}(?=\p{Ll}*[ ,])/u, (start) =>
    start.toLowerCase(),
  )

/** The lines that fit: the least important are dropped first, later ones before earlier ones. */
export function fitting(
  lines: readonly Line[],
  { sentences, words, shorter, cutAgain = 0 }: Pick<Style, 'sentences' | 'words' | 'shorter'> & { cutAgain?: number },
): readonly Line[] {
  const upTo = (most: number) => lines.filter(({ keep }) => keep <= Math.max(1, most))
  const some = upTo(3 - shorter)
  // "Shorter" removes something even when all lines are equally important.
  const kept = cutAgain > 0 && some.length === lines.length ? upTo(2 - shorter) : some
  const fits = (some: readonly Line[]) =>
    (sentences === null || some.length <= sentences) && (words === null || wordsIn(some) <= words)
  let left = kept
  while (left.length > 1 && !fits(left)) {
    const least = Math.max(...left.map(({ keep }) => keep))
    const place = left.findLastIndex(({ keep }) => keep === least)
    left = left.toSpliced(place, 1)
  }
  return left
}

const wordsIn = (lines: readonly Line[]) => lines.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
