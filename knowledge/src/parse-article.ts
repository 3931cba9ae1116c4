import { parse } from 'yaml'
import { z } from 'zod'
import { blocksOf, bulletsOf, type Section, sectionsOf } from './sections.ts'

/** The groups, in display order. */
export const GROUPS = ['Sleep', 'Heart', 'Load', 'Food and weight', 'Health', 'Training', 'Method'] as const

/** A longer text is an article, not an answer. */
const LONGEST_ANSWER = 320

const FrontMatter = z.strictObject({
  title: z.string().min(1),
  summary: z.string().regex(/^[^\n]+[.]$/, 'must be one sentence that ends with a full stop'),
  group: z.enum(GROUPS),
  keywords: z.array(z.string().min(1)).min(3),
  /** What people ask, in their words, each with the sentences that answer it, the verdict first. */
  answers: z
    .array(z.strictObject({ asked: z.string().min(1), says: z.string().min(1).max(LONGEST_ANSWER) }))
    .default([]),
})

interface Source {
  text: string
  url?: string
}

export interface Article extends z.infer<typeof FrontMatter> {
  slug: string
  /** The bullets of "In short", one fact each, in markdown. */
  inShort: string[]
  /** Markdown from "In short" to the last section before the sources. */
  body: string
  /** Each bullet and paragraph of the body, in order: what a search may quote. */
  passages: { heading: string; markdown: string }[]
  sources: Source[]
}

const IN_SHORT = 'In short'
const SOURCES = 'Sources'

/** @throws Error that names the file and the invalid field */
export function parseArticle(slug: string, text: string): Article {
  const fail = (field: string, what: string): never => {
    throw new Error(`knowledge/articles/${slug}.md: ${field} ${what}`)
  }
  const [, head = '', markdown = ''] =
    /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? fail('front matter', 'is missing')
  const front = FrontMatter.safeParse(readYaml(head, fail))
  if (!front.success) {
    const [issue] = front.error.issues
    return fail(issue?.path.join('.') || 'front matter', issue?.message ?? 'is wrong')
  }
  const sections = sectionsOf(markdown)
  const first = sections[0]
  const last = sections.at(-1)
  if (first?.heading !== IN_SHORT) return fail(`"${IN_SHORT}"`, 'must be the first section')
  if (last?.heading !== SOURCES) return fail(`"${SOURCES}"`, 'must be the last section')
  const told = sections.slice(0, -1)
  return {
    slug,
    ...front.data,
    inShort: bulletsOf(first.markdown),
    body: told.map((section) => `## ${section.heading}\n\n${section.markdown}`).join('\n\n'),
    passages: told.flatMap(passagesOf),
    sources: bulletsOf(last.markdown).map(readSource),
  }
}

function readYaml(head: string, fail: (field: string, what: string) => never): unknown {
  try {
    return parse(head)
  } catch (error) {
    return fail('front matter', `is no YAML: ${(error as Error).message}`)
  }
}

function passagesOf({ heading, markdown }: Section): Article['passages'] {
  return blocksOf(markdown).map((block) => ({ heading, markdown: block }))
}

/** `Walsh NP, et al. Sleep and the athlete. 2021. https://doi.org/...`: the address at the end is the link. */
function readSource(line: string): Source {
  const [, text, url] = /^(.*?)\s+(https:\/\/\S+)$/.exec(line) ?? []
  return text && url ? { text, url } : { text: line }
}
