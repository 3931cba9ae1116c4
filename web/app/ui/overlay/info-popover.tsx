import { type MouseEvent, type RefObject, useId } from 'react'
import { type Explanation, explanationLines } from './explanation.ts'
import styles from './info-popover.module.css'
import { useAnchoredPosition } from './use-anchored-position.ts'
import { useInfoPopover } from './use-info-popover.ts'

export interface InfoPopoverProps {
  /** Name of the explained thing, as on the page. */
  about: string
  /** A function is only called when the explanation is opened. */
  explanation: Explanation | (() => Explanation)
}

/**
 * The small "i" beside a number, a badge or a heading: opens what it is, how it is computed, the period and the
 * records.
 */
export function InfoPopover({ about, explanation }: InfoPopoverProps) {
  const { isOpen, button, containerProps, onPress, close } = useInfoPopover()
  const boxId = useId()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are the button's
    <span className={styles.explained} {...containerProps} onDoubleClick={stopPropagation}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={`About ${about}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? boxId : undefined}
        onClick={onPress}
      >
        <span className={styles.sign} aria-hidden="true">
          i
        </span>
      </button>
      {isOpen && <Box id={boxId} about={about} anchor={button} onAway={close} explanation={explanation} />}
    </span>
  )
}

interface BoxProps extends InfoPopoverProps {
  id: string
  anchor: RefObject<HTMLElement | null>
  /** The anchor was scrolled out of view. */
  onAway: () => void
}

/** Follows its button in tab order. */
function Box({ id, about, anchor, onAway, explanation }: BoxProps) {
  const box = useAnchoredPosition(anchor, onAway)
  const content = typeof explanation === 'function' ? explanation() : explanation
  const scale = 'scale' in content ? content.scale : undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: no group of fields
    <div
      ref={box}
      id={id}
      popover="manual"
      role="group"
      aria-label={`About ${about}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what may scroll must be reachable by keyboard
      tabIndex={0}
      className={styles.box}
    >
      <dl>
        {explanationLines(content).map(([word, text]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {scale && (
          <div>
            <dt>What the values mean</dt>
            {scale.map(({ range, label }) => (
              <dd key={range} className={styles.range}>
                <b>{range}</b> {label}
              </dd>
            ))}
          </div>
        )}
      </dl>
    </div>
  )
}

/** Surrounding elements may open on a double-click. */
function stopPropagation(event: MouseEvent) {
  event.stopPropagation()
}
