import type { CDPSession, Page } from '@playwright/test'

const LOOK_EVERY_MS = 150
/** What a look itself takes, and a timer of a page at rest. */
const AT_REST_MS = 3
const QUIET_LOOKS = 4
const PATIENCE_LOOKS = 200

/** ms of main-thread time. */
export interface PressWork {
  shown: number
  whole: number
}

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
    await this.rest()
    const before = await this.worked()
    await this.evaluate(expression)
    return (await this.rest()) - before
  }

  /**
   * The same of a press, and how much of it until the frame is painted in which `isShown` holds. What comes behind that frame (rows
   * below the window, charts of hidden tabs) makes way for the next press.
   */
  async workOfPress(expression: string, isShown: string): Promise<PressWork> {
    await this.rest()
    const before = await this.worked()
    await this.evaluate(`new Promise((resolve) => {
      ${expression}
      const look = () => requestAnimationFrame(() => {
        if (!(${isShown})) return look()
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve // a message that follows a frame comes when the frame is painted
        port2.postMessage(undefined)
      })
      look()
    }).then(() => undefined)`)
    const shown = (await this.worked()) - before
    return { shown, whole: Math.max(shown, (await this.rest()) - before) }
  }

  private async evaluate(expression: string): Promise<void> {
    const { exceptionDetails } = await this.session.send('Runtime.evaluate', {
      expression,
      userGesture: true,
      awaitPromise: true,
    })
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`)
  }

  /** Waits until the page is at rest. @returns ms worked until it came to rest: what it takes to look whether it does is no work of the page */
  private async rest(): Promise<number> {
    let worked = await this.worked()
    let cameToRestAt = worked
    let quiet = 0
    for (let look = 0; look < PATIENCE_LOOKS; look++) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
      const now = await this.worked()
      if (now - worked < AT_REST_MS) quiet += 1
      else {
        quiet = 0
        cameToRestAt = now
      }
      if (quiet === QUIET_LOOKS) return cameToRestAt
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
