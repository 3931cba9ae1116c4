import type { CDPSession, Page } from '@playwright/test'

const CHECK_EVERY_MS = 150
/** Main-thread time of a measurement itself, and of a timer on an idle page. */
const AT_REST_MS = 3
const IDLE_CHECKS = 4
const MAX_CHECKS = 200

/** Main-thread time in ms. */
export interface ClickWork {
  shown: number
  whole: number
}

/** Measures the work of a page's main thread: scripts, style, layout and painting, in thread time, not wall-clock time. */
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

  /** Work in ms caused by an expression, until the page is idle again. */
  async workOf(expression: string): Promise<number> {
    await this.rest()
    const before = await this.worked()
    await this.evaluate(expression)
    return (await this.rest()) - before
  }

  /**
   * The same for a click, and how much of it happened before the first frame in which `isShown` holds. Later work (rows
   * below the window, charts of hidden tabs) yields to the next click.
   */
  async workOfClick(expression: string, isShown: string): Promise<ClickWork> {
    await this.rest()
    const before = await this.worked()
    await this.evaluate(`new Promise((resolve) => {
      ${expression}
      const look = () => requestAnimationFrame(() => {
        if (!(${isShown})) return look()
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve // a message sent in a frame arrives after that frame was painted
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

  /** Waits until the page is idle. @returns ms of work until then, without the work of the checks themselves */
  private async rest(): Promise<number> {
    let worked = await this.worked()
    let idleSince = worked
    let quiet = 0
    for (let look = 0; look < MAX_CHECKS; look++) {
      await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS))
      const now = await this.worked()
      if (now - worked < AT_REST_MS) quiet += 1
      else {
        quiet = 0
        idleSince = now
      }
      if (quiet === IDLE_CHECKS) return idleSince
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
