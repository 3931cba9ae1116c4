import type { Answer } from './asked/answer-context.ts'
import { answerOverview } from './overview/overview.ts'
import { paragraphs } from './phrases/lists.ts'

/** Words of records: a text without any, on a bus that leaves early, has no facts of ours in it. */
const OF_RECORDS =
  /\b(recover\w*|sleep\w*|slept|hrv|heart|strain|load|tired\w*|fatigue\w*|rest|readiness|ready|red|green|yellow|numbers?|data|report|summary|stats|week|average\w*|scores?|strap|synced|progress)\b/i

/** Texts are not written yet: that is said, with how those are doing whom one would be about. */
export const answerDraft: Answer<'draft'> = async ({ who, topic }, context) => {
  const isOfTeam = context.scope.view === 'team' && Object.keys(who).length === 0
  const hasFacts = !isOfTeam || OF_RECORDS.test(`${topic} ${context.message}`)
  return paragraphs(
    `I can't write messages or other texts yet, and I send nothing${hasFacts ? ': this is what my records would put into one' : ''}.`,
    hasFacts && (await answerOverview({ kind: 'overview', who, focus: 'status' }, context)),
  )
}
