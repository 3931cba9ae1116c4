import type { Aggregate } from '@corner/contract/entities/query.ts'

/** Names of statistics in lists of figures. */
const CALLED: readonly [RegExp, Aggregate][] = [
  [/^(mean|means|average|averages|avg|avgs|averaged)$/, 'mean'],
  [/^(median|medians)$/, 'median'],
  [/^(sd|sds|stdev|stddev|std|deviation|deviations)$/, 'deviation'],
  [/^(min|mins|minimum|minimums)$/, 'min'],
  [/^(max|maxes|maximum|maximums|peak|peaks)$/, 'max'],
  [/^(range|ranges)$/, 'range'],
  [/^(total|totals|sum|sums)$/, 'sum'],
  [/^(n|ns|count|counts)$/, 'count'],
]

/** The statistic with a name. */
export const statisticNamed = (word: string): Aggregate | undefined =>
  CALLED.find(([words]) => words.test(word.toLowerCase()))?.[1]

/** "How many days had data", "n of nights", "number of records": how many values there are. */
export const ASKS_COUNT =
  /\b(how many (days|nights|mornings|records|readings|data points|values)\b.*\b(data|record\w*|readings?|values?|worn?|wore)|(number|count|no\.?|#) of (valid |recorded |worn )?(days|nights|mornings|records|readings|values|data points)|(days|nights|mornings) (with|of|had|that have|having) (data|records?|readings?)|(record|night|day|data|sample|reading)s? (counts?|sizes?)|sample sizes?|n (per|by|each|a|for each|of)\b|valid (nights|days))/

/** "With n", "mean, SD and n": the tokenizer turns this letter into "and". */
export const NAMES_N =
  /(?:\b(?:with|add|plus|include|including|and|the|show|give)\s+|[,+&/]\s*)(?:the |an )?n\b(?!['’]|\s+(?:then|also|the|his|her|their))/i
