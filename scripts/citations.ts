import { posix } from 'node:path'

/** What is needed to judge a citation. */
export interface Documents {
  /** Paths of all files, from the root. */
  files: ReadonlySet<string>
  /** Text of a markdown file. */
  read: (path: string) => string
}

const FENCED = /^(```|~~~)[\s\S]*?^\1/gm
const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g
const NAMED_PAGE = /(?:[\w-]+\/)*[\w-]+\.md(?:#[\w-]+)?/g
const IN_BACKTICKS = /`([^`\n]+)`/g
/** A numbered specification is no page that a reader can open. */
const UNNAMED_PAGE = /\bspec \d.*/g
const COMMENT = /(?:^|\s)\/\/.*|\/\*[\s\S]*?\*\//g
const SOURCE_PATH = /^(?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|css|md|service)$/
const FOLDER_PATH = /^(?:\w[\w-]*\/)+$/

/** What a source's comments cite that does not exist: pages by their path from the root, sections by their anchor. */
export function wrongInSource(source: string, documents: Documents): string[] {
  const comments = source.match(COMMENT)?.join('\n') ?? ''
  const named = comments.match(NAMED_PAGE) ?? []
  return [...(comments.match(UNNAMED_PAGE) ?? []), ...named.filter((cited) => !isThere(cited, documents))]
}

/** What a page links to, or names in backticks, that does not exist. */
export function wrongInPage(path: string, documents: Documents): string[] {
  const text = documents.read(path).replace(FENCED, '')
  const folder = posix.dirname(path)
  const links = [...text.matchAll(LINK)].map(([, target = '']) => target)
  const wrongLinks = links
    .filter((target) => !/^(?:[a-z]+:|\/)/.test(target))
    .filter((target) => !isThere(target.startsWith('#') ? path + target : posix.join(folder, target), documents))
  const named = [...text.matchAll(IN_BACKTICKS)].map(([, name = '']) => name)
  const wrongNames = named.filter((name) => isPath(name) && !isNamedFile(name, documents.files))
  return [...wrongLinks, ...wrongNames]
}

const isPath = (name: string) => SOURCE_PATH.test(name) || FOLDER_PATH.test(name)

/** A page may leave out the folders that it is about: the end of a path is enough. */
function isNamedFile(name: string, files: ReadonlySet<string>): boolean {
  const end = name.replace(/^(?:\.\.?\/)+/, '')
  if (end.endsWith('/')) return [...files].some((file) => `/${file}`.includes(`/${end}`))
  return [...files].some((file) => `/${file}`.endsWith(`/${end}`))
}

function isThere(cited: string, { files, read }: Documents): boolean {
  const [path = '', anchor] = cited.split('#')
  const folder = `${path.replace(/\/$/, '')}/`
  if (!files.has(path)) return anchor === undefined && [...files].some((file) => file.startsWith(folder))
  return anchor === undefined || !path.endsWith('.md') || anchorsOf(read(path)).has(anchor)
}

/** The anchors of a page's headings, as GitHub makes them. */
export function anchorsOf(page: string): Set<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of page.replace(FENCED, '').matchAll(/^#{1,6} (.+)$/gm)) {
    const plain = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
    const anchor = plain
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-')
    let free = anchor
    for (let again = 1; anchors.has(free); again++) free = `${anchor}-${again}`
    anchors.add(free)
  }
  return anchors
}
