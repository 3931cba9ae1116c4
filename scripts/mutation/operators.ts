import { isNode, type SyntaxNode } from './syntax.ts'

/** Text that replaces the part of the source from `start` to `end`. */
export interface Change {
  operator: string
  start: number
  end: number
  replacement: string
}

const OPERATORS: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
}

/** What can be got wrong at this node by a character or a word. */
export function changesAt(node: SyntaxNode, source: string): Change[] {
  const text = source.slice(node.start, node.end)
  const whole = (operator: string, replacement: string) => [{ operator, start: node.start, end: node.end, replacement }]
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return operatorChanged(node, source)
    case 'UnaryExpression':
      return node.operator === '!' ? whole('negation dropped', text.slice(1)) : []
    case 'IfStatement':
    case 'ConditionalExpression':
    case 'WhileStatement':
      return negated(node.test, source)
    case 'ReturnStatement':
      return isNode(node.argument) && text !== 'return undefined' ? whole('returns nothing', 'return undefined') : []
    case 'CallExpression':
      return boundMoved(node, source)
    case 'Literal':
      return literalChanged(node, text).flatMap(({ operator, replacement }) => whole(operator, replacement))
    case 'TemplateElement':
    case 'JSXText':
      return textChanged(text).flatMap((replacement) => whole('text', replacement))
    default:
      return []
  }
}

function operatorChanged(node: SyntaxNode, source: string): Change[] {
  const { left, right, operator } = node
  if (!isNode(left) || !isNode(right) || typeof operator !== 'string') return []
  if (operator === '??') return [{ operator: '?? dropped', start: left.end, end: right.end, replacement: '' }]
  const replacement = OPERATORS[operator]
  const start = left.end + source.slice(left.end, right.start).indexOf(operator)
  return replacement === undefined || isText(left) || isText(right)
    ? []
    : [{ operator: `${operator} to ${replacement}`, start, end: start + operator.length, replacement }]
}

/** Where texts are put together, a minus is a mistake that nobody makes. */
const isText = (node: SyntaxNode) => node.type === 'TemplateLiteral' || typeof node.value === 'string'

function negated(test: unknown, source: string): Change[] {
  if (!isNode(test)) return []
  const { start, end } = test
  return [{ operator: 'condition negated', start, end, replacement: `!(${source.slice(start, end)})` }]
}

/** A bound of `slice` by one; written numbers are changed as literals. */
function boundMoved({ callee, arguments: given }: SyntaxNode, source: string): Change[] {
  const isSlice = isNode(callee) && isNode(callee.property) && callee.property.name === 'slice'
  return [isSlice ? given : []]
    .flat()
    .filter(isNode)
    .filter(({ type }) => type !== 'Literal')
    .map(({ start, end }) => ({
      operator: 'bound moved',
      start,
      end,
      replacement: `(${source.slice(start, end)}) + 1`,
    }))
}

function literalChanged({ value }: SyntaxNode, text: string) {
  if (typeof value === 'boolean') return [{ operator: 'boolean', replacement: String(!value) }]
  if (typeof value === 'number') return [{ operator: 'number', replacement: nextNumber(value, text) }]
  if (typeof value === 'string') return textChanged(text).map((replacement) => ({ operator: 'text', replacement }))
  return []
}

/** A whole number by one, a fraction in its last digit. */
function nextNumber(value: number, text: string): string {
  if (Number.isInteger(value)) return String(value + 1)
  return text.replace(/\d(?=\D*$)/, (digit) => String(digit === '9' ? 8 : Number(digit) + 1))
}

/** The last letter of the first word of two letters or more, so that the text stays one but reads wrong. */
function textChanged(text: string): string[] {
  const word = /(?<![\\\p{L}])\p{L}{2,}/u.exec(text)
  if (!word) return []
  const at = word.index + word[0].length - 1
  return [text.slice(0, at) + (text[at] === 'x' ? 'y' : 'x') + text.slice(at + 1)]
}
