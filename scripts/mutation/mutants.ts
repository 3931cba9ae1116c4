import { type Change, changesAt } from './operators.ts'
import { isNode, type Place, parses, type SyntaxNode, walk } from './syntax.ts'

/** One small mistake in one source. */
export interface Mutant extends Change {
  path: string
  line: number
  /** The line of code without its indent, by which a later run finds it again. */
  code: string
}

export const mutated = (source: string, { start, end, replacement }: Change) =>
  source.slice(0, start) + replacement + source.slice(end)

/** Each mutant that is tried in a source. What cannot change what the program does, or only its looks and its log, is passed over. */
export function mutantsOf(path: string, source: string): Mutant[] {
  const found: Mutant[] = []
  walk(path, source, (place) => {
    if (isWithoutEffect(place)) return false
    for (const change of changesAt(place.node, source).filter(
      ({ operator }) => operator !== 'text' || !isWordList(path),
    ))
      found.push({ path, ...placeOf(source, change.start), ...change })
    return true
  })
  return found
}

function placeOf(source: string, start: number): Pick<Mutant, 'line' | 'code'> {
  const line = source.slice(0, start).split('\n').length
  return { line, code: source.split('\n')[line - 1]?.trim() ?? '' }
}

/**
 * The same mistake in a source that may have changed since: the same change in the same line of code, wherever it is now.
 * undefined: that code is gone.
 */
export function findAgain(mutant: Mutant, source: string): Mutant | undefined {
  const same = mutantsOf(mutant.path, source).filter(
    ({ operator, replacement, code }) =>
      operator === mutant.operator && replacement === mutant.replacement && code === mutant.code,
  )
  const distance = ({ line }: Mutant) => Math.abs(line - mutant.line)
  return same.sort((a, b) => distance(a) - distance(b))[0]
}

/**
 * Lists of thousands of words by which the coach reads: which of them are worth having is measured on the corpus, and a test
 * for each would only repeat the list. Their code is mutated as any other.
 */
const isWordList = (path: string) => /^coach\/src\/(?:danger\/words|language\/lexicon)\//.test(path)

/** A mutant that does not parse tells nothing about the tests. */
export const isProgram = (source: string, mutant: Mutant) => parses(mutant.path, mutated(source, mutant))

const IMPORTS = /^(?:Import|ExportAll|Directive)/
/** TypeScript's own nodes are types, but for those that wrap an expression. */
const TYPES = /^TS(?!(?:As|Satisfies|NonNull)Expression)/
/** Attributes that are only seen, and only by an eye: classes, drawings, sizes. */
const LOOKS =
  /^(?:className|style|d|[cr]?[xy]|r|x[12]|y[12]|points|viewBox|xmlns|fill|stroke.*|width|height|size|sizes|transform|key|rel|preload)$/
const LOG = /(?:^|\.)(?:console|log|logger)\.\w+$/
/** Descriptions of fields are the comments of the API. */
const API_COMMENT = /\.describe$/
/** Errors of the program's own, whose text only the log shows; a `Refusal` is for a person. */
const OWN_ERROR = /Error$/

function isWithoutEffect({ node, parent }: Place): boolean {
  if (parent?.type === 'CallExpression' && node !== parent.callee && API_COMMENT.test(nameOf(parent.callee)))
    return true
  if (IMPORTS.test(node.type) || TYPES.test(node.type)) return true
  if (node.type === 'ExpressionStatement' && typeof node.directive === 'string') return true
  if (node.type === 'JSXAttribute') return isNode(node.name) && LOOKS.test(String(node.name.name))
  if (node.type === 'CallExpression') return LOG.test(nameOf(node.callee))
  if (node.type === 'NewExpression') return OWN_ERROR.test(nameOf(node.callee))
  if (node.type === 'TemplateElement') return false
  return parent?.type === 'ExportNamedDeclaration' && parent.source === node
}

/** `a.b.c` of a callee, as far as it is made of names. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`
  return String((node as SyntaxNode).name ?? '')
}
