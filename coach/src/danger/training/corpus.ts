import { readdirSync, readFileSync } from 'node:fs'

/** A phrasing with what the reader should say of it. `file` keeps what one hand wrote together. */
export interface Phrasing {
  file: string
  text: string
  answer: 'emergency' | 'out' | 'trainer' | 'eating' | 'none'
  topic: string
}

const CORPUS = new URL('../../../corpus/danger/', import.meta.url)

/** All phrasings of `coach/corpus/danger`, file by file. */
export function readCorpus(): Phrasing[] {
  return readdirSync(CORPUS)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, CORPUS), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => ({ ...(JSON.parse(line) as Omit<Phrasing, 'file'>), file })),
    )
}
