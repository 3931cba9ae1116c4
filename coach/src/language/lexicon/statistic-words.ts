import type { Statistic } from '@corner/analytics/athlete/statistics.ts'
import { Lexicon } from '../words/phrases.ts'

const WHOSE = 'his|her|their|its|own|the'
const LEVEL = 'average|averages|avg|mean|baseline|baselines|norm|norms|usual|normal'

/**
 * What people call the statistics. `minimum` and `maximum` refer to one athlete's days; across athletes they are an
 * order.
 */
const STATISTIC_PHRASES = {
  latest: [
    'latest|newest|current|currently|recent',
    'most recent|recently',
    'right now',
    'now',
    'at the moment',
    'at|as of? present',
    'last|latest reading|value|score|record|recording|result|measurement|one|number',
    'as of today|now',
    'ahora',
    'ultimo|ultima',
  ],
  average: [
    'average|averages|avg|avgs|mean|means|averaged|averaging|typical|typically|usually|generally',
    'on average|avg',
    'promedio|promedios|media',
    'en promedio|media',
    'per|a night|day',
  ],
  median: ['median|medians|mediana'],
  total: [
    'total|totals|sum|cumulative|cumulatively|altogether|combined',
    'overall total',
    'add|adds|added up',
    'in total|all|sum',
    'sum of',
    'total|suma de',
  ],
  deviation: [
    'standard deviation|deviations',
    'sd',
    'std|stdev dev?',
    'spread|variance',
    'how much .. vary|varies|varied|fluctuate|fluctuates|fluctuated',
    'how variable',
    'desviacion estandar?',
  ],
  trend: [
    `above|below|over|under|beneath|from|than|with|vs|versus|against|to|off|beyond|around|near ${WHOSE} own? personal? recent? usual? normal? <metric>? <metric>? <metric>? <number>? day? ${LEVEL}`,
    `own|personal <metric>? <metric>? <metric>? <number>? day? ${LEVEL}`,
    'baseline|baselines',
    'own|personal levels|standard|standards',
    'than usual|normal|normally|typical|average',
    'above|below|over|under average|normal|usual|baseline|par|standard',
    'far|off|away|deviation|deviate|deviates .. from .. average|normal|usual|baseline|norm',
  ],
  change: [
    'since yesterday',
    'from|than|versus|vs|against|on|over|to|since the? day before',
    'from|than|versus|vs|against|over|to|on yesterday',
    'from|than|vs the? previous|prior day|night|reading|value',
    'day to|over day',
    'overnight change|drop|jump|rise|fall|dip|swing',
    'from|between yesterday to|and today',
    'compared to|with yesterday',
    'since the? last|previous reading|record|night|day',
    'dropped|drop|rose|fell|jumped|fall|rise|changed|change|dipped|improved overnight|today',
    'desde ayer',
  ],
  halves: [
    'improved|improving|improve|improves|improvement|improvements',
    'worsened|worsening|worsen|worsens|declined|declining|decline|declines|deteriorat*',
    'better or worse',
    'up or down',
    'going|go|goes|went|gone|trending|trended|heading|headed|moving|moved|creeping|sliding|sloping up|down|well|south|north',
    'rising|falling|dropping|climbing|increasing|decreasing|increased|decreased|slipping|slipped|sliding|dipping',
    'getting|gotten|got|become|becoming better|worse|lower|higher|longer|shorter|fitter|less|more',
    'trend|trends|trending|trended|trendline|direction|tendency|trajectory|development',
    'progress|progressing|progressed|evolving|evolved',
    'first|second|later|earlier half',
    'over time',
    'recovering|sleeping better|worse|more|less',
    'tendencia|mejorado|mejorando|empeorado|empeorando|mejora',
  ],
  consistency: [
    'variable|volatile|erratic|unstable|fluctuating|inconsistent|unpredictable',
    'stable|steady|steadiest|consistent|consistently|consistency|predictable',
    'vary|varies|varied|varying|fluctuates|fluctuate|fluctuation|fluctuations|swings|swing|variation|ups and? downs?',
    'all over the place|map',
    'variability',
  ],
} as const satisfies Partial<Record<Statistic, readonly string[]>>

export const STATISTIC_LEXICON = new Lexicon(STATISTIC_PHRASES)
