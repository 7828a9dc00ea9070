import type { Theme } from '../../src/write/recipes.ts';

export const cleaning: Theme = {
  name: 'cleaning',
  about: 'cleaning the house, laundry, dishes, a messy room, chores, furniture assembly, repairs at home',
  words: 'clean, cleaned, cleaning, laundry, dishes, tidy, tidying, chores, chore, messy, mess, vacuum, vacuuming, dust, room, ironing, washing, dishwasher, sock, socks, fold, folding, fitted sheet, furniture, flat-pack, diy, repair, ikea, bathroom, shower, toilet, sofa',
  mood: 'tired',
  art: 'broom',
  lines: {
    reaction: `
      It is not a mess. It is an archive.
      I moved it all next door. Next door is now the problem.
      I found a photo. That was three hours ago.
      [sock, socks, laundry, washing] It took one. It always takes one.
      [laundry, clothes, fold, folding] There is clean, there is dirty, and there is the chair.
      [dishes, dishwasher] They are soaking. They have been soaking since Lent.
      [fitted sheet, fold, folding] It is a ball. It will always be a ball.
      [furniture, flat-pack, diy, repair] There were four screws left over. It stands. I do not sit.
      [vacuum, vacuuming, mom, mum] She heard nothing for years. She heard me sit down.
      Guests in ten minutes. Nobody may open that cupboard again.
    `,
    demotivator: `
      ORDER | Everything has its place. It is the chair.
      [laundry, washing, sock, socks] LOSS | They went in together. One of them has moved on.
      HOSPITALITY | You may go anywhere, except there, there and upstairs.
      [furniture, flat-pack, diy] CRAFT | Five left-over screws never hurt anybody yet.
    `,
    documentary: `
      Guests are near. The adult throws its belongings into the oven and smiles.
      The laundry has been washed. Now it will live on the chair, in its natural folds.
    `,
    pie: `
      Cleaning my room | Finding things 54 | Sitting with things 40 | Cleaning 6
      Where my clothes live | The chair 71 | The floor 25 | Wardrobe 4
    `,
    error: `
      Chair full | There is no more room on the chair. Open the wardrobe? | What wardrobe | Second chair
      Laundry done | The machine has finished. It will remind you until you die. | Tomorrow | Rewash
    `,
    question: `
      Me | One folded towel | Is this a system? @face @basket
      The chair | Every garment I own | Is this a wardrobe? @chair @t-shirt
    `,
    chat: `
      Mum | Did you clean your room? | Emotionally. | I am coming up. @broom
      Roommate | Whose dishes are these? | History does not say. | It says your name. @sponge
    `,
    headline: `
      Adult buys storage boxes, now owns mess in boxes
      Sock missing since Tuesday seen leaving with another
    `,
    stages: `
      Clean | Lived in | Archaeological @broom
    `,
    preference: `
      Hanging it up | The chair
      Calling an expert | A video by a man called Dale
    `,
    nobody: `
      Me, the night before the exam: those curtains could be cleaner
    `,
    versus: `
      Room, guests coming | Room, guests gone | Do not open the oven. @sparkles @tornado
    `,
  },
};
