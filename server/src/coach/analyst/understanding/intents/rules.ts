import type { Intent } from '../../question.ts'

/**
 * A way to tell an intent by the signals of a message. `needs` are groups of which one signal each has to be there; none of `not`
 * may. Of the rules that hold, the one of the highest `weight` plus one per signal of `helps` wins; of equals the earlier.
 */
export interface IntentRule {
  intent: Intent
  needs: readonly (readonly string[])[]
  not?: readonly string[]
  helps?: readonly string[]
  weight: number
  /** Questions that this rule, and no other, has to win; asked with a team of Marcus Okafor and Ana Costa. */
  examples: readonly string[]
}

const SUBJECT = ['athlete', 'team', 'reference', 'cue:first_person']
const WHO = ['cue:who', 'cue:how_many_athletes']
const DATA = ['metric', 'condition', 'superlative', 'window']

export const INTENT_RULES: readonly IntentRule[] = [
  // Outside of what is measured or known
  {
    intent: 'off_topic',
    needs: [['off_topic']],
    not: ['metric', 'condition', 'cue:at_risk', 'athlete'],
    weight: 88,
    examples: [
      "What's the weather tomorrow?",
      'Translate my cover letter into French',
      'Write me a poem about wrestling',
    ],
  },
  {
    intent: 'off_topic',
    needs: [['off_topic']],
    not: ['condition', 'athlete', 'team', 'cue:who'],
    weight: 75,
    examples: ['Write a python script that prints the recovery'],
  },
  {
    intent: 'off_topic',
    needs: [['off_topic'], ['athlete']],
    not: [
      'metric',
      'condition',
      'window',
      'statistic',
      'superlative',
      'cue:at_risk',
      'cue:recommend_strict',
      'topic_strong',
    ],
    weight: 76,
    examples: ['Write a poem about Marcus', 'Send Marcus a message'],
  },
  {
    intent: 'not_measured',
    needs: [['not_measured']],
    not: ['topic_question', 'metric', 'condition', 'cue:recommend'],
    helps: [...SUBJECT, 'window', ...WHO],
    weight: 80,
    examples: ["Give me yesterday's blood glucose for the team", 'How many steps did Marcus take?'],
  },
  {
    intent: 'not_measured',
    needs: [['not_measured'], [...SUBJECT, ...WHO, 'window', 'superlative', 'statistic']],
    not: ['condition', 'own_metric', 'cue:recommend', 'topic_question'],
    weight: 81,
    examples: ["What is Marcus's body weight?", 'Who has the lowest SpO2?', "What's Marcus's deep sleep?"],
  },
  {
    intent: 'no_access',
    needs: [['other_teams', 'join_codes', 'private_data']],
    weight: 86,
    examples: ['Compare our average with the other teams in the organization', 'Show me the join codes of every team'],
  },
  {
    intent: 'no_access',
    needs: [['stranger']],
    not: ['athlete', 'general_topic', 'off_topic'],
    weight: 87,
    examples: ['Show me the recovery of Dmitri Volkov from Harbor Rowing.', 'How is Dmitri doing?'],
  },
  // Lists and judgements of the product
  {
    intent: 'relation',
    needs: [['cue:relation'], ['metrics:2']],
    weight: 84,
    examples: [
      'Is there a correlation between sleep and recovery?',
      'How does strain relate to next-day HRV for Marcus?',
    ],
  },
  {
    intent: 'relation',
    needs: [['cue:influence'], ['metrics:2'], ['athlete', 'team', 'cue:lag']],
    not: ['condition', 'cue:recommend'],
    weight: 82,
    examples: ["Does sleep affect Marcus's recovery?", 'Does strain hurt our recovery the next day?'],
  },
  {
    intent: 'top_performers',
    needs: [['cue:top_performers']],
    not: ['metric', 'condition', 'athlete'],
    weight: 78,
    examples: ['Who are our top performers at the moment?'],
  },
  {
    intent: 'team_health',
    needs: [['cue:team_health']],
    not: ['athlete'],
    weight: 78,
    examples: ['What is our team health score?', 'How healthy is the team?'],
  },
  {
    intent: 'coverage',
    needs: [['cue:coverage']],
    not: ['condition', 'cue:recommend', 'topic_question'],
    helps: [...WHO, 'team', 'athlete', 'cue:missing'],
    weight: 74,
    examples: [
      'What percentage of the team has data?',
      'Who is not connected?',
      "Who hasn't synced?",
      'When did Marcus last sync?',
    ],
  },
  {
    intent: 'at_risk',
    needs: [['cue:at_risk']],
    not: ['condition', 'topic_question'],
    helps: [...WHO, 'athlete', 'cue:why'],
    weight: 72,
    examples: ['Who is at risk?', 'Is Marcus at risk?', 'Who should I worry about?', 'Any red flags today?'],
  },
  {
    intent: 'team_overview',
    needs: [['cue:team'], ['statistic:average'], ['colors:1'], ['cue:how_many']],
    not: ['athlete'],
    weight: 85,
    examples: ["What is the team's average recovery and how many are in the red?"],
  },
  // Numbers
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
      ['cue:days_counted', 'cue:which_day'],
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
    intent: 'own_range',
    needs: [['cue:normal_range'], ['metric:hrv', 'no_metric'], [...SUBJECT, ...WHO]],
    not: ['condition', 'cue:what_is_bare'],
    weight: 76,
    examples: ["Is Marcus's HRV within his normal range?", 'Whose HRV is out of range?'],
  },
  {
    intent: 'comparison',
    needs: [
      ['cue:compare', 'cue:than_before'],
      ['athletes:2', 'windows:2', 'athlete_and_team'],
    ],
    not: ['condition'],
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
    needs: [['athletes:2'], ['superlative', 'cue:who']],
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
  {
    intent: 'filter',
    needs: [['condition']],
    not: ['cue:recommend_strict'],
    helps: [...WHO, 'athlete', 'metric'],
    weight: 62,
    examples: ['Which athletes are at or above 67 percent recovery?', 'Who is in the red?', 'Is Marcus in the green?'],
  },
  {
    intent: 'filter',
    needs: [['cue:need_rest', 'cue:short_sleep', 'cue:can_push'], WHO],
    not: ['superlative_strict', 'cue:at_risk_strict'],
    weight: 66,
    examples: ['Which athletes need rest?', 'What about just sleep, who is short?', 'Who can go hard today?'],
  },
  {
    intent: 'filter',
    needs: [['cue:short_sleep'], SUBJECT],
    not: ['superlative_strict', 'cue:general_strict', 'cue:recommend_strict'],
    weight: 61,
    examples: ['Is Marcus getting enough sleep?', 'Is the team short on sleep?'],
  },
  {
    intent: 'trend',
    needs: [['cue:trend'], [...SUBJECT, 'no_who']],
    not: ['statistic:change', 'statistic:trend', 'condition', 'superlative_strict', 'general_topic', 'cue:who_strict'],
    helps: ['metric', 'athlete', 'team', 'window'],
    weight: 60,
    examples: [
      "Has Marcus's sleep improved over the last 14 days?",
      'Is the team recovering better or worse across this period?',
    ],
  },
  {
    intent: 'filter',
    needs: [['cue:trend'], WHO],
    not: ['condition', 'athlete', 'superlative_strict', 'limit', 'topic_question'],
    weight: 61,
    examples: ['Whose recovery is improving?', 'Who is trending down?'],
  },
  {
    intent: 'ranking',
    needs: [
      ['superlative_strict', 'superlative_metric', 'limit', 'statistic:consistency'],
      ['metric', 'superlative_metric', 'cue:who'],
    ],
    not: ['condition', 'athlete', 'topic_question', 'cue:recommend_strict', 'cue:which_day'],
    helps: [...WHO, 'limit'],
    weight: 58,
    examples: [
      'Which athlete slept the least last night?',
      'top 3 recoveries please',
      'Who has the most variable HRV?',
      'Who looks the most tired?',
    ],
  },
  {
    intent: 'ranking',
    needs: [['superlative'], WHO],
    not: ['condition', 'athlete', 'topic_question', 'cue:recommend_strict', 'cue:which_day'],
    weight: 57,
    examples: ['Who slept poorly?', 'Who had a bad night?'],
  },
  {
    intent: 'team_overview',
    needs: [['cue:brief']],
    not: ['athlete', 'condition', 'metric'],
    weight: 73,
    examples: ['What should I know this morning?'],
  },
  {
    intent: 'at_risk',
    needs: [['cue:overtraining'], ['cue:who', 'team']],
    not: ['athlete', 'cue:general'],
    weight: 74,
    examples: ['Who might be overtraining?', 'Are we overtraining?'],
  },
  {
    intent: 'team_overview',
    needs: [['cue:why'], ['metric']],
    not: ['athlete', 'cue:general', 'cue:who', 'topic', 'reference'],
    weight: 61,
    examples: ["What's driving low recovery?"],
  },
  {
    intent: 'ranking',
    needs: [['cue:everyone_each'], ['metric']],
    not: ['condition', 'athlete', 'statistic_strict', 'cue:trend', 'cue:recommend', 'superlative', 'cue:compare'],
    weight: 58,
    examples: ["Show me everyone's recovery", 'List all athletes by sleep'],
  },
  {
    intent: 'ranking',
    needs: [['cue:rank'], ['metric', 'team']],
    not: ['condition', 'athlete'],
    weight: 59,
    examples: ['Rank everyone by HRV', 'Leaderboard for sleep'],
  },
  {
    intent: 'value',
    needs: [['metric'], ['athlete', 'reference', 'cue:first_person']],
    not: ['cue:recommend_strict'],
    helps: ['statistic', 'window'],
    weight: 50,
    examples: ['What is the latest recovery score for Marcus Okafor?', 'recovery Marcus', 'total strain Marcus 7d'],
  },
  {
    intent: 'value',
    needs: [['metric'], ['team', 'statistic', 'window', 'coach_date']],
    not: ['cue:recommend_strict', 'topic_question', 'cue:who'],
    helps: ['team', 'statistic', 'window'],
    weight: 46,
    examples: ['mean sleep duration of the whole group', 'Team recovery please'],
  },
  {
    intent: 'athlete_overview',
    needs: [
      ['athlete', 'reference', 'cue:first_person'],
      ['cue:overview', 'cue:why', 'window'],
    ],
    not: ['cue:recommend_strict', 'metric_said'],
    helps: ['cue:overview'],
    weight: 48,
    examples: ['How is Marcus doing?', "Give me an overview of Marcus's week", 'Tell me about Ana'],
  },
  {
    intent: 'athlete_overview',
    needs: [['athlete', 'reference'], ['cue:why'], ['metric']],
    weight: 65,
    examples: ["Why is Marcus's recovery low?"],
  },
  {
    intent: 'athlete_overview',
    needs: [['athlete', 'reference', 'cue:first_person']],
    not: ['cue:greeting', 'cue:thanks'],
    weight: 18,
    examples: ['Is Marcus ok?'],
  },
  {
    intent: 'athlete_overview',
    needs: [['athlete']],
    weight: 20,
    examples: ['Marcus Okafor'],
  },
  {
    intent: 'team_overview',
    needs: [
      ['cue:overview', 'cue:why'],
      ['team', 'window', 'overview_alone'],
    ],
    not: ['athlete', 'cue:who_strict', 'cue:recommend_strict', 'metric', 'topic_question'],
    weight: 47,
    examples: ['How is the team doing?', 'Give me a summary of the squad', 'How are we looking this week?'],
  },
  {
    intent: 'team_overview',
    needs: [['cue:why'], ['team'], ['metric']],
    not: ['athlete', 'general_topic'],
    weight: 64,
    examples: ["Why is the team's recovery down?"],
  },
  // What to do, and what is known
  {
    intent: 'advice',
    needs: [['cue:recommend'], ['athlete', 'team', 'reference', 'cue:first_person', 'given_recovery']],
    not: ['cue:need_rest_who'],
    helps: ['cue:recommend_strict', 'given_recovery', 'topic'],
    weight: 63,
    examples: [
      'Marcus is at the bottom of the recovery list. What would you change in practice?',
      'What should the team focus on next week?',
      'How should I load squats for someone with 72 recovery?',
      'Should Marcus train hard today?',
    ],
  },
  {
    intent: 'advice',
    needs: [['cue:recommend']],
    not: ['cue:general_strict', ...WHO],
    weight: 44,
    examples: ['We travel east across four time zones on Thursday, any plan?', 'How to plan a deload?'],
  },
  {
    intent: 'advice',
    needs: [['cue:need_rest', 'cue:can_push'], SUBJECT],
    not: WHO,
    weight: 62,
    examples: ['Does Marcus need a day off?', 'Can Ana go hard today?'],
  },
  {
    intent: 'knowledge',
    needs: [['cue:general'], ['topic', 'metric', 'general_unknown', 'not_measured']],
    not: ['athlete', 'team_data', 'condition', 'reference', 'cue:who', 'window_past'],
    helps: ['cue:general_strict'],
    weight: 68,
    examples: [
      'Explain the smallest worthwhile change for HRV',
      'How much protein per day for a wrestler?',
      'what is training monotony?',
      'How long should a nap be before an evening match?',
      'What does strain mean?',
    ],
  },
  {
    intent: 'knowledge',
    needs: [['cue:what_is'], ['topic', 'metric', 'not_measured']],
    not: [
      'athlete',
      'team_data',
      'condition',
      'reference',
      'cue:who',
      'window',
      'statistic_strict',
      'superlative',
      'cue:recommend',
      ...DATA.slice(1),
    ],
    weight: 67,
    examples: ['What is HRV?', 'What is jet lag?'],
  },
  {
    intent: 'knowledge',
    needs: [['topic', 'cue:influence']],
    not: ['coach_date', 'athlete', 'team_data', 'condition', 'reference', 'cue:who', 'window_past', 'superlative'],
    weight: 40,
    examples: ['Does alcohol affect HRV?', 'ice baths'],
  },
  {
    intent: 'knowledge',
    needs: [
      ['topic_strong'],
      ['yes_no', 'cue:influence', 'cue:general', 'cue:what_is', 'cue:why', 'cue:how_many', 'cue:days_counted'],
    ],
    not: [
      'athlete',
      'team',
      'condition',
      'reference',
      'cue:who',
      'window',
      'superlative_strict',
      'cue:recommend_strict',
    ],
    weight: 66,
    examples: [
      'Does the menstrual cycle change resting heart rate?',
      'Is the acute chronic workload ratio a good injury predictor?',
    ],
  },
  {
    intent: 'advice',
    needs: [['given_recovery'], ['cue:recommend_strict']],
    not: ['athlete'],
    weight: 75,
    examples: ['What strength loading would you use for an athlete at 35 % recovery?'],
  },
  // Talk
  {
    intent: 'help',
    needs: [['cue:help']],
    not: ['metric', 'athlete', 'topic', 'condition', 'not_measured'],
    weight: 65,
    examples: ['What can you do?', 'help'],
  },
  {
    intent: 'thanks',
    needs: [['only_talk'], ['cue:thanks']],
    weight: 31,
    examples: ['Thanks!', 'ok great'],
  },
  {
    intent: 'greeting',
    needs: [['only_talk'], ['cue:greeting']],
    weight: 30,
    examples: ['Hi', 'Good morning!'],
  },
  // The least that a message can be about
  {
    intent: 'team_overview',
    needs: [['team'], ['window', 'cue:overview']],
    not: ['athlete', 'metric', 'topic'],
    weight: 15,
    examples: [],
  },
  {
    intent: 'value',
    needs: [['metric']],
    not: ['topic_strict'],
    weight: 12,
    examples: ['recovery?'],
  },
]
