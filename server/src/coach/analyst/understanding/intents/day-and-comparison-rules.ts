import { type IntentRule, SUBJECT, WHO } from './intent-rule.ts'

/** Days that are counted or listed, and what is set against something. */
export const DAY_AND_COMPARISON_RULES: readonly IntentRule[] = [
  {
    intent: 'value',
    needs: [['superlative_metric'], ['athlete', 'reference', 'cue:first_person'], ['no_metric']],
    not: ['cue:why', 'cue:recommend_strict', 'athletes:2', 'cue:compare'],
    weight: 49,
    examples: ['How tired is Marcus?', 'How rested is Ana?'],
  },
  {
    intent: 'days',
    needs: [['cue:on_days'], ['condition']],
    weight: 78,
    examples: ['Which athletes had a recovery below 34 on at least 2 days?'],
  },
  {
    intent: 'days',
    needs: [
      ['cue:days_counted', 'cue:which_day', 'days_noun'],
      ['condition', 'cue:missing'],
      ['athlete', 'reference', 'cue:first_person', 'team'],
    ],
    weight: 79,
    examples: [
      'How many nights did Marcus sleep under 7 hours?',
      'How many days was Ana in the red?',
      'Which days is Marcus missing?',
    ],
  },
  {
    intent: 'days',
    needs: [['cue:which_days'], ['condition']],
    not: ['statistic:average'],
    weight: 77,
    examples: ['On which days was the strain over 14?'],
  },
  {
    intent: 'coverage',
    needs: [['cue:recorded'], ['days_noun', 'cue:how_many'], ['athlete', 'reference', 'cue:first_person']],
    not: ['condition', 'cue:missing', 'statistic:average'],
    weight: 82,
    examples: ['How many nights on record does Marcus have?', 'nights of data for Ana'],
  },
  {
    intent: 'days',
    needs: [['athlete'], ['condition'], ['window_long'], ['has_or_did']],
    not: ['statistic'],
    weight: 78,
    examples: ['Has Marcus been in the red this week?'],
  },
  {
    intent: 'team_overview',
    needs: [['colors:2'], ['cue:how_many']],
    not: ['athlete', 'cue:general'],
    weight: 79,
    examples: ['How many are in red, yellow and green?'],
  },
  {
    intent: 'comparison',
    needs: [['cue:than_before'], ['metric'], ['window']],
    not: ['condition', 'cue:who'],
    weight: 72,
    examples: ['Are we sleeping more than last week?'],
  },
  {
    intent: 'comparison',
    needs: [['cue:than_before'], ['athlete', 'team', 'reference', 'cue:first_person'], ['no_metric'], ['window']],
    not: ['condition', 'cue:who', 'cue:why', 'superlative_strict', 'cue:recommend', 'cue:trend'],
    weight: 62,
    examples: ['Marcus vs last week', 'How is the team compared to last week?'],
  },
  {
    intent: 'comparison',
    needs: [['cue:compare'], ['cue:weeks_ago'], ['metric', 'athlete', 'team']],
    not: ['condition', 'cue:who'],
    weight: 72,
    examples: ['HRV compared with two weeks ago'],
  },
  {
    intent: 'own_range',
    needs: [['cue:normal_range'], ['metric:hrv', 'no_metric'], [...SUBJECT, ...WHO]],
    not: ['condition', 'cue:what_is_bare'],
    weight: 76,
    examples: ["Is Marcus's HRV within his normal range?", 'Whose HRV is out of range?'],
  },
  {
    intent: 'comparison',
    needs: [
      ['cue:compare', 'cue:than_before', 'graded_than'],
      ['athletes:2', 'windows:2', 'athlete_and_team'],
    ],
    not: ['condition', 'cue:recommend_strict'],
    weight: 70,
    examples: [
      'Marcus Okafor versus Ana Costa: recovery averages',
      'Compare Marcus to the team',
      'Team sleep this week vs last week',
    ],
  },
  {
    intent: 'comparison',
    needs: [
      ['cue:weekends'],
      ['cue:graded', 'cue:compare'],
      ['metric'],
      ['athlete', 'team', 'reference', 'cue:first_person'],
    ],
    not: ['condition'],
    weight: 71,
    examples: ['Is Marcus sleeping more on weekends?', 'Does the team sleep more on weekends?'],
  },
  {
    intent: 'comparison',
    needs: [['athletes:2'], ['superlative', 'cue:who', 'cue:side', 'cue:graded']],
    not: ['condition'],
    weight: 69,
    examples: ['Who sleeps more, Marcus or Ana?'],
  },
  {
    intent: 'records',
    needs: [['cue:day_by_day'], ['metric', 'athlete', 'reference']],
    not: ['condition', 'superlative', 'statistic', 'cue:who', 'cue:general'],
    weight: 64,
    examples: ["Show Marcus's HRV day by day", 'Daily strain for Ana, please'],
  },
]
