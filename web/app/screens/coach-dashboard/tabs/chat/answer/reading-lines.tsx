import type { Reading } from '@corner/contract/entities/chat.ts'
import { CHAT_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { useContext } from 'react'
import { MenuButton } from '../../../../../ui/overlay/menu-button.tsx'
import type { Answer } from '../conversation/conversation.ts'
import { ChatActionsContext } from './chat-actions.ts'
import { type LinePart, lineParts } from './line-parts.ts'
import styles from './reading.module.css'

/** How each part of a message was understood: a line of text whose parts can be changed to ask again. */
export function ReadingLines({ answer: { readings = [], days } }: { answer: Answer }) {
  return readings.map((reading, place) => (
    <div key={place} className={styles.line}>
      <p className={styles.printed}>
        {labelOf(place)}: {reading.line}
      </p>
      <p className={styles.label}>{labelOf(place)}</p>
      {lineParts(reading).map((part, partPlace) => (
        <Part key={partPlace} part={part} days={days} />
      ))}
    </div>
  ))
}

const labelOf = (place: number) => (place === 0 ? CHAT_TEXTS.understoodAs : CHAT_TEXTS.andAs)

function Part({ part: { text, chip }, days }: { part: LinePart; days: number | undefined }) {
  const { choose, isThinking } = useContext(ChatActionsContext)
  if (!chip) return <span className={styles.words}>{text}</span>
  return (
    <MenuButton
      heading={CHAT_TEXTS.askAgainWith}
      choices={chip.choices.map((choice) => choice.text)}
      disabled={isThinking}
      onChoose={(place) => {
        const choice = chip.choices[place]
        if (choice) choose({ ...choice, text: asSentence(choice.text) }, days)
      }}
    >
      <span>
        <span className="visually-hidden">{PART_NAMES[chip.part]}: </span>
        {text}
      </span>
    </MenuButton>
  )
}

/** Capitalized, as the reader would type it. */
const asSentence = (choice: string): string => choice.charAt(0).toUpperCase() + choice.slice(1)

const PART_NAMES: Readonly<Record<Reading['chips'][number]['part'], string>> = {
  who: 'Who',
  what: 'What',
  days: 'Days',
  how: 'How',
}
