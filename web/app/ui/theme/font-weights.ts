/** The four weights of tokens.css, for canvases, which read no custom property in `font`. */
export const FONT_WEIGHT = { regular: 400, medium: 540, strong: 620, heavy: 700 } as const
