/** A short citation: the first author's surname, or the body that wrote a rule, and the year. */
interface Cite {
  author: string
  year: string
}

const IN_BRACKETS = /\(([^()]*\b(?:19|20)\d\d[a-z]?)\)/g
const ONE = /^(\p{Lu}[\p{L}'’ -]*?)(?: (?:&|and) \p{Lu}[\p{L}'’ -]*| et al\.?)?,? ((?:19|20)\d\d)[a-z]?$/u

/** The sources that a text cites as `(Walsh 2021)`, `(Altini & Plews 2021)` or `(Plews 2013; Plews 2014)`. */
export function citesOf(markdown: string): Cite[] {
  return [...markdown.matchAll(IN_BRACKETS)].flatMap(([, inside = '']) =>
    inside.split(';').flatMap((part) => {
      const [, author, year] = ONE.exec(part.trim()) ?? []
      return author && year ? [{ author, year }] : []
    }),
  )
}
