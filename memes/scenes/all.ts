import type { Scene } from '../scene.ts';
import { breadNews } from './bread-news.ts';
import { breathing } from './breathing.ts';
import { eau } from './eau.ts';
import { fallback1 } from './fallback-1.ts';
import { fallback2 } from './fallback-2.ts';
import { fittedSheet } from './fitted-sheet.ts';
import { grandOpera } from './grand-opera.ts';
import { highDiving } from './high-diving.ts';
import { highNoon } from './high-noon.ts';
import { lullaby } from './lullaby.ts';
import { numberNine } from './number-nine.ts';
import { oneNote } from './one-note.ts';
import { planetLivingRoom } from './planet-living-room.ts';
import { staringFinal } from './staring-final.ts';
import { theDerby } from './the-derby.ts';
import { theDoor } from './the-door.ts';
import { theGap } from './the-gap.ts';
import { theOmelette } from './the-omelette.ts';
import { theLaunch } from './the-launch.ts';
import { thePrinter } from './the-printer.ts';
import { theWeather } from './the-weather.ts';
import { theSwan } from './the-swan.ts';
import { theTalk } from './the-talk.ts';
import { theVanishing } from './the-vanishing.ts';

/** The deck, in its order; what plays where another clip cannot comes last. */
export const scenes: readonly Scene[] = [
  planetLivingRoom,
  grandOpera,
  highDiving,
  breadNews,
  breathing,
  theDoor,
  staringFinal,
  numberNine,
  oneNote,
  theSwan,
  eau,
  theGap,
  theOmelette,
  theVanishing,
  theDerby,
  theTalk,
  thePrinter,
  theWeather,
  highNoon,
  lullaby,
  fittedSheet,
  theLaunch,
  fallback1,
  fallback2,
];
