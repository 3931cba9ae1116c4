import { THEMES } from '@corner/contract/storage-keys.ts'
import { PHONE_SIZE, type SectionPicture, WIDE_SIZE } from '../section-pictures.ts'
import { ShownIn } from '../shown-in.tsx'

/** A section's picture in the page's theme; narrow windows get the phone screenshot, which is readable there. */
export function ThemedPicture({ picture }: { picture: SectionPicture }) {
  return THEMES.map((theme) => (
    <ShownIn key={theme} theme={theme}>
      <picture>
        <source media="(max-width: 640px)" srcSet={picture[theme].phone} {...PHONE_SIZE} />
        <img src={picture[theme].wide} alt={picture.alt} loading="lazy" decoding="async" {...WIDE_SIZE} />
      </picture>
    </ShownIn>
  ))
}
