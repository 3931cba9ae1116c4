/** The answers in the order of their weights; "none" is harmless. */
export const ANSWERS = ['none', 'emergency', 'out', 'trainer', 'eating'] as const

/** Weights are written as whole numbers, so many times as large. */
export const SCALE = 50

/** What the training script writes and the reader reads: by feature a weight for each class; '' is the bias. */
export interface WrittenWeights {
  answers: ReadonlyMap<string, readonly number[]>
  topics: ReadonlyMap<string, readonly number[]>
  /** Lemmas that were met in the corpus in lower case: no names. */
  words: readonly string[]
}

/** As text, a feature a line, so that a change can be read. */
export function write({ answers, topics, words }: WrittenWeights): string {
  const lines = (rows: WrittenWeights['answers']) => [...rows].map(([feature, row]) => `${feature}\t${row.join(' ')}`)
  return [lines(answers), lines(topics), words].map((part) => part.join('\n')).join('\n\n')
}

export function parse(text: string): WrittenWeights {
  const [answers = '', topics = '', words = ''] = text.split('\n\n')
  const rows = (part: string) =>
    new Map(
      part.split('\n').map((line) => {
        const [feature = '', row = ''] = line.split('\t')
        return [feature, row.split(' ').map(Number)]
      }),
    )
  return { answers: rows(answers), topics: rows(topics), words: words.trim().split('\n') }
}
