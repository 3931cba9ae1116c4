import type { Scenario } from './scenario.ts'
import { undisturbed } from './scenarios/undisturbed.ts'

/** In the order of the table. */
export const EVERY_SCENARIO: readonly Scenario[] = [undisturbed]
