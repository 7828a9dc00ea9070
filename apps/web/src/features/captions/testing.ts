import type { CaptionScore, CaptionsView } from '@deadpan/protocol';

/** For tests: round 3 with its picture, nothing sent yet. */
export const captions = (change: Partial<CaptionsView> = {}): CaptionsView => ({
  still: { id: 's1', url: '/media/stills/s1.webp', alt: 'A man looks at a very small boat.', title: 'The boat' },
  submitted: [],
  yours: null,
  reveal: null,
  scores: null,
  judge: null,
  ...change,
});

/** For tests: a judged caption. */
export const aScore = (id: string, change: Partial<CaptionScore> = {}): CaptionScore => ({
  user_id: id,
  username: id,
  text: `A line of ${id}`,
  laughter: 0.5,
  judge: 0.6,
  score: 0.62,
  reason: 'Short.',
  ...change,
});
