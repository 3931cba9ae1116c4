/** The first argument of `it`, `test`, `it.each(...)` and similar calls. */
const NAMED_TEST = /(?:\b(?:it|test)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/gs

/** The names of the tests in a source as written, with placeholders for values. */
export function testNames(source: string): string[] {
  return [...source.matchAll(NAMED_TEST)].map(([, , name = '']) => name.replace(/\\(['"`])/g, '$1'))
}
