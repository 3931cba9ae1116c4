import { asWritten } from '../text/as-written.ts'

/** The parts of a syntax tree that a name may stand in (https://github.com/syntax-tree/hast). */
interface Node {
  type: string
  tagName?: string
  value?: string
  children?: Node[]
  properties?: Record<string, string>
}

/** Links, code and the like are left as they are. */
const LEFT = ['a', 'code', 'pre']

/**
 * A rehype plugin that makes a link of each name.
 * @param names addresses by name, as the text writes it
 */
export function linkedNames(names: ReadonlyMap<string, string>) {
  // Longest first: "Ann Ash-Lee" is not "Ann Ash".
  const words = [...names.keys()].toSorted((one, other) => other.length - one.length).map(asWritten)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(${words.join('|')})(?![\\p{L}\\p{N}-])`, 'gu')
  const inside = (node: Node): void => {
    if (!node.children || LEFT.includes(node.tagName ?? '')) return
    node.children = node.children.flatMap((child) => (child.type === 'text' ? split(child.value ?? '') : [child]))
    for (const child of node.children) inside(child)
  }
  const split = (text: string): Node[] =>
    text.split(pattern).flatMap((value, place): Node[] => {
      if (value === '') return []
      const part = { type: 'text', value }
      const href = place % 2 === 1 ? names.get(value) : undefined
      return href === undefined ? [part] : [{ type: 'element', tagName: 'a', properties: { href }, children: [part] }]
    })
  return () => (tree: Node) => {
    if (words.length > 0) inside(tree)
  }
}
