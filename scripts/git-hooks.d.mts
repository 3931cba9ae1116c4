/** Lets git run the hooks of `.githooks` in a checkout. */
export function useGitHooks(root?: string, environment?: Record<string, string | undefined>): Promise<void>
