import { counted } from '@corner/analytics/counted.ts'
import { guidanceBand } from '../../tools/athlete-summary.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeValue } from '../../wording/figures.ts'
import { citeArticle } from '../articles/sources.ts'
import type { Sources } from '../asked/answer-context.ts'
import { bullets, paragraphs, sentences } from '../phrases/lists.ts'
import { boldName } from '../phrases/names.ts'
import { IN_THE_RED } from '../values/bands.ts'
import { GUIDANCE } from '../values/guidance.ts'
import { writeTeamValue } from '../values/team-value.ts'
import type { AdviceAsked } from './athlete-advice.ts'
import { changesBy } from './changes.ts'

type Overview = ToolResult<'team_overview'>

const MOST_PRIORITIES = 2
const KEEP = { text: 'Keep regular bedtimes and an easy day after each hard one', slug: 'sleep-regularity' }
/** So many who need rest are named; the rest stands in the step's rows. */
const MOST_NAMED = 8

/** What the team should do: its average, who needs rest, one or two priorities. */
export async function adviseTeam({ asked, topic }: AdviceAsked, { toolbox }: Sources): Promise<string> {
  const overview = await toolbox.call('team_overview', { window: asked.window })
  const { meanOfLatest } = overview.metrics.recovery
  if (meanOfLatest === null)
    return paragraphs(
      'There is no recovery data of the team, so there is nothing to plan by: ask the athletes how they feel.',
      await citeArticle(toolbox, ...asksForSleep(topic)),
    )
  const changes = changesBy(['sleep_duration', 'strain', 'sleep_quality'], (metric) => {
    const { meanOfAverages, athletes } = overview.metrics[metric]
    return { value: meanOfAverages, of: counted(athletes, 'athlete') }
  })
  const priorities = changes.length > 0 ? changes.slice(0, MOST_PRIORITIES) : [KEEP]
  return paragraphs(
    sentences(
      writeTeamValue(overview, 'recovery', asked),
      `For the team as a whole: ${GUIDANCE[guidanceBand(meanOfLatest)].day.replace(/^An? /, (article) => article.toLowerCase())}`,
    ),
    writeRest(overview),
    'What to put first:',
    bullets(priorities.map(({ text }) => text)),
    await citeArticle(
      toolbox,
      ...new Set(['recovery-score', ...priorities.map(({ slug }) => slug), ...asksForSleep(topic)]),
    ),
  )
}

/** Where sleep is the question, whatever the averages say. */
const asksForSleep = (topic: string) =>
  /\b(sleep\w*|slept|tired|bed ?times?)\b/i.test(topic) ? ['sleep-need', 'sleep-regularity'] : []

function writeRest({ inTheRed }: Overview): string {
  if (inTheRed.length === 0) return `Nobody is ${IN_THE_RED}, so nobody needs rest by that.`
  const lines = inTheRed
    .slice(0, MOST_NAMED)
    .map(({ athlete, recovery }) => `${boldName(athlete.name)}: recovery ${writeValue('recovery', recovery)}`)
  return paragraphs(`Rest or an easy day first for those ${IN_THE_RED}:`, bullets(lines))
}
