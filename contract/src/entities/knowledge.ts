import { z } from 'zod'

export const ArticleSummary = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string().describe('One sentence'),
  group: z.string().describe('The shelf it stands on: Sleep, Heart, Load, Food and weight, Health, Training, Method'),
})
export type ArticleSummary = z.infer<typeof ArticleSummary>

export const Article = ArticleSummary.extend({
  body: z.string().describe('Markdown, without title and sources'),
  sources: z.array(z.object({ text: z.string(), url: z.url().optional() })),
})
export type Article = z.infer<typeof Article>
