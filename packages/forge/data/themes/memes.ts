import type { Theme } from '../../src/write/recipes.ts';

export const memes: Theme = {
  name: 'memes',
  about: 'making memes, jokes, internet humour, trying not to laugh, keeping a straight face, smiling',
  words: 'meme, memes, joke, jokes, laugh, laughing, smile, smiling, straight face, funny, humor, humour, comedian, deadpan, poker face, giggle, serious face, trying not to laugh, comedy, clown, internet, viral, like, likes, influencer, tiktok, comment, comments',
  mood: 'calm',
  art: 'moai',
  lines: {
    reaction: `
      [laugh, laughing, smile, smiling, straight face, poker face, deadpan, giggle, serious face, trying not to laugh] Nothing moved. Inside, a whole circus burned down.
      [meme, memes, viral] I made it in nine seconds. It will outlive me.
      [joke, jokes, funny, comedian, comedy, humor, humour] I explained it. Please bring flowers.
      [influencer, likes, like, viral] Three likes. I would like to thank both of my mothers.
      [clown] He is in a suit today. He has a meeting.
      [comment, comments] I read the comments. I have moved to a hut.
    `,
    demotivator: `
      COMPOSURE | One corner of the mouth gave in. The other was informed later.
      [meme, memes, viral, internet] LEGACY | They left cathedrals. We left this.
      [joke, jokes, funny, comedian, comedy, humor, humour] TIMING | It was funny in 2012. He has waited.
    `,
    documentary: `
      Four adults look at a picture of a frog. None may smile. One of them is already shaking.
      It tells the joke a second time, louder. In nature this has never worked.
    `,
    pie: `
      [meme, memes, viral, internet, joke, jokes, funny] Making a meme | Choosing the frog 62 | Laughing at it alone 35 | Showing somebody 3
      [laugh, laughing, smile, smiling, straight face, giggle] Where it shows first | Nostrils 58 | Left eye 38 | Smile 4
    `,
    error: `
      [laugh, laughing, smile, smiling, straight face, poker face, deadpan] Face.exe | A smile tried to open. Block it? | Block | Too late
    `,
    chat: `
      [meme, memes, joke, jokes, funny] Friend | haha | Are you laughing? | No. I have never moved less. @speech-balloon
    `,
    headline: `
      [laugh, laughing, smile, smiling, straight face, deadpan, poker face] Man keeps straight face, strains neck
      [meme, memes, viral, internet] Meme explained to father, both need to sit down
    `,
    stages: `
      [laugh, laughing, smile, smiling, straight face, deadpan, trying not to laugh] Nothing | A nostril | The whole row has to leave @moai
    `,
    nobody: `
      [laugh, laughing, smile, smiling, straight face] My mouth, at a funeral: remember that frog?
    `,
    preference: `
      [joke, jokes, funny, meme, memes, humor, humour] Laughing out loud | Breathing out slightly faster through the nose
    `,
    question: `
      [meme, memes, joke, jokes, influencer, viral] Me | Seven likes | Is this fame? @face @thumbs-up
    `,
  },
};
