import type { CDPSession, Page } from '@playwright/test'

const LOOK_EVERY_MS = 150
/** What a look itself takes, and a timer of a page at rest. */
const AT_REST_MS = 3
const QUIET_LOOKS = 4
const PATIENCE_LOOKS = 200

/** What the main thread of a page works: scripts, style, layout and painting, as the thread's own time, not the clock's. */
export class MainThread {
  private readonly session: CDPSession

  private constructor(session: CDPSession) {
    this.session = session
  }

  static async of(page: Page): Promise<MainThread> {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    return new MainThread(session)
  }

  /** ms of work that an expression sets going, until the page is at rest again. */
  async workOf(expression: string): Promise<number> {
    const before = await this.rest()
    const { exceptionDetails } = await this.session.send('Runtime.evaluate', { expression, userGesture: true })
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`)
    return (await this.rest()) - before
  }

  /** Waits until the page is at rest. @returns ms worked since it was opened */
  private async rest(): Promise<number> {
    let worked = await this.worked()
    let quiet = 0
    for (let look = 0; look < PATIENCE_LOOKS; look++) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
      const now = await this.worked()
      quiet = now - worked < AT_REST_MS ? quiet + 1 : 0
      if (quiet === QUIET_LOOKS) return now
      worked = now
    }
    throw new Error('The page does not come to rest')
  }

  private async worked(): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics')
    const duration = metrics.find(({ name }) => name === 'TaskDuration')
    if (!duration) throw new Error('Chromium does not say how long its main thread worked')
    return duration.value * 1000
  }
}
