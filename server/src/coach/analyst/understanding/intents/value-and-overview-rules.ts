import type { IntentRule } from './intent-rule.ts'

/** A number, and how somebody or the team is doing. */
export const VALUE_AND_OVERVIEW_RULES: readonly IntentRule[] = [
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
    intent: 'value',
    needs: [['statistic:change'], ['athlete', 'reference', 'cue:first_person']],
    not: ['metric', 'cue:why', 'cue:recommend', 'condition'],
    weight: 50,
    examples: ['Is Marcus worse than yesterday?'],
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
]
