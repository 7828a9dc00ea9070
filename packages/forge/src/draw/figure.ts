import type { Plan } from '../plan.ts';
import { BLACK, cat, COATS } from './cast/cat.ts';
import { arm } from './cast/arms.ts';
import type { Gesture } from './cast/arms.ts';
import { bear } from './cast/bear.ts';
import { BREEDS, dog } from './cast/dog.ts';
import { deadpan } from './cast/face.ts';
import type { Mood } from './cast/face.ts';
import { bodies, bodiesOf, clothes, COAT, others, SUIT } from './cast/people.ts';
import { penguin } from './cast/penguin.ts';
import { pigeon } from './cast/pigeon.ts';
import { person } from './cast/person.ts';
import { chanceFrom, oneOf } from './chance.ts';
import { mixed } from './colour.ts';
import { drawIcon, iconOf } from './icons.ts';
import type { Icon, IconFile } from './icons.ts';
import { oval, placed } from './pen.ts';
import type { Box, Pen } from './pen.ts';

/** Somebody or something that can stand in a picture. */
export interface Figure {
  /** width by height of its ink */
  ratio: number;
  /** cut off below: it belongs to the picture's lower edge, not on the ground */
  bust: boolean;
  /** wears a face: marks of its mood can stand around it */
  alive: boolean;
  /** Draws it so that its ink fills the box. `look` is where it looks, -1 left to 1 right. */
  draw: (pen: Pen, into: Box, look?: number) => void;
  /** is nothing but a face: somebody can stand in for it where a body is needed */
  onlyFace?: true;
  /** Draws its free arm, where it has one. */
  gesture?: (pen: Pen, into: Box, what: Gesture) => void;
}

interface Own {
  names: RegExp;
  /** x, y, width, height of the ink in its own units */
  box: readonly [number, number, number, number];
  bust: boolean;
  make: (name: string, chance: () => number) => (pen: Pen, mood: Mood, look?: number) => void;
  /** sleeve and skin of a free arm, from the same chance as `make` */
  arms?: (name: string, chance: () => number) => readonly [sleeve: string, skin: string];
}

const looking = (look: number | undefined) => (look === undefined ? {} : { look });

/** The house's own cast, by the icons it stands in for. */
const cast: readonly Own[] = [
  {
    names: /^((black-|.*-|)cat(-.*)?)$/,
    box: [316, 110, 392, 380],
    bust: false,
    make: (name, chance) => {
      const coat = name === 'black-cat' ? BLACK : oneOf(chance, COATS);
      return (pen, mood, look) => cat(pen, { mood, coat, ...looking(look) });
    },
  },
  {
    names: /^(dog|dog-face|guide-dog|service-dog)$/,
    box: [-150, -393, 300, 396],
    bust: false,
    make: (_, chance) => {
      const breed = oneOf(chance, BREEDS);
      return (pen, mood, look) => dog(pen, { mood, breed, ...looking(look) });
    },
  },
  {
    names: /^(bear|teddy-bear)$/,
    box: [-172, -372, 344, 372],
    bust: true,
    make: () => (pen, mood, look) => bear(pen, { fur: '#8d6243', shade: '#6f4a30', muzzle: '#d9b68c', mood, ...looking(look) }),
  },
  {
    names:
      /^(busts-in-silhouette|people-(hugging|holding-hands|with-bunny-ears|wrestling)|(wo)?men-(holding-hands|with-bunny-ears)|(wo)?man-and-(wo)?man-holding-hands|family.*|couple.*)$/,
    box: [-250, -400, 500, 400],
    bust: true,
    make: (_, chance) => {
      const first = oneOf(chance, bodies);
      const pair = [first, oneOf(chance, others(bodies, first))].map((body, i) => ({
        ...body,
        ...(i === 0 ? clothes[0] : oneOf(chance, others(clothes, clothes[0]))),
      }));
      return (pen, mood, look) => {
        for (const [i, who] of pair.entries())
          placed(pen, { x: i === 0 ? -108 : 98, scale: i === 0 ? 0.97 : 1 }, () =>
            person(pen, { ...who, mood, look: look ?? (i === 0 ? 0.7 : 0) }),
          );
      };
    },
  },
  {
    names: /^dove$/,
    box: [-192, -340, 384, 350],
    bust: true,
    make: () => (pen, mood, look) => pigeon(pen, { mood, ...looking(look) }),
  },
  { names: /^penguin$/, box: [-76, -200, 164, 205], bust: false, make: () => (pen) => penguin(pen) },
  {
    names:
      /^((wo)?man|person|boy|girl|child|adult|older-person|old-(wo)?man|(man|woman|person)-(beard|bald|blonde-hair|curly-hair|red-hair|white-hair|frowning|pouting)|((wo)?man-)?(technologist|office-worker|teacher|student|health-worker|scientist|judge|mechanic|factory-worker|artist|singer|pilot)|bust-in-silhouette)$/,
    box: [-152, -388, 304, 388],
    bust: true,
    make: (name, chance) => {
      const body = oneOf(chance, bodiesOf(name));
      const dress = dressed(name) ?? oneOf(chance, clothes);
      return (pen, mood, look) => person(pen, { ...body, ...dress, mood, ...looking(look) });
    },
    arms: (name, chance) => {
      const { skin } = oneOf(chance, bodiesOf(name));
      const { coat } = dressed(name) ?? oneOf(chance, clothes);
      return [mixed(coat, '#0a0814', 0.1), skin];
    },
  },
];

/** Who is known by what they wear. */
const dressed = (name: string) => (name.includes('office-worker') ? SUIT : /health|scientist/.test(name) ? COAT : undefined);

const YELLOW = ['#e09a1f', '#f7b733'] as const;
/** Faces of another colour. */
const tints: readonly (readonly [RegExp, readonly [rim: string, ball: string]])[] = [
  [/cold-face/, ['#4f86c6', '#7db8f0']],
  [/hot-face|pouting|symbols/, ['#b94a2c', '#ee6f45']],
  [/nause|vomit/, ['#6f9a34', '#a3c94f']],
  [/horns/, ['#6a4a9c', '#9a76cf']],
];
const feelings: readonly (readonly [RegExp, Mood])[] = [
  [/tired|weary|sleep|yawn|exhal|melting/, 'tired'],
  [/spiral|vomit|fear|scream|anxious|astonish|hushed|flushed|anguish|shaking|explod|open-mouth/, 'panic'],
  [/angry|pouting|steam|symbols|horns/, 'angry'],
  [/cry|disappoint|frown|sad|pensive|worried|downcast|persever|confound/, 'sad'],
  [/think|eyebrow|unamused|rolling|monocle|confused|shush|zipper|diagonal|peeking/, 'suspicious'],
  [/smirk|sunglass|wink|sly/, 'smug'],
];
/** Faces that are more than a face keep what makes them so. */
const kept =
  /clown|cowboy|robot|mask|head-bandage|moon|sun-|dragon|horse|monkey|pig|cow|tiger|rabbit|mouse|wolf|fox|lion|hamster|disguise|skull|ghost|alien|ogre|goblin|poo|nerd|thermometer|clouds/;

const faceless = new Set(['Objects', 'Food & Drink', 'Travel & Places', 'Activities']);
const neverFaced =
  /arrow|button|flag|keycap|sign|mark|map|calendar|chart|newspaper|window|card|clock|watch|square|circle|bed$|person|people|family|surfing|biking|climb|lifting|bath|place|scape|bridge|hotel|snowboard|skier|phone|keyboard|calculator|keycap|ladder|ribbon|scissors|dna|wheel|telescope|microscope|memo|receipt|page|scroll|clipboard|cooking/;

/**
 * Takes a name of `art/names.json` and returns who stands in for it: one of the house's own, a deadpan face, or the icon; things get a face of their
 * own when there is room on them and `faces` allows it. Whom nobody knows is a straight face.
 */
export function figureOf(file: IconFile, name: string, mood: Plan['mood'], chance: () => number, faces = true): Figure {
  const own = cast.find(({ names }) => names.test(name));
  if (own) {
    const seed = Math.floor(chance() * 4_294_967_296);
    const draw = own.make(name, chanceFrom(seed));
    const limb = own.arms?.(name, chanceFrom(seed));
    const [x, y, w, h] = own.box;
    return {
      ...(limb && {
        gesture: (pen: Pen, into: Box, what: Gesture) =>
          placed(pen, { x: into.x, y: into.y, scaleX: into.w / w, scaleY: into.h / h }, () =>
            placed(pen, { x: -x + 112, y: -y - 108 }, () => arm(pen, what, ...limb)),
          ),
      }),
      ratio: w / h,
      bust: own.bust,
      alive: true,
      draw: (pen, into, look) =>
        placed(pen, { x: into.x, y: into.y, scaleX: into.w / w, scaleY: into.h / h }, () =>
          placed(pen, { x: -x, y: -y }, () => draw(pen, mood, look)),
        ),
    };
  }
  const icon = iconOf(file, name);
  if (!icon || (icon.kind === 'Smileys & Emotion' && /face|head|star-struck/.test(name) && !kept.test(name)))
    return face(feelings.find(([words]) => words.test(name))?.[1] ?? mood, tints.find(([words]) => words.test(name))?.[1]);
  const faced = faces && faceless.has(icon.kind) && !neverFaced.test(name) && icon.room[2] >= 4.6;
  return fromIcon(icon, faced ? mood : null);
}

function face(mood: Mood, [rim, ball]: readonly [string, string] = YELLOW): Figure {
  return {
    ratio: 1,
    bust: false,
    alive: true,
    onlyFace: true,
    draw: (pen, { x, y, w, h }) => {
      const r = Math.min(w, h) / 2;
      oval(pen, rim, x + w / 2, y + h / 2, r);
      oval(pen, ball, x + w / 2 - r * 0.03, y + h / 2 - r * 0.04, r * 0.95);
      deadpan(pen, x + w / 2, y + h / 2, r * 0.86, mood);
    },
  };
}

function fromIcon(icon: Icon, mood: Mood | null): Figure {
  const [x, y, w, h] = icon.box;
  const [fx, fy, r] = icon.room;
  return {
    ratio: w / h,
    bust: icon.kind === 'People & Body' && y + h > 29 && w > 14,
    alive: mood !== null || icon.kind === 'People & Body' || icon.kind === 'Animals & Nature',
    draw: (pen, into) => {
      const scale = Math.min(into.w / w, into.h / h);
      placed(pen, { x: into.x + (into.w - w * scale) / 2, y: into.y + (into.h - h * scale) / 2, scale }, () => {
        placed(pen, { x: icon.flip ? x + w : -x, y: -y, scaleX: icon.flip ? -1 : 1 }, () => drawIcon(pen, icon));
        if (mood) deadpan(pen, (icon.flip ? 2 * x + w - fx : fx) - x, fy - y, Math.min(r * 0.86, 8), mood);
      });
    },
  };
}
