import type { Athlete } from '../records/team.ts'
import { type NameMention, namesIn } from './names.ts'
import type { SaidNumber } from './numbers.ts'
import { sentenceSpans } from './plain-text.ts'

/** The owner of a number, by the words around it. */
export interface Owner {
  /** Empty: nobody is named before it, or the team is meant. */
  athletes: readonly Athlete[]
  isTeam: boolean
  /** Somebody, or the team, is named in its own sentence. */
  inSentence: boolean
}

const TEAM = /\b(?:team|squad|group|roster|everyone|everybody|overall|athletes?|wrestlers|the others)\b/gi
/** Words that may connect a number with a name after it: `61 % for Ann`, `61 % (Ann)`. */
const LINK = /^[^.\n,;\d]{0,14}?\s?(?:for|by|from|of|\()\s?$/i
/** After the team's own number, a name starts something new. */
const NOT_ALONE = /\b(?:against|versus|vs\.?|compared with|than)\b/i

export function ownersOf(text: string, numbers: readonly SaidNumber[], athletes: readonly Athlete[]): Owner[] {
  const names = namesIn(text, athletes)
  const teams = [...text.matchAll(TEAM)].map(({ index, 0: said }) => ({ index, end: index + said.length }))
  const spans = sentenceSpans(text)
  return numbers.map((number, place) => {
    const span = spans.find(({ from, to }) => number.index >= from && number.index < to) ?? { from: 0, to: text.length }
    const here = names.filter(({ index }) => index >= span.from && index < span.to)
    const before = here.filter(({ end }) => end <= number.index).at(-1)
    const after = here.find(({ index }) => index >= number.end)
    const team = teams.filter(({ index, end }) => index >= span.from && end <= number.index).at(-1)
    const inHead = namesIn(number.head, athletes).flatMap((mention) => mention.athletes)
    if (inHead.length > 0) return { athletes: inHead, isTeam: false, inSentence: true }
    if (after && LINK.test(text.slice(number.end, after.index)) && !isPassed(numbers[place + 1], after))
      return { athletes: after.athletes, isTeam: false, inSentence: true }
    if (before && team && isBesideTeam(text.slice(before.end, number.index)))
      return { athletes: before.athletes, isTeam: false, inSentence: true }
    if (team && (!before || team.index > before.end)) {
      // "5 of 12 athletes ... Ann 61 %" has a name in between; "the team average of 58 %" has none.
      return {
        athletes: before && !NOT_ALONE.test(text.slice(before.end, team.index)) ? before.athletes : [],
        isTeam: true,
        inSentence: true,
      }
    }
    if (before) return { athletes: inRow(here, before, text), isTeam: false, inSentence: true }
    if (after && after.index - number.end < 60) return { athletes: after.athletes, isTeam: false, inSentence: true }
    const carried = names.filter(({ end }) => end <= span.from).at(-1)
    return { athletes: carried?.athletes ?? [], isTeam: false, inSentence: false }
  })
}

/** "Ann is 4.9 points lower than the team's: 49% against 54%": after the colon Ann's own number comes first. */
const isBesideTeam = (between: string) =>
  /\bthan (?:that of )?(?:the )?team(?:'s)?(?: \w+)?:(?:(?!\bagainst\b)[^\n])*$/i.test(between)

/** Another number in between belongs to the name. */
const isPassed = (next: SaidNumber | undefined, after: NameMention) => next !== undefined && next.index < after.index

const AND = /^\s*(?:and|&|,|versus|vs\.?|\/)\s*$/i

/** "Ann and Bob: 61 % and 58 %": consecutive names share the numbers after them. */
function inRow(here: readonly NameMention[], before: NameMention, text: string): readonly Athlete[] {
  const row = [before]
  for (const mention of here.filter(({ end }) => end <= before.index).reverse()) {
    const next = row[0]
    if (next && AND.test(text.slice(mention.end, next.index))) row.unshift(mention)
  }
  return row.flatMap(({ athletes }) => athletes)
}
