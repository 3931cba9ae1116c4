import { THEMES } from '@corner/contract/storage-keys.ts'
import { useEffect, useState } from 'react'
import { useTheme } from '../../../ui/theme/theme.ts'
import { PHONE_WINDOW } from '../hero/hero-files.ts'
import { savesData, whenPageHasLoaded } from '../hero/may-play.ts'
import { OnlyInTheme } from '../only-in-theme.tsx'
import type { SectionPicture } from '../section-pictures.ts'

/** A section's picture in the page's theme; narrow windows get the phone screenshot, which is readable there. */
export function ThemedPicture({ picture }: { picture: SectionPicture }) {
  const shown = useTheme()
  const isFetched = useFetchedAhead()
  return THEMES.map((theme) => (
    <OnlyInTheme key={theme} theme={theme}>
      <picture>
        <source media={PHONE_WINDOW} srcSet={picture[theme].phone} {...picture.size.phone} />
        <img
          src={picture[theme].wide}
          alt={picture.alt}
          loading={isFetched && theme === shown ? 'eager' : 'lazy'}
          decoding="sync" // an undecoded picture is an empty box in print
          {...picture.size.wide}
        />
      </picture>
    </OnlyInTheme>
  ))
}

/**
 * Pictures are fetched once the rest of the page has come, also far below the window: a print or a picture of the whole
 * page would show empty boxes. Not with data saving.
 */
function useFetchedAhead(): boolean {
  const [isFetched, setFetched] = useState(false)
  useEffect(() => (savesData() ? undefined : whenPageHasLoaded(() => setFetched(true))), [])
  return isFetched
}
