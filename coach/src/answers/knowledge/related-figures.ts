import { counted } from '@corner/analytics/numbers/counted.ts'
import { writeValue } from '../../wording/figures.ts'
import { nameMean } from '../../wording/measures.ts'
import { possessive } from '../../wording/names.ts'
import type { Sources } from '../context/answer-context.ts'
import { requestDays } from '../context/request-days.ts'
import { tokenTexts } from '../context/topic-words.ts'
import { capital } from '../phrases/lists.ts'
import { recordsOf } from '../values/newest-value.ts'

type RelatedMetric = 'sleep_duration' | 'hrv' | 'resting_heart_rate' | 'recovery' | 'strain'

/** The metric of an article. */
const METRIC_OF: Record<string, RelatedMetric> = {
  'sleep-need': 'sleep_duration',
  'sleep-extension': 'sleep_duration',
  'sleep-debt': 'sleep_duration',
  naps: 'sleep_duration',
  'sleep-regularity': 'sleep_duration',
  'hrv-basics': 'hrv',
  'hrv-normal-range': 'hrv',
  'hrv-variability': 'hrv',
  'resting-heart-rate': 'resting_heart_rate',
  'recovery-score': 'recovery',
  'recovery-basics': 'recovery',
  'day-strain': 'strain',
  'monotony-strain': 'strain',
}
/** With more names it is a question about records. */
const NAMED = 2
const OF_TEAM = /\b(my|our|these|the) (guys|girls|kids|team|athletes|wrestlers|men|women|boys|squad|room|group)\b/i

/**
 * A line with the records of those whom a question about an article names; '' for nobody, and for an article without a
 * metric.
 */
export async function relatedFigures(slug: string, question: string, { scope, toolbox }: Sources): Promise<string> {
  const metric = METRIC_OF[slug]
  if (metric === undefined) return ''
  const asked = requestDays({}, scope)
  const said = new Set(tokenTexts(question).map((word) => word.replace(/['’]s$/, '')))
  const named = scope.athletes.filter(({ first_name }) => said.has(first_name.toLowerCase()))
  const own = scope.view === 'own' ? scope.athletes : named.slice(0, NAMED)
  const lines = await Promise.all(
    own.map(async ({ id, name }) => {
      const summary = await toolbox.call('athlete_summary', { athlete: id, window: asked.window })
      const { average } = summary.metrics[metric]
      if (average === null) return ''
      return `${possessive(name)} ${nameMean(metric)} ${asked.over} is ${writeValue(metric, average)} (${recordsOf(summary, metric)}).`
    }),
  )
  if (own.length > 0 || !OF_TEAM.test(question)) return lines.filter(Boolean).join(' ')
  const { metrics } = await toolbox.call('team_overview', { window: asked.window })
  const { meanOfAverages, athletes } = metrics[metric]
  return meanOfAverages === null
    ? ''
    : capital(
        `the team's ${nameMean(metric)} ${asked.over} is ${writeValue(metric, meanOfAverages)} (${counted(athletes, 'athlete')}).`,
      )
}
