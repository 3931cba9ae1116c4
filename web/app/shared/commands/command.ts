import type { ReturnTarget } from '../navigation/return-target.ts'

/** One entry of the command bar. */
export interface Command {
  id: string
  label: string
  /** Tells equal labels apart: the team of an athlete. */
  hint?: string | undefined
  /** Where it leads; `help`: the list of keys. */
  to: { address: string; state?: ReturnTarget | null } | 'help'
}

export interface CommandGroup {
  title: string
  commands: readonly Command[]
}
