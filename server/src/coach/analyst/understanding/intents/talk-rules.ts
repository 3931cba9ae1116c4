import type { IntentRule } from './intent-rule.ts'

/** Talk, and the least that a message can be about. */
export const TALK_RULES: readonly IntentRule[] = [
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
