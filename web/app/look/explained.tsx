import { type MouseEvent, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { beside } from './beside.ts'
import styles from './explained.module.css'
import { type Explanation, explanationLines } from './explanation.ts'
import { useExplained } from './use-explained.ts'

export interface ExplainedProps {
  /** What is explained, as it is called on the page. */
  about: string
  /** As a function it is asked only when someone opens it. */
  explanation: Explanation | (() => Explanation)
}

/** The small "i" beside a number, a badge or a head: what it is, how it is computed, from when, from which records. */
export function Explained({ about, explanation }: ExplainedProps) {
  const { isOpen, button, aroundProps, onPress, close } = useExplained()
  const boxId = useId()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are the button's
    <span className={styles.explained} {...aroundProps} onDoubleClick={stopHere}>
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

interface BoxProps extends ExplainedProps {
  id: string
  anchor: RefObject<HTMLElement | null>
  /** What it belongs to has been scrolled out of sight. */
  onAway: () => void
}

/** Over everything (the browser's top layer), so that no table or card cuts it; in the page's order right behind its button. */
function Box({ id, about, anchor, onAway, explanation }: BoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = box.current
    const beginning = anchor.current
    if (!shown || !beginning) return
    // A browser that has no top layer for it shows it in place, by the same coordinates.
    if ('showPopover' in shown && !shown.matches(':popover-open')) shown.showPopover()
    function place() {
      if (!shown || !beginning) return
      shown.style.maxHeight = ''
      const size = { width: shown.offsetWidth, height: shown.offsetHeight }
      const window = { width: document.documentElement.clientWidth, height: innerHeight }
      const { left, top, maxHeight } = beside(beginning.getBoundingClientRect(), size, window)
      shown.style.left = `${left}px`
      shown.style.top = `${top}px`
      shown.style.maxHeight = `${maxHeight}px`
    }
    function onScroll({ target }: Event) {
      if (target !== shown) place()
    }
    const inSight = new IntersectionObserver(([newest]) => newest?.isIntersecting === false && onAway())
    inSight.observe(beginning)
    place()
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      inSight.disconnect()
      document.removeEventListener('scroll', onScroll, { capture: true })
      removeEventListener('resize', place)
    }
  }, [anchor, onAway])

  const told = typeof explanation === 'function' ? explanation() : explanation
  const scale = 'scale' in told ? told.scale : undefined
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
        {explanationLines(told).map(([word, text]) => (
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

/** What surrounds it may open on a double-click. */
function stopHere(event: MouseEvent) {
  event.stopPropagation()
}
