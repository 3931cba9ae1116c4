import { counted } from '@corner/analytics/numbers/counted.ts'
import type { ChatQuestion } from '../../conversation/chat-question.ts'
import type { CoachScope } from '../../scope.ts'
import { Toolbox } from '../../tools/toolbox.ts'
import { paragraphs } from '../phrases/lists.ts'
import { type MakerGroups, readMakerGroups } from './of-maker.ts'

type Answer = (asked: ChatQuestion) => Promise<{ response: string }>

/**
 * The question answered for the wearers of each maker named, as if they were the team; undefined: none is named.
 * @param answer answers one message
 */
export async function answerMakerGroups(asked: ChatQuestion, answer: Answer): Promise<string | undefined> {
  const groups = readMakerGroups(asked.message, asked.scope)
  if (groups === undefined) return undefined
  const told: string[] = []
  for (const maker of groups.makers) told.push(await ofOne(maker, groups, asked, answer))
  const isSeveral = new Set(groups.makers).size > 1
  return paragraphs(...told, isSeveral && ACROSS)
}

const ACROSS =
  'Makers measure HRV, and work out their scores, each in their own way: a difference between these groups may be the devices and not the athletes.'

async function ofOne(maker: string, { message }: MakerGroups, asked: ChatQuestion, answer: Answer): Promise<string> {
  const scope = withOnly(maker, asked.scope)
  const { length } = scope.athletes
  if (length === 0) return `**${maker}**: nobody has it linked.`
  const toolbox = new Toolbox(scope, (step) => asked.toolbox.add(step))
  const { response } = await answer({ message, history: [], scope, toolbox })
  return `**${maker}** (${counted(length, 'athlete')}): ${response.replace(/\n\nIf you meant something else:$/, '')}`
}

/** The scope with the athletes of one maker alone, who are then the team. */
function withOnly(maker: string, scope: CoachScope): CoachScope {
  const athletes = scope.athletes.filter((one) => one.connected && one.maker === maker)
  const ids = new Set(athletes.map(({ id }) => id))
  return {
    ...scope,
    athletes,
    records: async (days, inFull) =>
      (await scope.records(days, inFull)).filter(({ athlete_id }) => ids.has(athlete_id)),
  }
}
