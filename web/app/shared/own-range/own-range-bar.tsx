import type { CSSProperties } from 'react'
import { type OwnValue, ownPlace, ownRangeText, ownScale } from './own-range.ts'
import styles from './own-range-bar.module.css'

/**
 * A value on the athlete's own normal range: the range as a thick part of a scale, the value as a dot, or outside as a
 * diamond, and the same in words. It keeps its height while the range loads, and draws no range that is not known.
 */
export function OwnRangeBar(own: OwnValue) {
  const scale = own.range ? ownScale(own, own.range) : null
  const isOutside = (ownPlace(own)?.place ?? 'within') !== 'within'
  return (
    <div className={styles.own}>
      <div className={styles.scale} aria-hidden="true">
        {scale && (
          <>
            <span
              className={styles.range}
              style={{ '--low': `${scale.low}%`, '--wide': `${scale.high - scale.low}%` } as CSSProperties}
            />
            {scale.value !== null && (
              <span
                className={isOutside ? styles.outside : styles.within}
                style={{ '--at': `${scale.value}%` } as CSSProperties}
              />
            )}
          </>
        )}
      </div>
      <p className={styles.text}>{ownRangeText(own)}</p>
    </div>
  )
}
