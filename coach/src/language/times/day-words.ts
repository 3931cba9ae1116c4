import { Lexicon } from '../words/phrases.ts'

/** What people call single days. */
export const DAY_LEXICON = new Lexicon({
  today: ['today|hoy', 'this morning', 'todays', 'esta manana'],
  last_night: ['last|past night|evening|nite', 'anoche', 'overnight', 'tonight', 'lastnight', 'most|the? recent night'],
  yesterday: ['yesterday|ayer|yesterdays|yest|yday', 'the? day before today', 'last day', 'the? night before last'],
  before_yesterday: ['the? day before yesterday', 'anteayer', '<two> days|nights ago'],
  days_ago: ['<number> days|nights|mornings|day|night ago|back|earlier', 'hace <number> dias|noches'],
  years_ago: ['<number> years|year|yrs ago|back|earlier', 'a year ago today?', 'last year'],
  months_ago: ['<number> months|month ago|back|earlier', 'a month ago today?'],
  weeks_ago: ['<number> weeks|week ago', 'a week ago today?'],
  weekday: ['this|on? <weekday> morning?'],
  last_weekday: ['last|past <weekday> morning?'],
  // A night is recorded under the morning on which it ends.
  weekday_night: ['last|this|past|on? <weekday> night|nite|evening'],
  weekday_of_training: [
    '<plural> practice|practise|session|workout|match|dual|duals|meet|lift|training|scrimmage|tournament',
  ],
  ordinal: ['the <ordinal>', '<month> the? <ordinal>', '<weekday> the? <ordinal>'],
  weekday_number: ['<weekday> the? <number> st|nd|rd|th'],
  feast: ['<feast>'],
  month_day: ['<month> the? <number> st|nd|rd|th?', 'the? <number> st|nd|rd|th? of? de? <month>'],
  month_day_bare: ['on? the <number> st|nd|rd|th'],
  date: ['on? <date>'],
})
