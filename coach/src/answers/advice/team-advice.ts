import { counted } from '@corner/analytics/counted.ts'
import { citeArticle } from '../articles/sources.ts'
import type { Sources } from '../asked/answer-context.ts'
import type { PeopleMeant } from '../asked/people-of.ts'
import { sayWhoIsHeld } from '../day/brief.ts'
import { judgeDay } from '../day/verdicts.ts'
import { bullets, paragraphs } from '../phrases/lists.ts'
import { writeTeamValue } from '../values/team-value.ts'
import type { AdviceAsked } from './athlete-advice.ts'
import { changesBy } from './changes.ts'

/** Advice for the team, or for several of it. */
interface TeamAdviceAsked extends Pick<AdviceAsked, 'asked' | 'topic'> {
  meant: PeopleMeant
}

const MOST_PRIORITIES = 2
const KEEP = { text: 'Keep regular bedtimes and an easy day after each hard one', slug: 'sleep-regularity' }

/** What the team should do: its average, who needs rest, one or two priorities. */
export async function adviseTeam({ meant, asked, topic }: TeamAdviceAsked, sources: Sources): Promise<string> {
  const { toolbox } = sources
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
    writeTeamValue(overview, 'recovery', asked),
    'What to put first:',
    bullets(priorities.map(({ text }) => text)),
    `Today: ${sayWhoIsHeld(await judgeDay(meant, sources))}`,
    await citeArticle(
      toolbox,
      ...new Set(['recovery-score', ...priorities.map(({ slug }) => slug), ...asksForSleep(topic)]),
    ),
  )
}

/** Where sleep is the question, whatever the averages say. */
const asksForSleep = (topic: string) =>
  /\b(sleep\w*|slept|tired|bed ?times?)\b/i.test(topic) ? ['sleep-need', 'sleep-regularity'] : []
