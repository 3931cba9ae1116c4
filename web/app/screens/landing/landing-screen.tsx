import { useState } from 'react'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { EnlargedPicture, EnlargedVideo } from './enlarged.tsx'
import { HeroVideo } from './hero/hero-video.tsx'
import { ANSWERS, LANDING_COPY, PAINS } from './landing-copy.ts'
import { LandingFooter } from './landing-footer.tsx'
import { landingMeta } from './landing-meta.ts'
import styles from './landing-screen.module.css'
import { MediaOverlay } from './media-overlay.tsx'
import { LandingSection } from './section/landing-section.tsx'
import { ANSWERS_PICTURE, PAINS_PICTURE, type SectionPicture } from './section-pictures.ts'

export const meta = landingMeta

/** The front page: what Corner is for, readable in ten seconds and without a script. */
export default function LandingScreen() {
  const [enlarged, setEnlarged] = useState<'video' | SectionPicture | null>(null)
  return (
    <>
      <main id="main" className={styles.page}>
        <div className={styles.hero}>
          <h1 className={styles.headline}>{LANDING_COPY.headline}</h1>
          <div className={styles.lead}>
            <p className={styles.text}>{LANDING_COPY.lead}</p>
            <ButtonLink to="/register" className={styles.action}>
              Get started
            </ButtonLink>
          </div>
          <HeroVideo isCovered={enlarged === 'video'} onFullscreen={() => setEnlarged('video')} />
        </div>
        <LandingSection section={PAINS} picture={PAINS_PICTURE} onEnlarge={setEnlarged} />
        <LandingSection section={ANSWERS} picture={ANSWERS_PICTURE} onEnlarge={setEnlarged} pictureFirst />
      </main>
      <LandingFooter />
      {enlarged !== null && (
        <MediaOverlay
          label={enlarged === 'video' ? 'Video, fullscreen' : 'Picture, fullscreen'}
          onClose={() => setEnlarged(null)}
        >
          {enlarged === 'video' ? <EnlargedVideo /> : <EnlargedPicture picture={enlarged} />}
        </MediaOverlay>
      )}
    </>
  )
}
