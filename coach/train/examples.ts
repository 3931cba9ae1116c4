import type { Request } from '@corner/contract/entities/query.ts'
import { CHOICES, type ChoiceName, WITH_ROLE } from '../src/reading/decided.ts'
import { featuresAround, featuresOf } from '../src/reading/features.ts'
import type { Part } from '../src/reading/part.ts'
import { featuresOfChoices, featuresOfRoles, hasChoice, rolesBefore } from '../src/reading/read-part.ts'
import type { Span } from '../src/reading/spans/span.ts'
import { choicesFor, rolesFor } from './gold.ts'
import type { Example } from './learn.ts'

/** Every choice that reads a part rightly, by decision. */
export function examplesOf(part: Part, request: Request): [decision: string, example: Example][] {
  const gold = choicesFor(part, request)
  const right = rolesFor(part, request)
  const features = featuresOf(part)
  const made: [string, Example][] = []
  const choices: Partial<Record<ChoiceName, string>> = { kind: gold.kind ?? 'query' }
  made.push(['kind', { features, choice: choices.kind as string }])
  const roles = new Map<Span, string>()
  for (const span of part.spans) {
    if (!WITH_ROLE.includes(span.kind)) continue
    const role = right.get(span)
    if (role === undefined) continue
    made.push([
      `role ${span.kind}`,
      { features: [...featuresAround(part, span), ...rolesBefore({ roles, choices }, span)], choice: role },
    ])
    roles.set(span, role)
  }
  for (const choice of CHOICES.slice(1)) {
    if (!hasChoice(choices.kind ?? '', choice)) continue
    const value = gold[choice]
    if (value === undefined) continue
    made.push([
      choice,
      { features: [...features, ...featuresOfChoices(choices), ...featuresOfRoles(roles)], choice: value },
    ])
    choices[choice] = value
  }
  return made
}
