/** Syllables that hardly occur in names or words of any language, so that an alias is not mistaken for a word. */
const STARTS = ['Zv', 'Kv', 'Xel', 'Qir', 'Vr', 'Zl', 'Bz', 'Tz']
const VOWELS = ['a', 'e', 'i', 'o', 'u']
const MIDDLES = ['b', 'd', 'f', 'g', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't']
const ENDS = ['k', 'l', 'm', 'n', 'r', 'sk', 't', 'x']
const PARTS = [STARTS, VOWELS, MIDDLES, VOWELS, ENDS]
const POOL = PARTS.reduce((size, { length }) => size * length, 1)

/** A word without digits for a key, always the same, unless it is taken: then the next free one. */
export function codeWord(key: string, isTaken: (word: string) => boolean): string {
  const start = hash(key)
  for (let step = 0; step < POOL; step++) {
    const word = wordAt((start + step) % POOL)
    if (!isTaken(word)) return word
  }
  throw new Error('Every code word is taken')
}

function wordAt(index: number): string {
  let rest = index
  return PARTS.map((part) => {
    const sound = part[rest % part.length]
    rest = Math.floor(rest / part.length)
    return sound
  }).join('')
}

/** FNV-1a of 32 bits. */
function hash(key: string): number {
  let value = 0x811c9dc5
  for (const character of key) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}
