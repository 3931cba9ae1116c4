import { intervalsProgram } from './intervals/program.ts'
import { ouraProgram } from './oura/program.ts'
import { polarProgram } from './polar/program.ts'
import type { CloudProgram } from './program/serve.ts'
import { whoopProgram } from './whoop/program.ts'
import { withingsProgram } from './withings/program.ts'

/** By the name under which Corner stores the maker. */
export const everyCloud: Readonly<Record<string, CloudProgram>> = {
  whoop: whoopProgram,
  intervals: intervalsProgram,
  oura: ouraProgram,
  polar: polarProgram,
  withings: withingsProgram,
}
