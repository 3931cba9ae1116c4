import type { MessagePart } from './part.ts'

/** A request's topic is no longer (contract, entities/query.ts). */
export const LONGEST_TOPIC = 300

/** Words as the topic of a request, shortened where they are long. */
export const asTopic = (text: string): string => text.slice(0, LONGEST_TOPIC)

/** What a part is about, in its own words: for a search in the articles. */
export const topicOf = ({ tokens }: MessagePart): string => asTopic(tokens.map(({ raw }) => raw).join(' '))
