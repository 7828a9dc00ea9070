import type { Theme } from '../../src/write/recipes.ts';

export const games: Theme = {
  name: 'games',
  about: 'video games, gaming, final boss, losing online to a child, one more level, loading screens, tutorials',
  words: 'game, games, gaming, gamer, video game, video games, boss fight, final boss, level, console, controller, minecraft, multiplayer, online game, npc, quest, respawn, loading screen, tutorial, speedrun, noob, loot, lag, tetris, side quest, ranked',
  mood: 'angry',
  art: 'video-game',
  lines: {
    reaction: `
      Killed by "xX_Duck_Xx", aged nine. He wished me well.
      One more round, I said, to the sunrise.
      The world is ending. I am collecting mushrooms.
      I saved all potions for the end. It is over. I have 94.
      [boss, final boss, boss fight] He has a second form. I have a second coffee.
      It was the controller. It was not the controller.
      [tutorial] I skipped it. I am an artist.
    `,
    demotivator: `
      SKILL | It was lag. It has been lag for eleven years.
      [final boss, boss fight, boss] DETERMINATION | Forty-one attempts. He knows my name now.
      PRIORITIES | The kingdom burns. There is a chicken to catch.
    `,
    documentary: `
      Somewhere a mother says it can be paused. It cannot be paused. It has never been possible to pause it.
      The hero must save the world. First, it reads every book in this cupboard.
    `,
    pie: `
      Saving the world | Mushrooms 55 | Hair colour 41 | Saving the world 4
    `,
    error: `
      Continue? | You have died. Your character would like to see other players. | Retry | Lag
    `,
    question: `
      Me | A locked barrel | Is this the main quest? @video-game @oil-drum
    `,
    chat: `
      Mum | Pause it. Dinner. | It is online. | Then tell Online to come too. @video-game
      xX_Duck_Xx | gg | Good game. What do you do for work? | i am seven @duck
    `,
    headline: `
      Gamer blames lag, chair, sun, then lag again
      Hero delays end of world to decorate house
    `,
    stages: `
      One round | One more round | Birds @video-game
      Easy | Normal | Reading the manual, crying @video-game
    `,
    preference: `
      The kingdom in peril | Nine mushrooms for an old man
    `,
    nobody: `
      The villain, before the save point: let me tell you a story
    `,
    versus: `
      My character | Me | Both have been sitting here since noon. @crossed-swords @couch-and-lamp
    `,
  },
};
