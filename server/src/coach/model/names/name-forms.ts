import type { AthleteName } from '@corner/analytics/athlete/athlete-name.ts'
import { isKnownWord } from '@corner/coach/language/lexicon/known-words.ts'
import { fold } from '@corner/coach/language/words/fold.ts'

/**
 * Names that are also words: in a message only the capitalized form is the person. The lower-case form reveals nothing, because
 * it is an ordinary word.
 */
export const ALSO_WORDS: ReadonlySet<string> = new Set(
  `able art ash august april autumn banks best bill birch black bright brook brooks brown bush case cash cedar chance chase clay
  cliff cole cook cooper day dawn dean drew eve faith field fields fisher flint ford forest fox frank gold good grace grant gray
  green guy hall hand hardy harmony heath heather hill holly hope hunt hunter ivy iris jack jade james jay joy june king lake lane
  law little long love low major mark marsh mason may melody mercy miles mills min moon page park parks pat paul pearl penny
  pierce price rain rand ray reed rich river rivers rob robin rock rose ruby rush sage savage short sky small star stone storm
  strong sue summer swift victor wade walker wall ward waters way weeks west white wild will winter wise wolf wood woods wren
  young back more man son new`.split(/\s+/),
)

/** Words of questions that are one letter away from a name, and not a misspelling of it. */
const NOT_MISSPELT = new Set(
  `about above active after again alert alone april athlete average below better break bring brown build chart check close coach
  could daily data drain early every fewer first fresh front given going great green group harder heart heath heavy hours house
  jumps large later least level light limit lower maria match maybe means metric might month morning mostly needs never night
  normal notes often other period person place plan point power press prime quick range rates ready reason recent resting right
  score season seven share sharp short should since sleep slept small sorry spread start state still strain strong table taken
  teams their there these thing think third those three tired today total train training trend under until usual value watch
  weeks weight where which while whole worse worst would wrong years yesterday`.split(/\s+/),
)

const MAX_WORDS = 5

/** The forms in which people write a name: full name, first name, surname and its parts, "Ada L."; also without accents. */
export function formsOf({ name, first_name }: AthleteName): string[] {
  const last = name.toLowerCase().startsWith(first_name.toLowerCase()) ? name.slice(first_name.length).trim() : ''
  // "de", "la", "van" identify nobody; and a name of many words is a sentence.
  const words = name.split(/[\s-]+/)
  const parts = words.length > MAX_WORDS ? [] : words.filter((part) => letters(part) >= 2 && /^\p{Lu}/u.test(part))
  const initial = last.slice(0, 1)
  const forms = [
    name,
    first_name,
    last,
    ...parts,
    ...(last ? [`${last} ${first_name}`, `${last}, ${first_name}`, `${first_name}${last}`] : []),
    ...(initial ? [`${first_name} ${initial}.`, `${first_name} ${initial}`] : []),
  ]
  const written = [
    ...forms,
    ...forms.map(withoutAccents),
    ...forms.map((form) => form.split(/\s+/).map(fold).join(' ')),
  ]
    .map((form) => form.trim())
    .filter((form) => letters(form) >= 2)
  return [...new Set(written)]
}

/** Whether a word of a text is meant as this form of a name. */
export function isMeant(form: string, said: string, before: string, after: string): boolean {
  if (!ALSO_WORDS.has(form.toLowerCase()) && !isKnownWord(fold(form))) return true
  if (said !== form) return false
  const beginsSentence = /(?:^|[.!?\n]\s*|[-*]\s+)["'(]?$/.test(before)
  return (
    !beginsSentence ||
    /^(?:['’]s\b|\s+(?:is|was|has|had|and|or|vs|does|did|can|slept|sleeps|looks|looked|seems|feels|felt|needs|got)\b|\s*[,:?.!]|$)/i.test(
      after,
    )
  )
}

/** The form that a word misspells by one letter, or by two neighbours swapped; undefined if none or several are close. */
export function misspelt(word: string, forms: readonly string[]): string | undefined {
  const said = word.toLowerCase()
  if (said.length < 4 || NOT_MISSPELT.has(said) || ALSO_WORDS.has(said)) return
  const near = forms.filter((form) => form.length >= 4 && !/\s/.test(form) && isNear(said, form.toLowerCase()))
  return near.length === 1 ? near[0] : undefined
}

/** Whether a word after a first name is that person's surname, off by one letter at most; here the surname may be short. */
export function isSurname(word: string, forms: readonly string[]): boolean {
  if (NOT_MISSPELT.has(word.toLowerCase())) return false
  return forms.some((form) => form.length >= 4 && isNear(word.toLowerCase(), form.toLowerCase(), 3))
}

function isNear(said: string, form: string, shortest = 5): boolean {
  if (said[0] !== form[0] || Math.abs(said.length - form.length) > 1) return false
  let same = 0
  while (same < Math.min(said.length, form.length) && said[same] === form[same]) same++
  const [a, b] = [said.slice(same), form.slice(same)]
  if (a.length === b.length && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)) return a.length > 1
  // One letter too many, too few, or replaced; short words would match too many others.
  if (said.length < shortest) return false
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)
}

function letters(text: string): number {
  return text.replace(/[^\p{L}]/gu, '').length
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}
