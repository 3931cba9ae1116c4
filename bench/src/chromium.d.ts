/** scripts/chromium.mjs, which the browser tests use too. */
declare module '*/scripts/chromium.mjs' {
  /** The path of a Chromium that starts, installed if there is none. */
  export function provideChromium(options?: { prefersShell?: boolean }): Promise<string>
}
