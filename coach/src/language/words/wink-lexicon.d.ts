/** The base forms of WordNet's words; the package has no types. */
declare module 'wink-lexicon/src/wn-words.js' {
  const words: Readonly<Record<string, unknown>>
  export default words
}
