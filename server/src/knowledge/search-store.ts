import type { FoundArticle } from '@corner/coach/found-article.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** What a word of a question may mean. */
export interface Meaning {
  word: string
  /** As it is indexed: the stem. null: no article knows the word, nor one written like it. */
  lexeme: string | null
  /** 1: it is the word; less: it is written like it. */
  likeness: number
  /** Less than 1: it says little of what is asked; absent: 1. */
  weight?: number
}

/** Trigrams shared by two words before one can be a mistyped other: "tappering" and "tapering" share 0.73. */
const LEAST_LIKENESS = 0.45
/** Shorter words are like too many others. */
const LEAST_LETTERS = 4
/** Words that a mistyped one may have meant. */
const MOST_ALIKE = 3

/** What the words may mean in our articles. PostgreSQL's stop-words are left out. */
export async function findMeanings(db: Database, words: readonly string[]): Promise<Meaning[]> {
  const { rows } = await sql<Meaning>`
    with asked as (
      select word, tsvector_to_array(to_tsvector('english', word)) as stems from unnest(${words}::text[]) as asked(word)),
    known as (
      select asked.word, lexeme, 1 as likeness
      from asked, unnest(coalesce((select lexemes from article_words as own where own.word = asked.word), stems)) as lexeme
      where exists (select from articles where articles.lexemes @@ quote_literal(lexeme)::tsquery))
    select * from known
    union all
    select asked.word, lexeme, coalesce(likeness, 0)
    from asked left join lateral (
      select alike.lexemes, similarity(alike.word, asked.word) as likeness
      from article_words as alike
      where length(asked.word) >= ${LEAST_LETTERS} and alike.word % asked.word and similarity(alike.word, asked.word) >= ${LEAST_LIKENESS}
      order by likeness desc, alike.word limit ${MOST_ALIKE}) as alike on true left join unnest(alike.lexemes) as lexeme on true
    where stems <> '{}' and not exists (select from known where known.word = asked.word)`.execute(db)
  return rows
}

/** How much a word counts where it stands in an article. */
const WEIGHTS = { title: 1, keywords: 0.9, summary: 0.6, body: 0.35 }
/** What the words of a whole phrase of title or keywords count on top; a single word is hardly one. */
const PHRASE_BONUS = { words: 0.3, word: 0.1 }
/** What tells apart articles that know the same words: how often they say them. */
const MENTION_BONUS = 0.1
/** What one question that an article answers counts on top, by how much of the asked words it has. */
const ANSWER_BONUS = 0.3
/** Of two questions with the same words the one that is put alike: "what is strain", "is a strain of 18 too much". */
const WORDING_BONUS = 0.3
/** A word that is less like what an article says is another word. */
const LEAST_SAID = 0.7
/** A wording of so many words is the very question where each of them was said; of one of MOST_WORDS one may lack. */
const WORDING = { leastWords: 2, mostWords: 5 }
/** A wording of one word is it where nothing else was asked and few articles know the word; it counts as little. */
const ONE_WORD = { share: 0.99, counts: 0.5, leastRarity: 2 }
/** And so much of what was asked must be said by it, or it stands beside the point. */
const WORDING_SHARE = 0.35
/** What the very question counts on top, by how much of what was asked it says: it goes before every other. */
const VERY_QUESTION_BONUS = 0.6
/** The least that an article with the very question scores: it is an answer by itself (`SURE_MATCH` in coach). */
const VERY_QUESTION_SCORE = 0.76
/** So much of what was asked stands in a question that is answered, or the answer is to another one. */
const ANSWER_SHARE = 0.45

/**
 * The articles with these words, best first. A word counts ln(1 + articles / articles that know it), so that "debt" says more than
 * "sleep"; one that none knows as it is typed counts as if half an article knew it. The score is what was found of what was asked.
 */
export async function rankArticles(
  db: Database,
  question: string,
  meanings: readonly Meaning[],
  limit: number,
): Promise<FoundArticle[]> {
  const known = meanings.filter(({ lexeme }) => lexeme !== null)
  const unknown = new Map(meanings.flatMap(({ word, lexeme, weight = 1 }) => (lexeme === null ? [[word, weight]] : [])))
  const unknownWords = [...unknown.values()].reduce((sum, weight) => sum + weight, 0)
  const { rows } = await sql<FoundArticle>`
    with asked as (
      select word, lexeme, likeness, coalesce(weight, 1) as weight, quote_literal(lexeme) as quoted
      from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as asked(word text, lexeme text, likeness real, weight real)),
    spread as (
      select lexeme, ln(1 + (select count(*) from articles)::real / count(*)) as rarity
      from (select distinct lexeme, quoted from asked) as asked
      join articles on articles.lexemes @@ quoted::tsquery group by lexeme),
    weighed as (select word, lexeme, quoted, likeness, rarity * weight as rarity from asked join spread using (lexeme)),
    found as (
      select slug, word, max(likeness * rarity * case
        when lexemes @@ (quoted || ':A')::tsquery then ${WEIGHTS.title}::real
        when lexemes @@ (quoted || ':B')::tsquery then ${WEIGHTS.keywords}::real
        when lexemes @@ (quoted || ':C')::tsquery then ${WEIGHTS.summary}::real
        else ${WEIGHTS.body}::real end) as value
      from articles join weighed on articles.lexemes @@ quoted::tsquery
      group by slug, word),
    phrases as (
      select slug, max(value) as value
      from (
        select slug, sum(rarity * likeness) *
          case when length(phrase.lexemes) > 1 then ${PHRASE_BONUS.words}::real else ${PHRASE_BONUS.word}::real end as value
        from article_phrases as phrase join weighed on phrase.lexemes @@ quoted::tsquery
        group by slug, position, phrase.lexemes
        having count(distinct lexeme) = length(phrase.lexemes)) as whole
      group by slug),
    total as (
      select coalesce(sum(case when likeness = 1 then rarity else unknown end), 0) + ${unknownWords}::real * max(unknown) as value
      from (select ln(1 + 2 * count(*))::real as unknown from articles) as everything
      left join (select word, max(rarity) as rarity, max(likeness) as likeness from weighed group by word) as words on true),
    wordings as (
      select slug, position, max(whole.value) as value
      from (
        select slug, passage.position,
          case when cardinality(string_to_array(wording, ' ')) >= ${WORDING.leastWords} then sum(rarity) / max(total.value)
            when sum(rarity) >= greatest(${ONE_WORD.leastRarity}::real, ${ONE_WORD.share}::real * max(total.value)) then ${ONE_WORD.counts}::real else 0 end as value
        from article_passages as passage
        cross join lateral unnest(string_to_array(split_part(markdown, chr(10), 3), ',')) with ordinality as own(wording, place)
        join (select lexeme, max(rarity) as rarity from weighed where likeness >= ${LEAST_SAID}::real group by lexeme) as said
          on said.lexeme = any(string_to_array(wording, ' '))
        cross join total
        where passage.position < 1
        group by slug, passage.position, own.place, wording
        having count(*) >= cardinality(string_to_array(wording, ' '))
          - case when cardinality(string_to_array(wording, ' ')) >= ${WORDING.mostWords} then 1 else 0 end) as whole
      where whole.value >= ${WORDING_SHARE}::real
      group by slug, position),
    answers as (
      select slug, says, share, asked, row_number() over (partition by slug order by asked desc, fit desc, position desc) as place, fit
      from (
        select slug, position,
          coalesce((select value from wordings where wordings.slug = said.slug and wordings.position = said.position), 0) as asked, split_part(markdown, chr(10), 2) as says, sum(said.value) / max(total.value) as share,
          sum(said.value) / max(total.value)
            + ${WORDING_BONUS}::real * word_similarity(${question}, split_part(markdown, chr(10), 1)) as fit
        from (
          select slug, position, markdown, word, max(rarity * likeness) as value
          from article_passages as passage join weighed on passage.lexemes @@ quoted::tsquery
          where position < 1 group by slug, position, markdown, word) as said cross join total
        group by slug, position, markdown) as fitting),
    ranked as (
      select slug, coalesce(max(answered.asked), 0) as asked,
        (sum(found.value) + coalesce(max(phrases.value), 0)) / max(total.value)
        + ${ANSWER_BONUS} * coalesce(max(answered.share), 0)
        + ${MENTION_BONUS} * ts_rank(articles.lexemes, (select string_agg(quoted, ' | ') from weighed)::tsquery) as value
      from articles join found using (slug) left join phrases using (slug)
      left join (select slug, share, asked from answers where place = 1 and (asked > 0 or share >= ${ANSWER_SHARE}::real)) as answered using (slug)
      cross join total
      group by slug),
    best as (
      select slug, asked, case when asked > 0 then greatest(value, ${VERY_QUESTION_SCORE}::real) else value end
        + ${VERY_QUESTION_BONUS}::real * asked as value
      from ranked order by value desc, slug limit ${limit})
    select slug, title, summary, in_short as "inShort", least(1, value)::float8 as score, asked::float8 as "askedShare",
      (select markdown from article_passages as passage left join weighed on passage.lexemes @@ quoted::tsquery
       where passage.slug = best.slug and position > 0
       group by position, markdown order by coalesce(sum(rarity * likeness), 0) desc, position limit 1) as passage,
      (select says from answers
       where answers.slug = best.slug and place = 1 and (answers.asked > 0 or share >= ${ANSWER_SHARE}::real)) as answer,
      array(select word from unnest(${[...new Set(meanings.map(({ word }) => word))]}::text[]) as every(word)
        where not exists (select from articles as own join weighed on own.lexemes @@ quoted::tsquery
          where own.slug = best.slug and weighed.word = every.word and likeness >= ${LEAST_SAID}::real)) as unsaid
    from best join articles using (slug) order by value desc, slug`.execute(db)
  return rows
}

/** Articles by their slugs, in any order: each is itself, so its score is 1 and its summary the passage. */
export async function findArticlesCalled(db: Database, slugs: readonly string[]): Promise<FoundArticle[]> {
  const { rows } = await sql<FoundArticle>`
    select slug, title, summary, in_short as "inShort", summary as passage, null as answer, 0::float8 as "askedShare", 1::float8 as score
    from articles where slug = any(${slugs}::text[])`.execute(db)
  return rows
}
