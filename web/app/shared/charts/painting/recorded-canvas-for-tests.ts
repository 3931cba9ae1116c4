import type { Canvas } from './canvas.ts'

interface Stroke {
  colour: unknown
  width: unknown
  alpha: unknown
  dashed: boolean
  points: [number, number][]
}
interface Filled {
  colour: unknown
  alpha: unknown
  box: number[]
}

/** A canvas of 800 by 100 for places 0 to 8 and values 0 to 100 that notes what is painted. */
export function recordedCanvas(given: Partial<Canvas> = {}) {
  const strokes: Stroke[] = []
  const boxes: Filled[] = []
  const dots: number[][] = []
  const texts: unknown[] = []
  const textPlaces: [x: number, y: number][] = []
  let dashes: number[] = []
  let points: [number, number][] = []
  const context = {
    globalAlpha: 1,
    strokeStyle: '',
    fillStyle: '',
    lineWidth: 1,
    setLineDash: (pattern: number[]) => {
      dashes = pattern
    },
    beginPath: () => {
      points = []
    },
    moveTo: (x: number, y: number) => void points.push([x, y]),
    lineTo: (x: number, y: number) => void points.push([x, y]),
    arc: (x: number, y: number, radius: number) => void dots.push([x, y, radius]),
    fill: () => {},
    fillText: (text: string, x: number, y: number) => {
      texts.push(text)
      textPlaces.push([x, y])
    },
    roundRect: () => {},
    fillRect: (...box: number[]) => void boxes.push({ colour: context.fillStyle, alpha: context.globalAlpha, box }),
    stroke: () =>
      void strokes.push({
        colour: context.strokeStyle,
        width: context.lineWidth,
        alpha: context.globalAlpha,
        dashed: dashes.length > 0,
        points,
      }),
  }
  const canvas = {
    context,
    ratio: 1,
    left: 0,
    top: 0,
    width: 800,
    height: 100,
    chartWidth: 400,
    rightAxis: 0,
    x: (place: number) => place * 100,
    y: (value: number) => 100 - value,
    colours: { ink: 'ink', ink2: 'ink2', ink3: 'ink3', bands: { red: 'red' }, series: ['navy', 'teal'], font: 'f' },
    ...given,
  } as unknown as Canvas
  return { canvas, strokes, boxes, dots, texts, textPlaces }
}
