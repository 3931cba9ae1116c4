import type { DraftText, Line } from '../draft-text.ts'
import { plainWords } from '../request/plain-words.ts'
import { toldNothing } from '../request/write-up.ts'
import { type DraftFor, factLines, leftOver } from './draft-for.ts'
import { proposalIn } from './proposal.ts'
import { staffGreeting } from './staff-greeting.ts'

/** A list of who has which day is written again, as a report of the day. */
export const isOfTheDay = (answer: string): boolean =>
  /\blive wrestling\b[\s\S]*\bhard day\b|\b(you can push|ready for a hard day)\b[\s\S]*\bout of live wrestling\b/i.test(
    answer,
  )

/** Parts of an answer that are for the user and not for a note to others. */
const BESIDE =
  /^(If you meant something else|Sources?:|You can ask me|No (device|data|fresh)|Usually:|Next:|My rules stay)/
const IN_A_LINE = / ?(Usually: [^.]*\.|The records show what goes together[^.]*\.|The rows stand under[^.]*\.)/g

/** A note for the staff with the content of the last answer; undefined: it had none. */
export function noteFromAnswer(given: DraftFor): DraftText | undefined {
  const { wish } = given
  if (!wish.from) return undefined
  const proposal = proposalIn(plainWords(wish.from.question))
  if (isOfTheDay(wish.from.answer)) return undefined
  const found = answerLines(wish.from.answer, given)
  if (found.length === 0 && !proposal) return undefined
  const lines: Line[] = proposal ? [{ text: proposal, keep: 1 }, ...found] : found
  return {
    to: staffGreeting(wish).to,
    about: 'from the records',
    greeting: staffGreeting(wish).greeting,
    lines: [...factLines(given), ...lines],
    isList: found.length > 2,
    beneath: [
      found.length > 0
        ? 'it says what the last answer said'
        : 'the figures for it are missing, as the last answer had none: ask for them first, and then for the note again',
      leftOver(given),
    ],
  }
}

/** The content of an answer, line by line, for other readers; a heading ends in a colon. */
export function answerLines(answer: string, { wish, scope }: Pick<DraftFor, 'wish' | 'scope'>): Line[] {
  if (toldNothing(answer)) return []
  const blocks = answer
    .split(/\n+/)
    .map((line) => line.replace(IN_A_LINE, '').trim())
    .filter((line) => line !== '' && !BESIDE.test(line) && !/^\|[ |:-]+\|?$/.test(line))
    .map(ofRow)
    .flatMap((line) =>
      wish.isWriteUp && !/^(- |\d+\. )/.test(line) ? line.split(/(?<=[.!?]\*{0,2}) (?=\p{Lu})/u) : [line],
    )
  const names = scope.athletes.flatMap(({ name, first_name }) => [name, first_name]).filter((name) => name.length > 2)
  const isNamed = (line: string) => names.some((name) => line.includes(name))
  return blocks
    .map((line) => ({
      text: wish.isWriteUp ? plainText(line) : plainText(line).replace(/:$/, '.'),
      isPoint: /^(- |\d+\. )/.test(line),
    }))
    .map(({ text, isPoint }) => ({ text: wish.manner.withoutNumbers ? withoutNumbers(text) : text, isPoint }))
    .filter(
      ({ text }) =>
        text !== '' &&
        !(wish.manner.withoutNumbers && names.includes(text)) &&
        !(wish.manner.withoutNames && isNamed(text)),
    )
    .map(
      ({ text, isPoint }, place): Line => ({
        text: /[.!?":]$/.test(text) ? text : `${text}.`,
        keep: place === 0 ? 1 : isPoint ? 2 : 3,
      }),
    )
}

/** Without emphasis, links and list marks. */
const plainText = (line: string): string =>
  line
    .replace(/^(- |\d+\. )/, '')
    .replace(/\*\*/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()

/** `Ann: 60%, 7.1 h` from a row of a table. */
function ofRow(line: string): string {
  if (!line.startsWith('|')) return line
  const [first = '', ...cells] = line
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean)
  return `- ${first}: ${cells.join(', ')}`
}

/** Clauses with a figure are removed, and so are lines of figures alone. */
function withoutNumbers(text: string): string {
  const bare = text
    .replace(/ ?\([^()]*\d[^()]*\)/g, '')
    .replace(/: \d+(\.\d+)? ?%$/, '')
    .replace(/ \d+(\.\d+)? ?%(?=[,.]| and|$)/g, '')
  const [name = '', ...rest] = bare.split(': ')
  const kept = rest
    .join(': ')
    .split('; ')
    .filter((clause) => clause !== '' && !/\d/.test(clause))
  if (rest.length > 0 && !/\d/.test(name)) return kept.length > 0 ? `${name}: ${kept.join('; ')}` : name
  return bare
    .split(/(?<=[.!?]) /)
    .filter((sentence) => !/\d/.test(sentence))
    .join(' ')
}
