import type { Request } from '@corner/contract/entities/query.ts'
import { featuresAround, featuresOf } from '../src/reading/features.ts'
import type { MessagePart } from '../src/reading/part.ts'
import { type ChoiceName, PART_CHOICES, WITH_ROLE } from '../src/reading/part-choices.ts'
import { featuresOfChoices, featuresOfRoles, hasChoice, rolesBefore } from '../src/reading/read-part.ts'
import type { Span } from '../src/reading/spans/span.ts'
import { choicesFor } from './gold/choices-for.ts'
import { rolesFor } from './gold/roles-for.ts'
import type { TrainingExample } from './learn-choices.ts'

/** All choices that read a part correctly. */
export function trainingExampleOf(part: MessagePart, request: Request, weight: number): TrainingExample {
  const gold = choicesFor(part, request)
  const right = rolesFor(part, request)
  const choices: Partial<Record<ChoiceName, string>> = { kind: gold.kind ?? 'query' }
  const decisions: TrainingExample['decisions'][number][] = [{ name: 'kind', more: [], choice: choices.kind as string }]
  const roles = new Map<Span, string>()
  for (const span of part.spans) {
    const choice = WITH_ROLE.includes(span.kind) ? right.get(span) : undefined
    if (choice === undefined) continue
    const more = [...featuresAround(part, span), ...rolesBefore({ roles, choices }, span)]
    decisions.push({ name: `role ${span.kind}`, more, choice })
    roles.set(span, choice)
  }
  for (const name of PART_CHOICES.slice(1)) {
    const choice = hasChoice(choices.kind ?? '', name) ? gold[name] : undefined
    if (choice === undefined) continue
    decisions.push({ name, more: [...featuresOfChoices(choices), ...featuresOfRoles(roles)], choice })
    choices[name] = choice
  }
  return { features: featuresOf(part), decisions, weight }
}
