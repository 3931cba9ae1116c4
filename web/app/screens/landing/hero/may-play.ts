/** Whether the video may start by itself: not for readers who want stillness, nor where they save data. */
export function mayPlayByItself(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && connection?.saveData !== true
}

/** Calls once all that the first picture of the page needs is there, so that the video takes no bandwidth from it. */
export function whenPageHasLoaded(begin: () => void): () => void {
  if (document.readyState === 'complete') {
    begin()
    return () => undefined
  }
  addEventListener('load', begin, { once: true })
  return () => removeEventListener('load', begin)
}
