import type { Theme } from '../../src/write/recipes.ts';

export const parents: Theme = {
  name: 'parents',
  about: 'mother and father, mum calling, dad and the thermostat, dad jokes, parents using technology, grandparents',
  words: 'mom, mum, mother, dad, father, parents, parent, grandma, grandpa, grandmother, grandfather, granny, grandad, thermostat, heating, heater, dad joke, dad jokes, mommy, daddy, aunt, uncle, in-laws, mother-in-law, family dinner, relatives, family',
  mood: 'suspicious',
  art: 'older-person',
  places: `
    The driveway, saying goodbye, hour two
    Beside the thermostat, on guard
    A family table, just before politics
  `,
  lines: {
    reaction: `
      [mom, mum, mother] She asked where I was. She was behind me.
      [mom, mum, mother] I said I was not hungry. A table was laid.
      [thermostat, heating, heater] He felt it. One degree. From the garage.
      [dad, father, daddy] He fell asleep watching it. He was watching it.
      [grandma, grandmother, granny] She says I have become thin. I had to be rolled in.
      [grandma, grandpa, grandmother, grandfather, phone, technology] It was typed with one finger and sent to a plumber.
      [dad joke, dad jokes] He has been waiting since 1987 to say it.
      [parents, family, relatives] "When I was your age," it began, and the sun went down.
      [in-laws, mother-in-law] She brought her own sponge.
      [dad, father] He did not read the instructions. He is the instructions.
      [dad, father, drive, driving] He braked too. From the passenger seat. With his whole life.
    `,
    demotivator: `
      [thermostat, heating, heater] VIGILANCE | Nobody touches the thermostat. Nobody.
      [mom, mum, mother] INSTINCT | She knew before you did. She has already told your aunt.
      [grandma, granny, grandmother] NUTRITION | You said no. That was four plates ago.
      HERITAGE | You have your father's eyes and his cables.
      [dad, father] LEGACY | One day, all of these cables will be yours.
    `,
    documentary: `
      [dad, father] The father slaps both knees and says "right". In forty minutes he may stand up.
      [mom, mum, mother] The mother says goodbye. She will say it again at the door, the car and the window.
      [grandma, grandpa, granny, grandmother, grandfather] The elder holds the phone at arm's length. We can all see up its nose. It is happy.
    `,
    pie: `
      [dad, father] Dad on the phone | "Here is your mother" 71 | Weather 25 | Feelings 4
      [mom, mum, mother] When Mum calls | Who has died 52 | Who is ill 43 | How am I 5
      [family, relatives, family dinner, parents, aunt, uncle] Family dinner | Why I am single 55 | Potatoes 41 | Peace 4
    `,
    error: `
      [thermostat, heating, heater] Thermostat locked | Only your father may do this. He has been informed. | Sweater | Run
      [grandma, granny, grandmother] Plate empty | Your plate has been empty for two seconds. Refilling. | Yes | You cannot
      [dad, father] Dad.exe | Instructions were found. Dad does not require instructions. | OK | Two screws left
    `,
    question: `
      [thermostat, heating, heater] Dad | 19.5 degrees | Is this a sauna? @man-beard @thermometer
      [grandma, granny, grandmother] Grandma | My third helping | Is this a hunger strike? @old-woman @fork-and-knife-with-plate
      [mom, mum, mother] Mum | A missed call | Is this a kidnapping? @woman @mobile-phone
      [dad, father] Dad | A cable nobody has needed since 1998 | Is this an heirloom? @man-beard @electric-plug
    `,
    chat: `
      [mom, mum, mother, parents] Mum | Call me. | What happened? | Nothing. Your cousin has a new fence. @woman
      [dad, father, dad joke] Child | I am hungry. | Hello Hungry, I am D... | I have left the group. @man-beard
      [grandma, granny, grandmother] Grandma | DEAR TOM COMMA HOW IS THE WEATHER | It is fine! | WHO IS THIS @old-woman
      [thermostat, heating, heater] Dad | Who touched it? | Touched what? | It is 21 in here. I am in Spain. @thermometer
    `,
    headline: `
      [thermostat, heating, heater] Father senses thermostat change from neighbouring country
      [mom, mum, mother] Mother "not angry", nation takes cover
      [grandma, granny, grandmother] Grandma discovers emoji, uses all of them
      [dad, father] Father knows shorter way, discovers new country
      [mom, mum, mother] Mother finds it in the place where you had looked
    `,
    stages: `
      [dad, father] "Right." | "Right then." | Still in the doorway @man-beard
      [mom, mum, mother] First name | First and middle name | The full passport @woman
      I will never be like my parents | I turn the lights off | I own a favourite cable
    `,
    nobody: `
      [dad, father] Dad, at any meat, anywhere: I would have turned it earlier
      [mom, mum, mother] Mum, to the cashier: he is thirty-four and still no wife
    `,
    preference: `
      [thermostat, heating, heater] Turning the heating on | A speech about jumpers
      [mom, mum, mother] Texting back "ok" | Calling the police, twice
    `,
    versus: `
      [mom, mum, mother] "Go, have fun" | "Fine. Go." | One of these is a trap. @smiling-face-with-halo @unamused-face
    `,
  },
};
