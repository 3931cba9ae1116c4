import type { NamedPerson } from './known-numbers.ts'
import type { SaidNumber } from './said-numbers.ts'
import { keyOf, wordsPattern } from './words-pattern.ts'

interface Mention {
  ids: Set<string>
  index: number
  end: number
}

/** Between two names that share what is said of them: "Ada, Ben and Cy". */
const JOINS = /^(?:\s*,)?\s*(?:and|&|or|vs\.?|versus|,)?\s*$/i
/** Where another one's part of a sentence begins. */
const PARTS = /[;:,]|\s[—–-]\s|\b(?:and|but|while|whereas|than|versus|vs)\b/gi
/** A sentence about somebody named before it; without one it may be about the others. */
const PRONOUN = /\b(?:he|she|his|her|hers|him)\b/i
/** Between a name and its own number: "Ada (62 %)", "Ada is at 62 %", "Ada: 62 %". */
const CLOSE_BY =
  /^(?:['’]s?)?[\s(:–—-]*(?:(?:is|was|has|had|with|at|of|on|to|averages?|averaging|recovery|hrv|sleep|strain)\b[\s(:]*)*$/i

/**
 * The athletes of whom a number may be, by where the names stand; undefined: nobody is named, nor meant by "he" or "her", so it may
 * be anybody's. In a row of a table or a part of a sentence with one name it is that one's; a part without a name goes on
 * with the last name before it. Where the text does not tell, all who come into question.
 */
export function personsMeant(
  { index, end }: Pick<SaidNumber, 'index' | 'end'>,
  sentence: string,
  people: readonly NamedPerson[],
  before: string,
): Set<string> | undefined {
  const mentions = joined(mentionsIn(sentence, people), sentence)
  if (mentions.length === 0) {
    const earlier = PRONOUN.test(sentence) ? union(mentionsIn(before, people)) : undefined
    return earlier?.size ? earlier : undefined
  }
  if (sentence.trimStart().startsWith('|')) return union(mentions)
  const pair = pairBefore(index, end, sentence)
  if (pair !== undefined) return union(mentions.filter((mention) => mention.end <= pair))
  const last = mentions.filter((mention) => mention.end <= index).at(-1)
  if (last && CLOSE_BY.test(sentence.slice(last.end, index))) return last.ids
  const [from, until] = partAround(index, end, sentence, mentions)
  const inPart = mentions.filter((mention) => mention.index >= from && mention.end <= until)
  if (inPart.length > 0) return union(inPart)
  if (last) return last.ids
  const next = mentions.find((mention) => mention.index >= end)
  return new Set([...(next?.ids ?? []), ...mentionsIn(before, people).flatMap(({ ids }) => [...ids])])
}

/** "Ada leads Ben (62 % vs 41 %)": where such brackets begin that the number stands in, which are of all before them. */
function pairBefore(index: number, end: number, sentence: string): number | undefined {
  const open = sentence.lastIndexOf('(', index)
  const close = sentence.indexOf(')', end)
  const inside = open < 0 || close < 0 ? '' : sentence.slice(open + 1, close)
  return /^[^()\p{L}]*\d[^()]*\b(?:vs\.?|versus|against)\s+\d[^()]*$/u.test(inside) ? open : undefined
}

/** Full names before first names, so that "Ada Lovelace" is not read as another Ada. */
function mentionsIn(text: string, people: readonly NamedPerson[]): Mention[] {
  const idsByName = new Map<string, Set<string>>()
  for (const { id, name, first_name } of people)
    for (const said of [name, first_name])
      if (said) idsByName.set(keyOf(said), (idsByName.get(keyOf(said)) ?? new Set()).add(id))
  const pattern = wordsPattern([...idsByName.keys()])
  return [...text.matchAll(pattern)].map(({ 0: name, index }) => ({
    ids: idsByName.get(keyOf(name)) ?? new Set(),
    index,
    end: index + name.length,
  }))
}

function joined(mentions: readonly Mention[], sentence: string): Mention[] {
  const groups: Mention[] = []
  for (const mention of mentions) {
    const last = groups.at(-1)
    if (last && JOINS.test(sentence.slice(last.end, mention.index))) {
      last.end = mention.end
      last.ids = new Set([...last.ids, ...mention.ids])
    } else groups.push({ ...mention })
  }
  return groups
}

function partAround(index: number, end: number, sentence: string, mentions: readonly Mention[]): [number, number] {
  const isInName = (at: number) => mentions.some((mention) => at >= mention.index && at < mention.end)
  const cuts = [...sentence.matchAll(PARTS)].map((match) => match.index).filter((at) => !isInName(at))
  return [cuts.filter((at) => at < index).at(-1) ?? 0, cuts.find((at) => at >= end) ?? sentence.length]
}

function union(mentions: readonly Pick<Mention, 'ids'>[]): Set<string> {
  return new Set(mentions.flatMap(({ ids }) => [...ids]))
}
