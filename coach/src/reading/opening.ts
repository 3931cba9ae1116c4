import type { MessagePart } from './part.ts'

/** What a message wants, by its first word: only as many words as there are such openings, so they are listed. */
const WANTS: Readonly<Record<string, string>> = {
  ...each('who', 'who whom whose whos which'),
  ...each('any', 'any anyone anybody somebody someone anything something nobody everybody everyone'),
  ...each('write', 'write draft text txt message msg email mail tell remind let compose note drop shoot ping letter'),
  ...each('show', 'list give gimme show rank sort name compare order line table split group divide'),
  ...each('open', 'what how when why where if explain'),
  ...each('whether', 'be is are was were am has had do can could should would will shall may have'),
}
/** Words before what is wanted. */
const BEFORE = new Set(
  'hey hi hello morning good ok okay and so but now please alright well thanks just then also'.split(' '),
)
/** "Can you ..." asks for what follows. */
const ASKING = new Set('can could would will'.split(' '))
const YOU = new Set('you u ya'.split(' '))
const WITH = 4

/** "Tell me", "let us know" ask for an answer, not for a text to somebody. */
const isToldMe = (texts: readonly string[], at: number) =>
  /^(tell|let|show|give|send|text)$/.test(texts[at] ?? '') && /^(i|me|us|we)$/.test(texts[at + 1] ?? '')

function each(want: string, words: string): Record<string, string> {
  return Object.fromEntries(words.split(' ').map((word) => [word, want]))
}

/**
 * How a part opens, with whom and what it names: "which boys", "text NAME", and "what does a METRIC mean" without a
 * name.
 */
export function openingFeatures({ units, self }: MessagePart): string[] {
  const texts = units.map(({ text }) => text)
  let at = texts.findIndex((text) => !BEFORE.has(text))
  if (at < 0) return []
  if (ASKING.has(texts[at] ?? '') && YOU.has(texts[at + 1] ?? '')) at += 2
  if (texts[at] === 'please') at += 1
  const word = texts[at] ?? ''
  const opens = isToldMe(texts, at) ? 'show' : (WANTS[word] ?? (/^[A-Z]+$/.test(word) ? word : 'other'))
  const next = texts.slice(at + 1, at + 1 + WITH)
  const has = (unit: string) => texts.includes(unit)
  const whom = has('NAME') ? 'one' : has('PEOPLE') || has('TEAM') ? 'people' : self ? 'self' : 'nobody'
  const what = has('METRIC') || has('BAND') ? 'figure' : 'no-figure'
  const when = has('DAY') || has('WINDOW') ? 'days' : 'no-days'
  return [
    `o ${opens}`,
    `o ${opens} ${whom}`,
    `o ${opens} ${whom} ${what}`,
    `o ${opens} ${what} ${when}`,
    ...next.filter((text) => /^(NAME|PEOPLE|TEAM)$/.test(text)).map((text) => `o ${opens} then ${text}`),
  ]
}
