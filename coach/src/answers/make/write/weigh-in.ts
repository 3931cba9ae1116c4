import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'
import { citeArticle } from '../../articles/sources.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import { sentences } from '../../phrases/lists.ts'
import { type SheetRow, writeSheet } from './sheet.ts'

const row = (title: string, text: string, isExtra = false): SheetRow => ({
  cells: [title, text],
  text: `**${title}**: ${text}`,
  ...(isExtra && { isExtra: true as const }),
})

/**
 * What the articles on weight, drinking and food say about the morning of a weigh-in, for a door. Never help to lose
 * weight.
 */
const ROWS: readonly SheetRow[] = [
  row('Night before', 'lights out at the usual time; teenagers need 8 to 10 h'),
  row('On waking', 'pale urine, a usual morning weight and no great thirst say you drank enough', true),
  row('Before the scale', 'no sweating, plastics, sauna, spitting or going without water: it has killed wrestlers'),
  row('Bring', 'water bottle, salty food, bread, rice or fruit that you know, dry clothes'),
  row('Right off the scale', 'drink, with food and salt; water alone in a rush is dangerous'),
  row('Eat', 'carbohydrate first, some protein with it; nothing new today'),
  row('Until the match', 'small amounts steadily, not all at once', true),
  row('Caffeine', 'not for anybody under 18, energy drinks neither', true),
  row('Between matches', 'food, drink and quiet; a walk does as well as a cold tub', true),
  row(
    'Tell a coach',
    'dizzy, confused, vomiting, cramps or a racing heart: athletic trainer at once, 911 if it is worse',
  ),
]

const HOUR = 60

/** A checklist for the morning of a weigh-in. */
export async function makeWeighIn(plan: TeamPlan, { toolbox }: AnswerContext): Promise<string> {
  const { minutes } = plan
  const time = minutes === undefined ? '' : minutes % HOUR === 0 ? `${minutes / HOUR} h` : `${minutes} min`
  return writeSheet(
    {
      title: `Weigh-in morning${time === '' ? '' : `, ${time} from scale to first match`}`,
      columns: ['When', 'What'],
      rows: ROWS,
      beneath: [
        sentences(
          'I give no amounts: none makes good a large loss, and what fits after a small one a dietitian plans with the athletic trainer.',
          time !== '' && `${time} is too short to make good a cut, so eat and drink right off the scale and not late.`,
        ),
        'Add gear, papers and times of your meet.',
      ],
      sources: await citeArticle(toolbox, 'weight-cutting-wrestling', 'hydration', 'protein-and-energy'),
    },
    plan,
  )
}
