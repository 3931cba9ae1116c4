/** What a text is about. */
export type Subject = 'strap' | 'sleep' | 'day' | 'lifting' | 'praise' | 'standing' | 'topic'

/** Words for each subject; the first match in this list wins. */
const WORDS: readonly (readonly [Subject, RegExp])[] = [
  [
    'lifting',
    /\b(lift(ing)?|strength|weight room|weights|gym) (groups?|plan|session|splits?)\b|\b(session|groups?|plan|split) (plan )?(for|in) (the )?(lift(ing)?|weight room|gym|strength)\b|\b(practice|session|training) (plan|groups)\b/i,
  ],
  [
    'praise',
    /\b(praise|well done|good job|great job|thank(s| you)?|thank-you|congrat\w*|proud|shout ?-?outs?|kudos|compliment|nice things?|top performers?)\b/i,
  ],
  [
    'strap',
    /\b(straps?|bands?|whoops?|watch(es)?|devices?|charg(e|ed|ing|er)|sync(ed|ing)?|wear(ing)? (it|them)|(not|no) data)\b/i,
  ],
  [
    'day',
    /\b(take it easy|takes it easy|easy day|light(er)? (day|work|duty)|sit out|sits out|bad morning|rough (night|morning)|out of live|no live|drill only|in the red|(does|do) (today|this afternoon|at practice)|train(ing)? today|practice today|looks? (bad|good|fine)|days (till|until))\b/i,
  ],
  [
    'sleep',
    /\b(sleep\w*|slept|bed ?times?|to bed|in bed|abed|lights out|early nights?|nights?|rested|resting well|tired|go(ing)? to bed)\b/i,
  ],
  [
    'standing',
    /\b(summary|summar(ise|ize|y)|report|week|fortnight|month|condition|how (he|she|they|the \p{L}+|everybody|everyone|\p{Lu}\p{L}+)( all)? (is|are|was|were|has|have|doing|look\p{L}*|sle\p{L}+|recover\p{L}*)|how (is|are)|doing|recover(y|ing|ies)|brief|figures|status|numbers|update|holding up|lookin\p{L}*|progress)\b/iu,
  ],
]

/** What the words are about; undefined: nothing that is recorded. @param words plain ones */
export const subjectIn = (words: string): Subject | undefined =>
  OF_ALL.test(words) ? 'standing' : WORDS.find(([, pattern]) => pattern.test(words))?.[0]

/** A report, or several figures together: none of them alone is the subject. */
const OF_ALL =
  /\b(week(ly)?|month(ly)?|one[- ]page|status|team) (\p{L}+ )?(report|summary|recap|update)\b|\b(recovery|strain)\b[^.?!]*\b(sleep|strain|recovery)\b/iu

/**
 * Whether it asks for general advice and not for how somebody is doing: "why sleep matters", "what resting pulse tells
 * us".
 */
export const isOfKnowledge = (words: string): boolean =>
  /\b(why|what|how much|how many|importance|good for|matters?|facts?|hygiene|limitations|sheet|one-pager|tips|advice|(three|two|\d) lines .*about|lines? (on|about)|something (for|on) .*about|screens?|naps?|hydration|hydrat\w*|water|caffeine|coffee|made of|means|(?<!not )mean|tells?|explained?)\b/i.test(
    words,
  )
