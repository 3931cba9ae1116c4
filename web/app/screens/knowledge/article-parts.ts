/** The two parts of an article's body, which the page shows separately. */
export interface ArticleParts {
  /** The bullets of "In short", markdown; undefined: the body does not begin with them. */
  inShort: string | undefined
  /** The remaining sections, markdown. */
  sections: string
}

const IN_SHORT = /^\s*## In short[ \t]*\r?\n([\s\S]*?)(?=^## |(?![\s\S]))/m

export function articleParts(body: string): ArticleParts {
  const found = IN_SHORT.exec(body)
  if (!found || body.slice(0, found.index).trim() !== '') return { inShort: undefined, sections: body }
  return { inShort: found[1]?.trim(), sections: body.slice(found.index + found[0].length).trim() }
}
