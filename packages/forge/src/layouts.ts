/** A place for words in a layout. `most`: graphemes that still look right there, for whoever writes; longer ones are set smaller. */
export interface TextSlot {
  name: string;
  /** for people, in the editor and in descriptions */
  title: string;
  most: number;
}

/** What a kind of meme is made of: its places for words and for artwork. How it looks is the artist's (`draw/`), what stands in it the writer's (`write/`). */
export interface Layout {
  texts: readonly TextSlot[];
  /** names of the places for artwork, the main one first */
  art: readonly string[];
}

const text = (name: string, title: string, most: number): TextSlot => ({ name, title, most });

/** Every kind of meme the built-in engine composes. */
export const layouts = {
  reaction: { texts: [text('top', 'Top line', 90), text('bottom', 'Bottom line', 60)], art: ['main'] },
  versus: {
    texts: [text('left', 'Left label', 30), text('right', 'Right label', 30), text('line', 'Line below', 60)],
    art: ['left', 'right'],
  },
  preference: { texts: [text('no', 'What is refused', 60), text('yes', 'What is preferred', 60)], art: ['no', 'yes'] },
  nobody: { texts: [text('nobody', 'Who says nothing', 40), text('me', 'Who does it all the same', 80)], art: ['main'] },
  demotivator: { texts: [text('word', 'The word', 18), text('line', 'Line below', 80)], art: ['main'] },
  documentary: { texts: [text('line', 'Narrator', 110), text('place', 'Place and time', 40)], art: ['main'] },
  pie: {
    texts: [
      text('title', 'Title', 60),
      text('first', 'Largest slice', 40),
      text('second', 'Second slice', 40),
      text('third', 'Smallest slice', 40),
    ],
    art: ['main'],
  },
  error: {
    texts: [
      text('title', 'Window title', 30),
      text('message', 'Message', 90),
      text('yes', 'First button', 18),
      text('no', 'Second button', 18),
    ],
    art: ['main'],
  },
  question: {
    texts: [text('person', 'Who asks', 30), text('thing', 'The thing', 40), text('line', 'Is this …?', 50)],
    art: ['person', 'thing'],
  },
  chat: {
    texts: [
      text('name', 'Name above the chat', 24),
      text('first', 'First message', 80),
      text('second', 'Answer', 80),
      text('third', 'Last message', 50),
    ],
    art: ['main'],
  },
  headline: { texts: [text('headline', 'Headline', 80), text('ticker', 'Ticker', 80)], art: ['main'] },
  stages: { texts: [text('first', 'First stage', 50), text('second', 'Second stage', 50), text('third', 'Last stage', 50)], art: ['main'] },
} as const satisfies Record<string, Layout>;

export type LayoutId = keyof typeof layouts;
