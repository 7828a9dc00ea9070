import { counted } from './counted.ts';

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
/** A caption's share of laughter and judge, in the hundred it is told in. */
const inPoints = (share: number): string => counted(Math.round(share * 100), 'point', 'points');
const percent = (share: number): string => `${Math.round(share * 100)}\u2009%`;

/** How one round is named, won, shared and lost, and what its score is. */
interface RoundWords {
  name: string;
  won: (name: string, points: number, plays: number) => string;
  wonYou: (points: number, plays: number) => string;
  nobody: string;
  score: string;
  next: string;
}

const rounds: Record<number, RoundWords> = {
  1: {
    name: 'Straight faces',
    won: (name, points, plays) => (plays === 1 ? `${name} won the play.` : `${name} won ${points} of ${plays} plays.`),
    wonYou: (points, plays) => (plays === 1 ? 'You won the play.' : `You won ${points} of ${plays} plays.`),
    nobody: 'Nobody won a play.',
    score: 'The score is the share of the plays won.',
    next: 'Do not smile.',
  },
  2: {
    name: 'Comedy',
    won: (name, points) => `${name} broke ${points === 1 ? 'one listener' : `${points} listeners`}.`,
    wonYou: (points) => `You broke ${points === 1 ? 'one listener' : `${points} listeners`}.`,
    nobody: 'Nobody laughed at anything.',
    score: 'The score is the share of the laughs one could get.',
    next: 'Thirty seconds at the microphone each. A point for every listener who laughs.',
  },
  3: {
    name: 'Captions',
    won: (name, points) => `${name} wrote the caption of ${inPoints(points)}.`,
    wonYou: (points) => `You wrote the caption of ${inPoints(points)}.`,
    nobody: 'No caption moved anybody.',
    score: 'The score is laughter, up to 100, and the judge, up to 20, as a share of both.',
    next: 'One picture, sixty seconds, one caption each. The faces decide.',
  },
};
const unknown: RoundWords = { name: '', won: () => '', wonYou: () => '', nobody: '', score: '', next: '' };

/** Words of the match between its rounds and at its end. */
export const matchTexts = {
  round: (n: number): RoundWords => rounds[n] ?? unknown,
  header: (n: number) => `Round ${n}: ${rounds[n]?.name ?? ''}`,
  ofRounds: (n: number, total: number) => `Round ${n} of ${total}`,
  timeLeft: 'Time left',
  you: 'You',
  shared: (names: readonly string[]) => `${listed(names)} share it.`,
  percent,
  scoreboard: {
    title: (n: number, name: string) => `Round ${n} to ${name}`,
    titleYou: (n: number) => `Round ${n} is yours`,
    titleShared: (n: number) => `Round ${n} is shared`,
    titleNobody: (n: number) => `Round ${n} to nobody`,
    warrior: 'Warrior',
    rounds: 'Rounds',
    soFar: (n: number) => (n === 1 ? 'After one round.' : `After ${n} rounds.`),
    column: (n: number) => `R${n}`,
    columnSaid: (n: number) => `Round ${n}`,
    won: 'won',
    shares: 'shared',
    rule: 'A round won counts one, a shared one half. Scores break ties.',
    roundsWon: (won: string) => (won === '1' ? 'round' : 'rounds'),
    comes: 'What comes',
    next: (n: number) => `Next: ${rounds[n]?.name ?? ''}`,
    last: 'That was the last round.',
    lastText: 'Winner takes all.',
  },
  ceremony: {
    title: 'Winner takes all',
    winner: 'Winner',
    tie: "It's a Tie!",
    nobody: 'No winner',
    caption: 'Winning caption',
    how: 'How it came to this',
    again: 'Play Again',
    home: 'Back to Home',
    end: 'End Game',
    page: 'The match in detail',
    closed: 'The arena is closed.',
    open: 'Another one?',
    options: 'What now',
    roundWon: (n: number) => `Round ${n}`,
    witnessed: (name: string, witnesses: number, play: number) =>
      `${witnesses === 2 ? 'Two' : witnesses === 3 ? 'Three' : witnesses} players saw ${name} smile in play ${play}. It counts for nothing.`,
    witnessedYou: (witnesses: number, play: number) =>
      `${witnesses === 2 ? 'Two' : witnesses === 3 ? 'Three' : witnesses} players saw you smile in play ${play}. It counts for nothing.`,
  },
} as const;
