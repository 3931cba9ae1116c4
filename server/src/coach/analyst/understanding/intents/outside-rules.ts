import { type IntentRule, SUBJECT, WHO } from './intent-rule.ts'

/** Outside of what is measured, known or allowed. */
export const OUTSIDE_RULES: readonly IntentRule[] = [
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
    not: ['topic_question', 'worth_asked', 'metric', 'condition', 'cue:recommend'],
    helps: [...SUBJECT, 'window', ...WHO],
    weight: 80,
    examples: ["Give me yesterday's blood glucose for the team", 'How many steps did Marcus take?'],
  },
  {
    intent: 'not_measured',
    needs: [['not_measured'], [...SUBJECT, ...WHO, 'window', 'superlative', 'statistic']],
    not: ['condition', 'own_metric', 'cue:recommend', 'topic_question', 'worth_asked'],
    weight: 81,
    examples: ["What is Marcus's body weight?", 'Who has the lowest SpO2?', "What's Marcus's deep sleep?"],
  },
  {
    intent: 'not_measured',
    needs: [['unknown_group'], ['metric', 'condition', 'superlative', 'cue:overview', 'cue:at_risk', ...WHO]],
    not: ['topic_question', 'cue:recommend_strict', 'worth_asked'],
    weight: 83,
    examples: ['How do our freshmen sleep?'],
  },
  {
    intent: 'knowledge',
    needs: [
      ['not_measured', 'topic'],
      ['cue:by_rules', 'cue:device_asked', 'cue:refer'],
    ],
    not: ['athlete', 'reference', 'condition', 'cue:who', 'window', 'own_metric'],
    weight: 85,
    examples: ['Minimum body fat by NCAA rules?', 'Does the strap measure deep sleep correctly?'],
  },
  {
    intent: 'knowledge',
    needs: [['cue:refer']],
    not: ['athlete', 'reference', 'metric'],
    weight: 83,
    examples: ['When should I refer an athlete?'],
  },
  {
    intent: 'not_measured',
    needs: [['forecast']],
    not: ['cue:recommend', 'cue:need_rest', 'cue:can_push', 'cue:general', 'athlete_topic'],
    weight: 85,
    examples: ["What will Marcus's recovery be tomorrow?", 'Team recovery next week'],
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
]
