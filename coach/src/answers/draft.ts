import type { Answer, AnswerContext } from './asked/answer-context.ts'
import { askedDays } from './asked/asked-days.ts'
import { peopleOf } from './asked/people-of.ts'
import { summariesOf, writeLine } from './overview/athletes-status.ts'
import { bullets, paragraphs, sentences } from './phrases/lists.ts'
import { writeTeamValue } from './values/team-value.ts'

/** Words of records: a text without any, on a bus that leaves early, has no facts of ours in it. */
const OF_RECORDS =
  /\b(recover\w*|sleep\w*|slept|hrv|heart|strain|load|tired\w*|fatigue\w*|rest|readiness|ready|red|green|yellow|numbers?|data|report|summary|stats|week|average\w*|scores?|strap|synced|progress)\b/i

/** Texts are not written yet: that is said, with the facts that would stand in one. */
export const answerDraft: Answer<'draft'> = async ({ who, topic }, context) => {
  const facts = await factsFor({ who, topic }, context)
  return paragraphs(
    "I can't write messages or other texts yet, and I send nothing.",
    facts && paragraphs('What my records would put into it:', facts),
  )
}

async function factsFor(
  { who, topic }: Pick<Parameters<typeof answerDraft>[0], 'who' | 'topic'>,
  context: AnswerContext,
): Promise<string> {
  const meant = await peopleOf(who, undefined, context)
  const asked = askedDays({}, context.scope)
  if (!meant.isTeam)
    return meant.people.length === 0
      ? ''
      : bullets(
          (await summariesOf(meant.people, asked, context)).map((summary) => writeLine(summary, context.scope.today)),
        )
  if (!OF_RECORDS.test(`${topic} ${context.message}`)) return ''
  const overview = await context.toolbox.call('team_overview', {})
  const [recovery, sleep] = (['recovery', 'sleep_duration'] as const).map((metric) =>
    writeTeamValue(overview, metric, metric === 'recovery' ? 'latest' : 'average', asked),
  )
  const red = overview.inTheRed.length
  return bullets([
    sentences(recovery),
    sentences(sleep),
    red === 0
      ? 'Nobody is in the red (recovery below 34%)'
      : `In the red (recovery below 34%): ${red} of ${overview.athletes}`,
  ])
}
