/**
 * Saves a file through the browser's download.
 * @param name with its extension, see `fileName`
 */
export function saveFile({ name, blob }: { name: string; blob: Blob }): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers start reading only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
