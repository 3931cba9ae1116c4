import { useId } from 'react'
import type { Section } from '../landing-copy.ts'
import type { SectionPicture } from '../section-pictures.ts'
import styles from './landing-section.module.css'
import { Reveal } from './reveal.tsx'
import { ThemedPicture } from './themed-picture.tsx'

interface LandingSectionProps {
  section: Section
  picture: SectionPicture
  /** On a wide screen the picture is left of the text. */
  pictureFirst?: boolean
  onEnlarge: (picture: SectionPicture) => void
}

/** A section with four points, beside a picture that opens large. */
export function LandingSection({ section, picture, pictureFirst = false, onEnlarge }: LandingSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Reveal>
        <div className={styles.columns} data-picture-first={pictureFirst}>
          <div>
            <h2 id={titleId} className={styles.title}>
              {section.title}
            </h2>
            <p className={styles.intro}>{section.intro}</p>
            <ul className={styles.bullets}>
              {section.bullets.map(({ title, text }) => (
                <li key={title}>
                  <strong>{title}</strong>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </div>
          <button
            type="button"
            className={styles.picture}
            aria-haspopup="dialog"
            title="Show larger"
            onClick={() => onEnlarge(picture)}
          >
            <ThemedPicture picture={picture} />
          </button>
        </div>
      </Reveal>
    </section>
  )
}
