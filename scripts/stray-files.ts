/** What tools, editors and systems leave behind: profiles, logs, backups, unfinished merges, views of folders. */
const LEFT_BEHIND =
  /(?:\.(?:cpuprofile|heapprofile|heapsnapshot|log|tmp|temp|bak|orig|rej|sw[a-p]|pid|tsbuildinfo)|~|^\.DS_Store|^Thumbs\.db|^core(?:\.\d+)?|^\.env)$/
const LARGEST_BYTES = 300_000
/** Films and learned weights; each is here because the product cannot be without it. */
const LARGE_ON_PURPOSE = [
  /^web\/public\/branding\/hero[\w-]*\.(?:webm|mp4)$/,
  /^[\w-]+\/src\/.+\/weights\.json\.gz$/,
  /^package-lock\.json$/,
]

/** Why a file has no place in the repository, or nothing. */
export function whyStray(path: string, bytes: number): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (LEFT_BEHIND.test(name)) return `${path}: left behind by a tool`
  if (bytes > LARGEST_BYTES && !LARGE_ON_PURPOSE.some((pattern) => pattern.test(path)))
    return `${path}: ${bytes} bytes, over ${LARGEST_BYTES}`
  return undefined
}
