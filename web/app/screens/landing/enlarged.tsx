import { useEffect, useRef } from 'react'
import { useTheme } from '../../ui/theme/theme.ts'
import { heroFiles } from './hero/hero-files.ts'
import { mayPlayByItself } from './hero/may-play.ts'
import { useIsPhone } from './hero/use-is-phone.ts'
import { ThemedPicture } from './section/themed-picture.tsx'
import type { SectionPicture } from './section-pictures.ts'

/** The hero video with the browser's own controls. */
export function EnlargedVideo() {
  const video = useRef<HTMLVideoElement>(null)
  const { videos, poster, size } = heroFiles(useTheme(), useIsPhone())
  useEffect(() => {
    if (video.current) video.current.muted = true
  }, [])
  return (
    <video ref={video} controls muted loop playsInline autoPlay={mayPlayByItself()} poster={poster} {...size}>
      {videos.map((file) => (
        <source key={file.src} {...file} />
      ))}
    </video>
  )
}

export function EnlargedPicture({ picture }: { picture: SectionPicture }) {
  return <ThemedPicture picture={picture} />
}
