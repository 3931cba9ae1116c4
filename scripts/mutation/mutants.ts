import { type Change, changesAt } from './operators.ts'
import { isNode, type Place, parses, type SyntaxNode, walk } from './syntax.ts'

/** One slip in one source. */
export interface Mutant extends Change {
  path: string
  line: number
}

export const mutated = (source: string, { start, end, replacement }: Change) =>
  source.slice(0, start) + replacement + source.slice(end)

/** Each slip that is tried in a source. What cannot change what the program does, or only its looks and its log, is passed over. */
export function mutantsOf(path: string, source: string): Mutant[] {
  const found: Mutant[] = []
  walk(path, source, (place) => {
    if (isWithoutEffect(place)) return false
    for (const change of changesAt(place.node, source).filter(
      ({ operator }) => operator !== 'text' || !isWordList(path),
    ))
      found.push({ path, line: source.slice(0, change.start).split('\n').length, ...change })
    return true
  })
  return found
}

/**
 * Lists of thousands of words by which the coach reads: which of them are worth having is measured on the corpus, and a test
 * for each would only repeat the list. Their code is mutated as any other.
 */
const isWordList = (path: string) => /^coach\/src\/(?:danger\/words|language\/lexicon)\//.test(path)

/** A slip that is no program any more tells nothing about the tests. */
export const isProgram = (source: string, mutant: Mutant) => parses(mutant.path, mutated(source, mutant))

const IMPORTS = /^(?:Import|ExportAll|Directive)/
/** TypeScript's own nodes are types, but for those that wrap an expression. */
const TYPES = /^TS(?!(?:As|Satisfies|NonNull)Expression)/
/** Attributes that are only seen, and only by an eye: classes, drawings, sizes. */
const LOOKS =
  /^(?:className|style|d|[cr]?[xy]|r|x[12]|y[12]|points|viewBox|xmlns|fill|stroke.*|width|height|size|sizes|transform|key|rel|preload)$/
const LOG = /(?:^|\.)(?:console|log|logger)\.\w+$/
/** Errors of the program's own, whose text only the log shows; a `Refusal` is for a person. */
const OWN_ERROR = /Error$/

function isWithoutEffect({ node, parent }: Place): boolean {
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
