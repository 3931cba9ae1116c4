import { counted } from '@corner/analytics/numbers/counted.ts'
import { citeArticle } from '../articles/sources.ts'
import type { Sources } from '../context/answer-context.ts'
import type { PeopleMeant } from '../context/people-of.ts'
import { keepShort } from '../day/forms/short.ts'
import { sayTomorrow } from '../day/intent/tomorrow.ts'
import { judgeDay } from '../day/verdicts.ts'
import { bullets, paragraphs } from '../phrases/lists.ts'
import { readFinishedStrain } from '../values/finished-strain.ts'
import { writeTeamValue } from '../values/team-value.ts'
import type { AdviceAsked } from './athlete-advice.ts'
import { changesBy } from './changes.ts'
import { writeNamesBelow, writePractice } from './practice-verdict.ts'

/** Advice for the team, or for several of its athletes. */
interface TeamAdviceAsked extends Pick<AdviceAsked, 'asked' | 'topic'> {
  meant: PeopleMeant
}

const MOST_PRIORITIES = 2

/** What the team should do: who needs what today, and what its averages call for. */
export async function adviseTeam({ meant, asked, topic }: TeamAdviceAsked, sources: Sources): Promise<string> {
  const { toolbox } = sources
  // Looked up first: the verdicts are what the answer is made of, and head its proof.
  const judged = await judgeDay(meant, sources)
  const overview = await toolbox.call('team_overview', { window: asked.window })
  const { meanOfLatest } = overview.metrics.recovery
  if (meanOfLatest === null)
    return paragraphs(
      'There is no recovery data of the team, so there is nothing to plan by: ask the athletes how they feel.',
      await citeArticle(toolbox, ...asksForSleep(topic)),
    )
  const finishedStrain = await readFinishedStrain(asked, sources)
  const changes = changesBy(['sleep_duration', 'strain', 'sleep_quality'], (metric) => {
    const { meanOfAverages, athletes } = overview.metrics[metric]
    return { value: metric === 'strain' ? finishedStrain : meanOfAverages, of: counted(athletes, 'athlete') }
  })
  const priorities = changes.slice(0, MOST_PRIORITIES)
  const strain = priorities.find(({ metric }) => metric === 'strain')
  const tomorrow = sayTomorrow(topic)
  return paragraphs(
    tomorrow,
    writePractice(judged, {
      strain: strain && finishedStrain,
      isOfTomorrow: tomorrow !== '',
      today: sources.scope.today,
    }),
    // The morning brief has all reasons; here one whole one each is enough, since advice from the averages follows.
    keepShort(writeNamesBelow(judged, sources.scope.today)),
    writeTeamValue(overview, 'recovery', asked),
    bullets(priorities.filter((one) => one !== strain).map(({ text }) => text)),
    await citeArticle(toolbox, ...new Set([...priorities.map(({ slug }) => slug), ...asksForSleep(topic)])),
  )
}

/** When the question is about sleep, whatever the averages say. */
const asksForSleep = (topic: string) =>
  /\b(sleep\w*|slept|tired|bed ?times?)\b/i.test(topic) ? ['sleep-need', 'sleep-regularity'] : []
