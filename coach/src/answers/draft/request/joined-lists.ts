import { joinAnd } from '../../phrases/lists.ts'

/** After these words follows what to bring, pack or wear. */
const OF_THINGS = /\b(bring|pack|wear|grab|need|take|have|don'?t forget|remember|include|carry)\b/i

/** Not an item of a list: a sentence, or an instruction on the text. */
const NO_THING =
  /^(and )?(bus|be|get|go|keep|make|meet|leave|no|please|we|i|they|he|she|you|it|that|this|lights?|practice|want|not|don'?t|do|come|drink|eat|sleep|charge(?! )|put|tell|sign|short|friendly|thanks|thank|weigh)\b|\b(is|are|leaves?|starts?|will|at \d|by \d)\b/i
const MOST_WORDS = 5

/** Joins clauses that only continue a list: `bring shoes, singlet and a charged strap`. */
export function withListsJoined(clauses: readonly string[], isOther: (clause: string) => boolean): string[] {
  const joined: string[][] = []
  for (const clause of clauses) {
    const [first] = joined.at(-1) ?? []
    const isThing = clause.split(' ').length <= MOST_WORDS && !NO_THING.test(clause) && !isOther(clause)
    if (first !== undefined && OF_THINGS.test(first) && isThing) joined.at(-1)?.push(clause)
    else joined.push([clause])
  }
  return joined.map((things) => (things.length === 1 ? (things[0] ?? '') : joinAnd(things.flatMap(asThings))))
}

const asThings = (clause: string): string[] =>
  clause
    .replace(/^and /i, '')
    .replace(/^(their |the |your )?(strap|band|watch|phone)s? (is |are )?charged$/i, 'a charged $2')
    .split(/ and (?=[^ ]+( [^ ]+)?$)/)
    .filter((thing) => thing !== undefined && thing.trim() !== '')
