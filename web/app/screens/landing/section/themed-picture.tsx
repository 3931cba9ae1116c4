import { THEMES } from '@corner/contract/storage-keys.ts'
import { OnlyInTheme } from '../only-in-theme.tsx'
import { PHONE_SIZE, type SectionPicture, WIDE_SIZE } from '../section-pictures.ts'

/** A section's picture in the page's theme; narrow windows get the phone screenshot, which is readable there. */
export function ThemedPicture({ picture }: { picture: SectionPicture }) {
  return THEMES.map((theme) => (
    <OnlyInTheme key={theme} theme={theme}>
      <picture>
        <source media="(max-width: 640px)" srcSet={picture[theme].phone} {...PHONE_SIZE} />
        <img src={picture[theme].wide} alt={picture.alt} loading="lazy" decoding="async" {...WIDE_SIZE} />
      </picture>
    </OnlyInTheme>
  ))
}
