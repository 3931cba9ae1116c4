import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { FRAMES_A_SECOND, type RecordedScene } from './scenes.ts'

const run = promisify(execFile)
const FADE_SECONDS = 0.5

/** The scenes in sequence, cross-faded, and the last one faded into the first frame, so that the loop is seamless. */
export async function encodeVideo(scenes: readonly RecordedScene[], path: string): Promise<void> {
  const [first] = scenes
  if (!first) throw new Error('There is no scene to encode')
  const inputs = scenes.flatMap(({ folder }) => ['-framerate', String(FRAMES_A_SECOND), '-i', join(folder, '%04d.png')])
  const still = ['-loop', '1', '-framerate', String(FRAMES_A_SECOND), '-t', String(FADE_SECONDS)]
  const all = [...inputs, ...still, '-i', join(first.folder, '0000.png')]
  const filter = fades(scenes.map(({ seconds }) => seconds))
  const film = [...all, '-filter_complex', filter, '-map', '[film]', '-pix_fmt', 'yuv420p']
  const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '43', '-b:v', '0', '-deadline', 'good', '-cpu-used', '2', '-row-mt', '1']
  await ffmpeg([...film, ...vp9, '-g', '250', `${path}.webm`])
  const h264 = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '28', '-tune', 'animation', '-movflags', '+faststart']
  await ffmpeg([...film, ...h264, `${path}.mp4`])
}

function fades(seconds: readonly number[]): string {
  let end = 0
  const steps = seconds.map((length, index) => {
    end += length - FADE_SECONDS
    const before = index === 0 ? '[0:v]' : `[f${index - 1}]`
    const name = index === seconds.length - 1 ? 'film' : `f${index}`
    return `${before}[${index + 1}:v]xfade=transition=fade:duration=${FADE_SECONDS}:offset=${end}[${name}]`
  })
  return steps.join(';')
}

/** As WebP or JPEG, by the extension of the path. */
export async function encodeImage(source: string, path: string): Promise<void> {
  const quality = path.endsWith('.webp')
    ? ['-c:v', 'libwebp', '-quality', '78', '-compression_level', '6']
    : ['-q:v', '4']
  await ffmpeg(['-i', source, ...quality, '-frames:v', '1', path])
}

async function ffmpeg(parameters: readonly string[]): Promise<void> {
  await run('ffmpeg', ['-y', '-loglevel', 'error', ...parameters])
}
