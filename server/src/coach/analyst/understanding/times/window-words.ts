import { Lexicon } from '../words/phrases.ts'

const LAST = 'last|past|previous|recent|trailing|preceding|these|prior|ultimos|ultimas'
/** What people call stretches of days. */
export const WINDOW_LEXICON = new Lexicon({
  days: [
    `${LAST} <number> days|day|nights|night|mornings|d|sessions|practices|recordings|records|dias|noches`,
    'make|do|try it|that|this the? last? <number>',
    'for|over|in|during|within|of|to|that|it the? <number> days|day|nights|night|d|dias',
    '<number> days|day|nights|night|d|dias average|avg|period|window|mean|trend|total|sum|view|instead|please|range|now',
    '<number> days|nights|d|dias',
    '<number> day',
  ],
  weeks: [`${LAST} <number> weeks|week|wks|wk|w|semanas`, '<number> weeks|week|wks|wk|w|semanas'],
  fortnight: ['fortnight', 'last|past few weeks'],
  few_days: [
    'last|past|these|recent few|several|couple of? days|nights',
    'recent days|nights',
    'few days|nights',
    'lately',
    'recently',
    'these days',
  ],
  months: [`${LAST} <number> months|month`, '<number> months|month|meses'],
  this_week: [
    'this|current|the|his|her|their|our|esta week|semana',
    'the? last|past seven days',
    'week|weekly|semana',
    'so far this week',
    'la semana',
  ],
  last_week: ['last|past week|wk', 'semana pasada', 'the? last|past week', 'lastweek'],
  week_before: [
    'the? week before|prior|earlier that?',
    'previous|prior|preceding week',
    'week before last',
    'the one before',
    'the week previous',
    'semana anterior',
  ],
  period_before: [
    'previous|prior|preceding|earlier period|one|window|<number>',
    'the? period before that?',
    'before that',
    'the <number> days|nights before that?',
    '<number> days|nights before that',
  ],
  month: ['this|last|past|the|previous month', 'month|monthly', 'este mes', 'mes pasado', 'el mes'],
  season: [
    'all|whole|entire|this|the season|semester|year|time|career|history',
    'ever',
    'since the start|beginning',
    'year to date',
    'so far',
  ],
  weekend: ['last|this|past|the|over weekend', 'weekend', 'fin de semana'],
  weekends: ['weekends', 'saturdays and sundays'],
  weekdays: ['weekdays', 'school|week|training|work nights|days'],
  on_weekdays: ['<weekdays>'],
  in_month: ['in|during|for|of|throughout|en <month>', 'last|this <month>', '<month> only|alone'],
  period: ['this|the|current|selected|chosen|whole|entire|same period|timeframe|window|range|span'],
})
