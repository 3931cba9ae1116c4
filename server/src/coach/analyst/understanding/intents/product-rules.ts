import { type IntentRule, WHO } from './intent-rule.ts'

/** Lists and judgements of the product, and what goes together. */
export const PRODUCT_RULES: readonly IntentRule[] = [
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
]
