import { METRIC_LEXICON } from '../../language/lexicon/metric-words.ts'
import { Lexicon } from '../../language/words/phrases.ts'
import type { Token } from '../../language/words/token.ts'
import type { Span } from './span.ts'

/** What people call the metrics that the longer list does not have. */
const MORE = new Lexicon({
  respiratory_rate: [
    'respiratory|respiration|breathing|breath|resp rate|rates?',
    'breaths',
    'respiration',
    'resp',
    'rr',
  ],
  blood_oxygen: ['spo2|sp02|o2', 'blood|pulse oxygen|ox|saturation|o2', 'oxygen saturation|level|levels?', 'sats'],
  skin_temperature: ['skin|body temperature|temperatures|temp|temps', 'temperature|temp|temps'],
  light_sleep: ['light sleep'],
  deep_sleep: ['deep|slow-wave|sws|restorative sleep?', 'slow wave sleep?'],
  rem_sleep: ['rem sleep?', 'dream sleep'],
  awake_time: ['awake time?', 'time|hours|minutes awake', 'wake-ups'],
  time_in_bed: ['time|hours in bed'],
  bed_time: [
    'bed|sleep time|times|schedule',
    'bedtime|bedtimes',
    'lights out|off',
    'go|goes|went|going|get|gets|got|in to? bed|sleep',
    'what time|when .. bed|sleep|asleep',
    'fall|fell|falls asleep',
    'sleep onset',
    'stay|stays|stayed|stays up late',
    'up late',
  ],
  wake_time: [
    'wake|wakeup|waking time|times?',
    'wake-up time?',
    'get|got|gets|getting|wake|woke|wakes|waking up',
    'wakeup',
  ],
  sleep_need: ['sleep need|needs|needed|requirement', 'sleep .. need|needs|needed', 'needed sleep'],
  sleep_debt: ['sleep|slept debt|deficit', 'debt', 'sleep owed', 'owe|owes|owed .. sleep', 'behind on sleep'],
  naps: ['nap|naps|napped|napping'],
  nap_time: ['nap time|duration|length|minutes|hours'],
  disturbances: [
    'disturbance|disturbances|disturbed',
    'wakes|woke|wake|waking up in|at|during the? night',
    'restless|restlessness',
  ],
  sleep_cycles: ['sleep cycle|cycles'],
  energy: [
    'calorie|calories|kcal|cals|kilojoule|kilojoules|kj|energy burned|burnt|burn|used|spent|expended?',
    'burned|burnt|energy',
  ],
  workouts: ['workout|workouts|session|sessions|practices', 'trainings'],
  workout_time: [
    'training|workout|practice|mat|wrestling|exercise|gym time|hours|minutes|volume|duration',
    'hours|minutes|time of? training|practice|wrestling|lifting|workout|workouts|exercise|trained|train',
    'hours|time .. train|trained|training|trains|practiced|wrestled|on the mat',
  ],
  workout_strain: ['workout|session|practice strain'],
  workout_average_heart_rate: [
    'workout|session|practice|training average|avg|mean heart|hr rate?',
    'average|avg heart|hr rate? in|during|at practice|training|workouts',
  ],
  workout_max_heart_rate: ['workout|session|practice max|maximum|peak heart|hr rate?'],
  zone_1: ['zone|z 1', 'z1'],
  zone_2: ['zone|z 2', 'z2'],
  zone_3: ['zone|z 3', 'z3'],
  zone_4: ['zone|z 4', 'z4'],
  zone_5: ['zone|z 5', 'z5'],
  high_zones: [
    'high|top|upper|hard zone|zones',
    'high|top|upper|hard? hr|heart rate? zone|zones',
    'zones|zone 4|5 and|plus|to|or 4|5',
    'zone minutes|time',
  ],
  distance: ['distance|mileage|meters|metres|kilometers|km'],
  any_record: [
    'wear|wears|wearing|wore|worn .. strap|straps|whoop|band|device|it|them|watch',
    'wear|wears|wearing|wore|worn',
    'strap|straps|band|bands|device|devices',
    'sync|synced|syncing|syncs|upload|uploaded',
    'data|record|records|reading|readings',
    'missing|missed',
    'charge|charged|charging',
    'compliance|compliant|coverage|gaps',
  ],
  at_risk_issues: ['at risk', 'risk flags|flag|issues|issue?', 'flagged', 'issues|issue'],
})

/** The metrics that a message names, the longest words first. */
export function findMetrics(tokens: readonly Token[], isTaken: (at: number) => boolean): Span<'metric'>[] {
  const found = [...MORE.findAll(tokens), ...METRIC_LEXICON.findAll(tokens)]
    .filter(({ from, until }) => !range(from, until).some(isTaken))
    .toSorted((a, b) => b.until - b.from - (a.until - a.from) || a.from - b.from)
  const taken = new Set<number>()
  const spans: Span<'metric'>[] = []
  for (const { concept, from, until } of found) {
    if (range(from, until).some((at) => taken.has(at))) continue
    for (const at of range(from, until)) taken.add(at)
    spans.push({ kind: 'metric', from, until, metric: concept })
  }
  return spans.toSorted((a, b) => a.from - b.from)
}

const range = (from: number, until: number) => Array.from({ length: until - from }, (_, offset) => from + offset)
