import { limits } from '@deadpan/protocol';

const { min, max } = limits.caption;

/** Words of round 3. */
export const captionTexts = {
  title: 'Captions',
  loading: 'The picture is being hung',
  write: 'Your caption',
  hint: `${min} to ${max} characters, once. It is kept if the page is loaded anew.`,
  counter: (length: number) => `${length}/${max}`,
  counterSaid: (length: number) => `${length} of ${max} characters`,
  tooShort: `A caption has at least ${min} characters.`,
  tooLong: `A caption has at most ${max} characters.`,
  submit: 'Send the caption',
  sent: 'Sent',
  sentText: 'It cannot be changed any more. Look unconcerned.',
  byItself: 'At the deadline a caption that is long enough is sent by itself.',
  collecting: 'Pens down.',
  collectingText: 'Captions on their way are waited for.',
  missed: 'No caption from you. A bold choice.',
  status: { sent: 'sent', writing: 'writing' },
  sentCount: (n: number, of: number) => `${n} of ${of} sent`,
  failed: { title: 'Caption not sent', late: 'Too late. The captions are closed.', again: 'Please try again.' },
  reveal: {
    number: (n: number, total: number) => `Caption ${n} of ${total}`,
    yours: 'Yours. Your own face does not count now.',
    label: 'Laugh-o-meter',
    above: 'above your own calm face',
    measured: 'Only this number leaves your browser.',
    noFace: 'No face to measure.',
    straight: 'straight',
    moved: 'moved',
    laughed: 'laughing',
  },
  judging: {
    title: 'The judge is reading',
    text: 'It has no face to lose.',
  },
  scores: {
    title: (name: string) => `Round 3 to ${name}`,
    titleYou: 'Round 3 is yours',
    titleShared: 'Round 3 is shared',
    titleNobody: 'Round 3 to nobody',
    points: (total: number) => (total === 1 ? 'point' : 'points'),
    you: 'You',
    sum: (laughter: number, judge: number, total: number) =>
      `${laughter} of 100 for laughter and ${judge} of 20 from the judge make ${total}.`,
    onlyLaughter: (total: number) => `${total} of 100 for laughter; the judge said nothing.`,
    judge: 'The judge:',
    /** as the server names the judge that was measured */
    houseJudge: 'the house judge',
    honest: 'The judge agrees with a crowd about as often as one stranger does.',
    unmeasured: 'How often that judge agrees with a crowd, nobody has measured.',
    judgedBy: (name: string) => `Judged by ${name}.`,
    fellBack: (name: string) => `The appointed judge did not answer in time; ${name} stood in.`,
    noJudge: 'No judge answered. Laughter decided alone.',
    noLaughter: 'No camera measured any laughter. The judge decided alone.',
  },
} as const;
