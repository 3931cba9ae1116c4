import type { ChatStep } from '@corner/contract/entities/chat.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import type { CoachScope } from '../scope.ts'
import { TOOLS, type ToolInput, type ToolName, type ToolResult } from './every-tool.ts'
import type { Tool } from './tool.ts'

/** A result shows at most this many rows: enough for one per athlete of a large team. */
const ROWS_LISTED = 60

interface LookUp {
  result: unknown
  step: ChatStep
}

/** The tools of one question: bound to the user's scope, with every look-up of the answer recorded. */
export class Toolbox {
  readonly scope: CoachScope
  private readonly onStep: (step: ChatStep) => void
  private readonly listed: ChatStep[] = []
  private known = new Map<string, Promise<LookUp>>()

  /** @param onStep called for each look-up once its rows are available */
  constructor(scope: CoachScope, onStep: (step: ChatStep) => void = () => {}) {
    this.scope = scope
    this.onStep = onStep
  }

  /** The look-ups so far, in order. */
  get steps(): readonly ChatStep[] {
    return this.listed
  }

  /** Records something computed from look-ups. */
  add(step: ChatStep): void {
    if (this.listed.includes(step)) return
    this.listed.push(step)
    this.onStep(step)
  }

  /** For finding out what is asked: it shares what was looked up, and none of its look-ups is one of the answer. */
  unlisted(): Toolbox {
    const toolbox = new Toolbox(this.scope)
    toolbox.known = this.known
    return toolbox
  }

  /** Answers in one way, whose look-ups are recorded if that gives an answer; undefined: another way is tried. */
  async attempt<Found>(way: (toolbox: Toolbox) => Promise<Found | undefined>): Promise<Found | undefined> {
    const toolbox = this.unlisted()
    const found = await way(toolbox)
    if (found !== undefined) for (const step of toolbox.steps) this.add(step)
    return found
  }

  /**
   * Looks something up. The same input is looked up once, and is one step.
   * @throws Refusal `bad_input` naming the fields of an invalid input, and as the tool says
   */
  async call<Name extends ToolName>(name: Name, input: ToolInput<Name>): Promise<ToolResult<Name>> {
    const tool = TOOLS[name] as unknown as Tool
    const { success, data, error } = tool.input.safeParse(input)
    if (!success) throw badInput(error.issues)
    const key = `${name} ${JSON.stringify(data)}`
    const lookUp = this.known.get(key) ?? this.lookUp(name, tool, data)
    this.known.set(key, lookUp)
    const { result, step } = await lookUp
    this.add(step)
    return result as ToolResult<Name>
  }

  private async lookUp(name: ToolName, tool: Tool, input: unknown): Promise<LookUp> {
    const result = await tool.run(this.scope, input)
    const { rows, ...evidence } = tool.evidence(result, this.scope)
    const step: ChatStep = {
      tool: name,
      ...evidence,
      arguments: input as Record<string, unknown>,
      rows: rows.slice(0, ROWS_LISTED),
      more_rows: Math.max(0, rows.length - ROWS_LISTED),
    }
    return { result, step }
  }
}

function badInput(issues: readonly { path: PropertyKey[]; message: string }[]): Refusal {
  const fields = Object.fromEntries(issues.map(({ path, message }) => [path.join('.') || 'input', message]))
  return new Refusal('bad_input', Object.entries(fields).map(([field, sentence]) => `${field}: ${sentence}`)[0] ?? '', {
    fields,
  })
}
