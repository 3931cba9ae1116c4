import type { MetricName } from '@corner/analytics/metric-catalogue.ts'
import { Lexicon } from '../words/phrases.ts'

const JUDGED = 'best|worst|better|worse|bad|poor|poorest|terrible|awful|great|good|rough|solid|crappy'
const SLEEP = 'sleep|slept|sleeping|sleeps|sleeper|sleepers|asleep|slumber'

/** What people call the metrics, in English and, where it is cheap, in Spanish. */
export const METRIC_PHRASES = {
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
} as const satisfies Record<MetricName, readonly string[]>

export const METRIC_LEXICON = new Lexicon(METRIC_PHRASES)
