/** Told after each call whether it reached the server. Replaced by who follows it (offline/connection-store.ts). */
export const connection = { note: (_reached: boolean): void => {} }
