import { CATALOGUE } from '@corner/analytics/metrics/metric-catalogue.ts'
import { fold } from '../words/fold.ts'
import { Lexicon, type Phrases } from '../words/phrases.ts'

const JUDGED = 'best|worst|better|worse|bad|poor|poorest|terrible|awful|great|good|rough|solid|crappy'
const SLEEP = 'sleep|slept|sleeping|sleeps|sleeper|sleepers|asleep|slumber'

/**
 * What people call the metrics besides the catalogue's nouns, in English and, where it is easy, in Spanish. If two
 * metrics share words, the first one here is meant.
 */
const PHRASES: Phrases = {
  recovery: [
    'recovery|recoveries|recovered|recovering|recover|recovers|readiness|recup|rec|recov|recovs',
    'recovery|readiness score|scores|percentage|percent|number|numbers|value|values|level|levels|status',
    'recuperacion|recuperaciones|recuperado|recuperada|recuperados|recuperadas|recuperan',
  ],
  hrv: [
    'hrv|hrvs|rmssd|hvr|vfc',
    'hrv rmssd|score|value|values|number|numbers|reading|readings',
    'heart|hr rate? variability',
    'variabilidad .. cardiaca',
    'variabilidad',
  ],
  resting_heart_rate: [
    'rhr|rhrs',
    'resting|rest|night|nightly|morning|sleeping|overnight heart|hr|pulse|heartrate|bpm rate|rates?',
    'resting|night|morning heart',
    'heart rate|rates at? rest',
    'pulse at? rest?',
    'heart rate|rates',
    'heartrate|heartbeat',
    'hr|pulses',
    'frecuencia cardiaca en? reposo?',
    'pulso|pulsaciones en? reposo?',
  ],
  sleep_duration: [
    SLEEP,
    `hours|time|amount|duration|length|lengths of? ${SLEEP}`,
    `${SLEEP} hours|time|duration|durations|amount|length|total|totals`,
    `${JUDGED} ${SLEEP} hours|duration|time|total|totals|amount`,
    'hours in? bed',
    'how many hours',
    'longest|shortest night|nights of? sleep?',
    'hours a night',
    'shut-eye|shuteye|snooze|zzz',
    'sueno|durmio|dormir|duerme|duermen|dormido|durmieron|horas de? sueno?|dormidas?',
  ],
  sleep_quality: [
    `${SLEEP} quality|qualities|performance|performances|score|scores|rating|ratings`,
    `quality|performance of ..? ${SLEEP}`,
    `how|as well|good|bad|badly|poorly .. ${SLEEP}`,
    `slept|sleeping|sleeps|sleep the? well|better|best|worst|worse|badly|bad|poorly|poor|terrible|terribly|awful|awfully|great|good|soundly|like`,
    `${JUDGED} ${SLEEP} quality?`,
    `best|worst|bad|rough|poor|terrible|good|great night|nights of? ${SLEEP}?`,
    'calidad de? el? del? sueno?',
    'durmio|durmieron|duerme|duermen mejor|peor|mal|bien',
  ],
  sleep_efficiency: [
    `${SLEEP} efficiency|efficiencies|efficient|efficiently`,
    `${JUDGED} ${SLEEP} efficiency|efficiencies`,
    `efficiency of? ${SLEEP}?`,
    `${SLEEP} the? most|least|more|less efficient|efficiently`,
    `efficient|efficiently ${SLEEP}?`,
    `efficiencies`,
    'eficiencia del? de? sueno?',
  ],
  sleep_consistency: [
    `${JUDGED} ${SLEEP} consistency|regularity|schedule|rhythm|pattern`,
    `${SLEEP} consistency|regularity|schedule|rhythm|pattern|patterns|consistent|consistently|regular|regularly`,
    `consistency|regularity of ..? ${SLEEP}`,
    `how consistent|consistently|regular|regularly|irregular .. ${SLEEP}`,
    `consistent|consistently|regular|regularly|irregular|irregularly|inconsistent ${SLEEP}`,
    `${SLEEP} most|more|least|less consistent|consistently|regular|regularly|irregular|irregularly|inconsistently`,
    'same|regular|irregular|consistent|inconsistent bedtime|bedtimes|bed',
    'bedtime consistency|regularity',
    'consistencia|regularidad del? de? sueno?',
  ],
  strain: [
    'strain|strains|straining|load|loads|workload|workloads|exertion|effort|efforts',
    'day|daily|training|workout strain|load|loads|workload',
    'strain|load score|scores|value|values|number|numbers|level|levels',
    'how hard .. train|trained|work|worked|go|went|practice|push|pushed|training|working|was|is',
    'hardest|toughest|heaviest|easiest|lightest day|session|practice|workout|training',
    'worked|trained|trains|works|working|training|train|work the? hardest|harder|most|least|hard',
    'esfuerzo|carga',
    'carga de entrenamiento',
  ],
  average_heart_rate: [
    'average|avg|mean heart|hr rate|rates',
    'average|avg|mean hr|heartrate|pulse|bpm',
    'heart rate average|avg|mean',
    'day|daytime|daily|workout|training|practice|activity|session heart|hr rate|rates?',
    'frecuencia cardiaca media|promedio',
  ],
  max_heart_rate: [
    'max|maximum|peak|highest|maximal|top heart|hr rate|rates',
    'max|maximum|peak|maximal hr|heartrate|pulse|bpm',
    'mhr|hrmax|maxhr',
    'heart rate max|maximum|peak',
    'frecuencia cardiaca maxima',
  ],
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
    'go|goes|went|going to? bed|sleep',
    'get|gets|got|in to? bed',
    'get|gets|got to sleep',
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
}

const folded = (words: string) => words.split(' ').map(fold).join(' ')
const metrics = new Set([...Object.keys(PHRASES), ...Object.keys(CATALOGUE)])

/** The words of every metric: a new one is recognised by the words of its catalogue entry. */
export const METRIC_LEXICON = new Lexicon(
  Object.fromEntries(
    [...metrics].map((metric) => [
      metric,
      [...(PHRASES[metric] ?? []), ...(CATALOGUE[metric]?.words ?? []).map(folded)],
    ]),
  ),
)
