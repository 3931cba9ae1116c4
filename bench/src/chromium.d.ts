/** Types of scripts/chromium.mjs, which the browser tests also use. */
declare module '*/scripts/chromium.mjs' {
  /** The path of a working Chromium, which is installed if there is none. */
  export function provideChromium(options?: { prefersShell?: boolean }): Promise<string>
}
