/** Endings of nicknames: Tobi, Izzy, Robbie, Johnno. */
const ENDING = /(ie|ey|y|i|o|a)$/
const SHORTEST_STEM = 2
const SHORTEST_PREFIX = 3

/** A phonetic key: Izzy is short for Isaiah, Inez is Ines, Fareed is Farid, Kayleb is Caleb. */
const sound = (word: string) =>
  word
    .replace(/z/g, 's')
    .replace(/ph/g, 'f')
    .replace(/ck/g, 'k')
    .replace(/c(?![ei])/g, 'k')
    .replace(/ee/g, 'i')
    .replace(/ay(?=[^aeiouy])/g, 'a')
    .replace(/ah$/, 'a')
    .replace(/(.)\1/g, '$1')

/**
 * Whether a word is a usual short form of a first name in any language: its beginning (Nik), or that with a nickname
 * ending (Tobi, Izzy). Both folded.
 */
export function isShortOf(word: string, name: string): boolean {
  const [said, full] = [sound(word), sound(name)]
  if (said.length < SHORTEST_PREFIX || full.length <= said.length - 1 || said === full)
    return said === full && word !== name
  if (full.startsWith(said)) return true
  const stem = said.replace(ENDING, '')
  return stem !== said && stem.length >= SHORTEST_STEM && full.startsWith(stem)
}

const VOWELS = /^[aeiouy]$/

/** Omer for Omar: one vowel replaced, nothing else. */
export function hasOtherVowel(word: string, name: string): boolean {
  if (word.length !== name.length || word.length < 4) return false
  const different = [...word].flatMap((letter, at) => (letter === name[at] ? [] : [[letter, name[at] ?? ''] as const]))
  return different.length === 1 && different.every(([a, b]) => VOWELS.test(a) && VOWELS.test(b))
}
