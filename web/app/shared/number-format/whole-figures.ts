/** The text with each figure and its unit, and `usually` and its figure, on one line. */
export const withWholeFigures = (text: string): string =>
  text.replace(/(\d) (h|ms|bpm|rpm|°C|points)(?!\w)/g, '$1\u00a0$2').replace(/usually (?=\d)/g, 'usually\u00a0')
