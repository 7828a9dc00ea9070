import type { Theme } from '../src/write/recipes.ts';
import { general } from './general.ts';
import { contrast } from './shapes/contrast.ts';
import { empty } from './shapes/empty.ts';
import { given } from './shapes/given.ts';
import { isThis } from './shapes/is-this.ts';
import { question } from './shapes/question.ts';
import { quote } from './shapes/quote.ts';
import { said } from './shapes/said.ts';
import { whole } from './shapes/whole.ts';
import { ageing } from './themes/ageing.ts';
import { animals } from './themes/animals.ts';
import { birds } from './themes/birds.ts';
import { bureaucracy } from './themes/bureaucracy.ts';
import { cats } from './themes/cats.ts';
import { celebrations } from './themes/celebrations.ts';
import { children } from './themes/children.ts';
import { cleaning } from './themes/cleaning.ts';
import { code } from './themes/code.ts';
import { coffee } from './themes/coffee.ts';
import { cooking } from './themes/cooking.ts';
import { dating } from './themes/dating.ts';
import { deploys } from './themes/deploys.ts';
import { languages } from './abroad/index.ts';
import { diets } from './themes/diets.ts';
import { doctors } from './themes/doctors.ts';
import { dogs } from './themes/dogs.ts';
import { email } from './themes/email.ts';
import { exams } from './themes/exams.ts';
import { fear } from './themes/fear.ts';
import { food } from './themes/food.ts';
import { friends } from './themes/friends.ts';
import { games } from './themes/games.ts';
import { gym } from './themes/gym.ts';
import { introverts } from './themes/introverts.ts';
import { meetings } from './themes/meetings.ts';
import { memes } from './themes/memes.ts';
import { mondays } from './themes/mondays.ts';
import { money } from './themes/money.ts';
import { neighbours } from './themes/neighbours.ts';
import { parents } from './themes/parents.ts';
import { passwords } from './themes/passwords.ts';
import { philosophy } from './themes/philosophy.ts';
import { phones } from './themes/phones.ts';
import { plants } from './themes/plants.ts';
import { procrastination } from './themes/procrastination.ts';
import { shopping } from './themes/shopping.ts';
import { shows } from './themes/shows.ts';
import { sleep } from './themes/sleep.ts';
import { sports } from './themes/sports.ts';
import { travel } from './themes/travel.ts';
import { updates } from './themes/updates.ts';
import { weather } from './themes/weather.ts';
import { wifi } from './themes/wifi.ts';
import { work } from './themes/work.ts';

/** Lines by what a prompt is and not by what it is about. */
const byShape: readonly Theme[] = [contrast, isThis, question, quote, said, whole, given, empty];

/** Lines by what a prompt is about. */
const byTopic: readonly Theme[] = [cats, dogs, birds, animals, work, meetings, mondays, email, code, deploys, wifi, phones, passwords, updates, sleep, coffee, food, diets, cooking, cleaning, plants, neighbours, money, shopping, bureaucracy, exams, procrastination, parents, children, friends, introverts, dating, celebrations, gym, sports, games, shows, weather, travel, doctors, ageing, philosophy, memes, fear];

/** All lines of the engine. */
export const themes: readonly Theme[] = [...general, ...byShape, ...languages.map(({ theme }) => theme), ...byTopic];
