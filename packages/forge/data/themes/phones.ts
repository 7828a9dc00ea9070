import type { Theme } from '../../src/write/recipes.ts';

export const phones: Theme = {
  name: 'phones',
  about: 'smartphones, phone calls, low battery, screen time, scrolling, notifications, apps, autocorrect',
  words: 'phone, phones, smartphone, battery, low battery, charger, charging, 1%, screen time, scroll, scrolling, doomscrolling, notification, notifications, app, apps, text, texting, autocorrect, phone call, phone calls, voicemail, selfie, social media, instagram, tiktok, youtube, algorithm, call',
  mood: 'tired',
  art: 'mobile-phone',
  places: `
    In bed, the phone directly above the face
    The socket behind the wardrobe
    A bus, 94 people, no eye contact
  `,
  tickers: `
    Screen time report received with screen
    Man lets phone ring out, then texts "you called?"
    Autocorrect apologises for ducks
  `,
  lines: {
    reaction: `
      [battery, low battery, 1%, charger, charging] One per cent. Tell my family I was almost at a socket.
      [call, phone call, phone calls, voicemail, ringing] I watched it ring with interest, as one watches weather.
      [screen time, scroll, scrolling, doomscrolling] Eleven hours a day. Two of them blinking.
      I came to check the time. I now know a lot about otters.
      [autocorrect, text, texting] I meant every ducking word.
      [selfie] Take forty. Post none. Delete the mirror.
      The phone fell on my face. It has seen worse.
    `,
    demotivator: `
      [battery, low battery, 1%, charger, charging] ENERGY | One per cent. It is enough if nobody looks at it.
      CONNECTION | Four thousand followers. Nobody to hold the ladder.
      FOCUS | It was just a quick look. That was in May.
    `,
    documentary: `
      Its thumb moves in its sleep. It is still scrolling.
      It hears a ring, freezes, and waits for the danger to become a text message.
      The battery falls below ten per cent. Old loyalties are forgotten.
    `,
    pie: `
      Checking the time | Videos of otters 61 | Messages 37 | The time 2
      When my phone rings | Staring at it 64 | Waiting 33 | Answering 3
    `,
    error: `
      Low battery | 1 % remaining. Spend it on something beautiful, or the torch. | Torch | Otters
      Screen time | You have been here for nine hours. Are you still a person? | Yes | Remind me later
    `,
    question: `
      Me | A ringing phone | Is this an emergency? @face @mobile-phone
      My thumb | 3:14 a.m. | Is this a good time for one more? @thumbs-up @mobile-phone
    `,
    chat: `
      Mum | Why do you never pick up? | I was holding the phone. | I know. I heard breathing. @mobile-phone
      Friend | Can I call you? | Who died? | Nobody. I wanted to hear your voice. @mobile-phone
    `,
    headline: `
      Man answers unknown number, has warranty now
      Woman puts phone in other room, follows it
      Phone at 1 % outlives relationship
    `,
    stages: `
      One video | One more video | Otter expert @otter
      100 % | 20 % | The socket in the airport toilet @low-battery
    `,
    nobody: `
      My phone, at 40 per cent: I am so tired
    `,
    preference: `
      Answering the call | Watching it ring, then texting "what's up?"
      Sleeping | Looking at a stranger's kitchen
    `,
    versus: `
      My battery | My social battery | Both were fully charged at 8. @low-battery @melting-face
    `,
  },
};
