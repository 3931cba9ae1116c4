import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { openPage } from '../signed-in-page.ts'

const PAPER = '#ffffff'
/** Phones crop icons to circles: the important part stays in the middle (W3C manifest, "maskable": a circle of 80 %). */
const ICONS = [
  { name: 'apple-touch-icon.png', sizePx: 180 },
  { name: 'icon-192.png', sizePx: 192 },
  { name: 'icon-512.png', sizePx: 512 },
]
const MARK_SHARE = 0.54
const SOCIAL = { width: 1200, height: 630 }

/** The logo on a paper-coloured background in the sizes that phones request. */
export async function takeIcons(browser: Browser, svgPath: string, folder: string): Promise<void> {
  const svg = `data:image/svg+xml;base64,${(await readFile(svgPath)).toString('base64')}`
  for (const { name, sizePx } of ICONS) {
    const page = await browser.newPage({ viewport: { width: sizePx, height: sizePx }, colorScheme: 'light' })
    const style = `margin:0;height:100vh;display:grid;place-items:center;background:${PAPER}`
    await page.setContent(`<body style="${style}"><img src="${svg}" width="${sizePx * MARK_SHARE}">`)
    await page.screenshot({ path: join(folder, name) })
    await page.close()
  }
}

/** The preview of a link to the front page: name, headline and the video's first frame. */
export async function takeSocialPicture(browser: Browser, url: string, framePath: string, shot: string): Promise<void> {
  const page = await openPage(browser, { url }, undefined, { viewport: SOCIAL, colorScheme: 'light' })
  await page.goto('/', { waitUntil: 'networkidle' })
  const frame = `data:image/png;base64,${(await readFile(framePath)).toString('base64')}`
  await page.setContent(`<link rel="stylesheet" href="${await fontSheet(url)}">
    <body style="margin:0;padding:56px 64px;background:#f5f6f8;font-family:'Archivo Variable';color:#10151c">
    <img src="${url}/branding/logo.svg" height="44">
    <h1 style="margin:28px 0 36px;font-size:68px;font-weight:700;letter-spacing:-.035em;line-height:1">Turning Your Data Into Victory</h1>
    <img src="${frame}" width="1072" style="border:1px solid #c9d0d8;border-radius:12px">`)
  await page.evaluate('document.fonts.load("700 68px \\"Archivo Variable\\"")')
  await page.screenshot({ path: shot })
  await page.context().close()
}

/** The built app's style sheet that contains the font. */
async function fontSheet(url: string): Promise<string> {
  const html = await (await fetch(url)).text()
  const sheet = /href="(\/assets\/root-[^"]+\.css)"/.exec(html)?.[1]
  if (!sheet) throw new Error('The front page names no style sheet of its root')
  return `${url}${sheet}`
}
