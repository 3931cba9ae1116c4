/** The first text of a call of `it` or `test`, also of `it.each(...)` and its like. */
const NAMED_TEST = /(?:\b(?:it|test)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/gs

/** The names of the tests in a source, as they are written there: places for values stay places. */
export function testNames(source: string): string[] {
  return [...source.matchAll(NAMED_TEST)].map(([, , name = '']) => name.replace(/\\(['"`])/g, '$1'))
}
