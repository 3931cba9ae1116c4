/**
 * For PostgreSQL before 18, which has no `uuidv7()`: milliseconds since 1970, then 12 bits of their fraction, then chance. Of
 * the tests only: Corner itself refuses those releases.
 */
export const UUIDV7 = `
  create function uuidv7() returns uuid language sql volatile as $$
    select (lpad(to_hex(us / 1000), 12, '0') || '7' || lpad(to_hex(us % 1000 * 4096 / 1000), 3, '0')
      || substr('89ab', 1 + (random() * 3)::int, 1) || substr(replace(gen_random_uuid()::text, '-', ''), 1, 15))::uuid
    from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as us) clock
  $$`
