import type { Picture } from '../still.ts';
import { airport } from './airport.ts';
import { bank } from './bank.ts';
import { barber } from './barber.ts';
import { choir } from './choir.ts';
import { chess } from './chess.ts';
import { counsellor } from './counsellor.ts';
import { counting } from './counting.ts';
import { countryRoad } from './country-road.ts';
import { courtroom } from './courtroom.ts';
import { theDentist } from './dentist.ts';
import { elevator } from './elevator.ts';
import { flatSaucer } from './flat-saucer.ts';
import { hotDogStand } from './hot-dog-stand.ts';
import { interrogation } from './interrogation.ts';
import { lobsters } from './lobsters.ts';
import { maternity } from './maternity.ts';
import { moonParking } from './moon-parking.ts';
import { plantBoss } from './plant-boss.ts';
import { sauna } from './sauna.ts';
import { scarecrow } from './scarecrow.ts';
import { subway } from './subway.ts';
import { surgery } from './surgery.ts';
import { theTailor } from './tailor.ts';
import { threeInBed } from './three-in-bed.ts';
import { waitingRoom } from './waiting-room.ts';
import { yoga } from './yoga.ts';

/** Every still, in the order of the list. */
export const pictures: readonly Picture[] = [
  waitingRoom,
  interrogation,
  hotDogStand,
  moonParking,
  theDentist,
  choir,
  elevator,
  flatSaucer,
  plantBoss,
  sauna,
  airport,
  chess,
  counting,
  courtroom,
  scarecrow,
  theTailor,
  threeInBed,
  counsellor,
  barber,
  lobsters,
  maternity,
  bank,
  yoga,
  subway,
  surgery,
  countryRoad,
];
