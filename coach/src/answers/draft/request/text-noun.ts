/** What is written to be sent, shown or read out. */
export const TEXT_NOUN =
  '(?:texts?|txts?|notes?|messages?|msgs?|e-?mails?|letters?|announcements?|reminders?|blurbs?|captions?|memos?|scripts?|one[- ]?pagers?|write[- ]?ups?|talking points?|speech|poems?|toasts?|paragraphs?|shout[- ]?outs?|group ?chats?|whats ?app|pep talks?)'
