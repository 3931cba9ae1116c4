import type { Line } from '../draft-text.ts'

/** This many of a list fit into one sentence. */
const IN_ONE = 3

const bare = (text: string) => text.replace(/[.:]$/, '')
const FIGURE = /: [^\d]{0,24}(-?\d+(?:\.\d+)?)/

/**
 * A list with its heading in so many lines: a long one by its two ends, because the first names are only first in the
 * alphabet.
 * @returns the heading without its colon, '' for none
 */
export function inFewLines(all: readonly Line[], sentences: number | null): { title: string; lines: readonly Line[] } {
  const [first, ...rest] = all
  if (!first?.text.endsWith(':')) return { title: '', lines: all }
  const title = bare(first.text).replace(/ \(each [^)]*\)$/, '')
  const ends = sentences !== null && rest.length > Math.max(sentences, IN_ONE) ? endsOf(first.text, rest) : undefined
  const lines = ends ?? rest
  if (sentences !== 1) return { title, lines }
  const some = lines.slice(0, ends ? ends.length : IN_ONE).map(({ text }) => bare(text))
  return { title: '', lines: [{ text: `${first.text} ${some.join('; ')}.`, keep: 1 }] }
}

/** The highest and the lowest; undefined: the list is ordered already, or has no figures. */
function endsOf(heading: string, rest: readonly Line[]): readonly Line[] | undefined {
  const figures = rest.flatMap(({ text }) => {
    const value = FIGURE.exec(text)?.[1]
    return value === undefined ? [] : [{ text: bare(text).replace(/ \([^()]*\)$/, ''), value: Number(value) }]
  })
  if (/\bfirst\b/i.test(heading) || figures.length < rest.length) return undefined
  const up = figures.toSorted((a, b) => a.value - b.value)
  const said = (some: typeof figures) => some.map(({ text }) => text.replace(': ', ' ')).join(', ')
  return [
    { text: `Highest: ${said(up.slice(-IN_ONE).toReversed())}.`, keep: 1 },
    { text: `Lowest: ${said(up.slice(0, IN_ONE))}.`, keep: 1 },
  ]
}
