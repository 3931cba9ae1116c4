/** One provider's measurements of one athlete. */
export interface Series {
  user_id: string
  provider: string
}
