import { expect, it } from 'vitest'
import { riverside } from '../scope-for-tests.ts'
import { understand } from '../understand.ts'
import { INTENT_RULES } from './rules.ts'

it.each(INTENT_RULES.flatMap(({ intent, examples }) => examples.map((example) => [example, intent] as const)))(
  '%s is a question of kind %s',
  (message, intent) => {
    expect(understand({ message, scope: riverside() }).intent).toBe(intent)
  },
)
