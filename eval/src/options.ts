import { join } from 'node:path'
import { parseArgs } from 'node:util'

const OWN_SET = join(import.meta.dirname, '../questions.json')

interface Options {
  /** undefined: the demo is started. */
  base: string | undefined
  set: string
  days: number
  only: readonly string[] | undefined
  team: string | undefined
  /** Selects the athletes for the placeholders. */
  seed: number
  /** The seed of the demo that is started. */
  demoSeed: string | undefined
  coach: { email: string; password: string }
  admin: { email: string; password: string }
  /** A text that no reply may quote. */
  promptFile: string | undefined
  json: string | undefined
  verbose: boolean
  /** Whether the language model is asked; otherwise the demo is started without one. */
  model: boolean
}

/** @throws Error for an unknown option, or an invalid number */
export function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: text,
      set: { ...text, default: OWN_SET },
      days: { ...text, default: '7' },
      only: text,
      team: text,
      seed: { ...text, default: '0' },
      'demo-seed': text,
      user: { ...text, default: 'coach@corner.example' },
      password: { ...text, default: 'corner-demo' },
      'admin-user': { ...text, default: 'admin@corner.example' },
      'admin-password': { ...text, default: 'corner-demo' },
      'prompt-file': text,
      json: text,
      verbose: { type: 'boolean', default: false },
      model: { type: 'boolean', default: false },
    },
  })
  return {
    base: values.base,
    set: values.set,
    team: values.team,
    json: values.json,
    verbose: values.verbose,
    model: values.model,
    days: wholeNumber('--days', values.days, 1),
    only: values.only?.split(',').map((id) => id.trim()),
    seed: wholeNumber('--seed', values.seed, 0),
    demoSeed: values['demo-seed'],
    coach: { email: values.user, password: values.password },
    admin: { email: values['admin-user'], password: values['admin-password'] },
    promptFile: values['prompt-file'],
  }
}

function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < least) throw new Error(`${name} is a whole number from ${least}`)
  return value
}
