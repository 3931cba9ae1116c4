/** A file's name without its folders. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
