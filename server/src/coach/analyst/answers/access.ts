import type { CoachScope } from '../../scope.ts'
import { joinAnd, paragraphs, sentences } from '../phrases/lists.ts'
import { plainName } from '../phrases/names.ts'
import { citeArticle } from './sources.ts'
import type { Writer } from './writer.ts'

/** Another team, or somebody outside of this one. */
export const answerNoAccess: Writer = async ({ strangers }, { scope }) =>
  sentences(
    strangers.length > 0
      ? sayStrangers(strangers, scope)
      : `${onlyTeam(scope)}, so I can't show or compare data of other teams.`,
    scope.view === 'own'
      ? 'I can tell you about your own recovery, sleep, HRV and strain.'
      : `Ask me about the athletes of ${plainName(scope.team.name)} instead.`,
  )

/** Who was named and is not to be seen from here, whether they exist or not. */
export function sayStrangers(strangers: readonly string[], scope: CoachScope): string {
  const names = joinAnd(
    strangers.map((name) => `"${plainName(name)}"`),
    'or',
  )
  return scope.view === 'own'
    ? `I can only see your own data, so I can't show you anything about ${names}.`
    : `I cannot see anyone called ${names} in ${plainName(scope.team.name)}, and I can only see this team.`
}

const onlyTeam = ({ view, team }: CoachScope) =>
  view === 'own' ? 'I can only see your own data' : `I can only see ${plainName(team.name)}`

/** What a wearable does not measure. */
export const answerNotMeasured: Writer = async ({ notMeasured, topic }, { scope, toolbox }) => {
  const what = plainName(notMeasured ?? topic ?? 'that')
  return paragraphs(
    notMeasured === 'forecasts'
      ? "There is no data of days to come: the records end today, and I make no forecasts, so I can't give a value."
      : `There is no data on ${what}: the wearable does not measure it, so I can't give a value.`,
    notMeasured === 'injury risk in percent' && (await citeArticle(toolbox, 'injury-risk-communication')),
    `What I can show ${scope.view === 'own' ? 'you' : `for ${plainName(scope.team.name)}`}: recovery, HRV, resting heart rate, sleep and strain.`,
  )
}
