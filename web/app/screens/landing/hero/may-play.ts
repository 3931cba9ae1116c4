/** Whether the video may start by itself: not with reduced motion or data saving. */
export function mayPlayByItself(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData()
}

export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Calls back once everything for the first view has loaded, so that the video does not compete for bandwidth. */
export function whenPageHasLoaded(begin: () => void): () => void {
  if (document.readyState === 'complete') {
    begin()
    return () => undefined
  }
  addEventListener('load', begin, { once: true })
  return () => removeEventListener('load', begin)
}
