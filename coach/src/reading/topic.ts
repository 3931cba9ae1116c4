import type { Part } from './part.ts'

const LONGEST = 300

/** What a part is about, in its own words: for a look-up in the articles. */
export const topicOf = ({ tokens }: Part): string =>
  tokens
    .map(({ raw }) => raw)
    .join(' ')
    .slice(0, LONGEST)
