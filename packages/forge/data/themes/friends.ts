import type { Theme } from '../../src/write/recipes.ts';

export const friends: Theme = {
  name: 'friends',
  about: 'friends, the group chat planning a trip, cancelled plans, replying late, being late',
  words: 'friend, friends, group chat, plans, cancel, cancelled, canceled, trip, bestie, reunion, reply, late, splitting the bill, split the bill, hang out, catch up, meet up, secret, gossip, board game, board games, monopoly, road trip',
  mood: 'smug',
  art: 'speech-balloon',
  places: `
    The group chat, 214 unread
    "Five minutes away", in the shower
  `,
  lines: {
    reaction: `
      [plans, cancel, cancelled, canceled] They cancelled. I acted sad for almost a second.
      [group chat, trip, plans] Eight people, nine dates, no trip. Since 2017.
      [late] I am on my way, I wrote, from the bath.
      [catch up, reunion, meet up] We must do this again, we said, and moved abroad.
      [bill, split the bill, splitting the bill] I had the soup. I paid for a lobster.
      [monopoly, board game, board games] There were four of us. Now there are rules.
      They know too much. We have to stay friends.
    `,
    demotivator: `
      [plans, cancel, cancelled, canceled] RELIEF | They cancelled first.
      [group chat, trip] UNITY | Everybody is in. Nobody is going.
      [late] PUNCTUALITY | "Almost there." The water is still running.
      FRIENDSHIP | They know everything, and have screenshots.
    `,
    documentary: `
      [group chat, trip, plans] Each spring the group speaks of a journey. Nobody has ever seen one begin.
      [late] It has promised to be there in five minutes. It is looking for its other sock.
      [friend, friends] Two old friends meet by chance. Both swear to call. Neither owns that number any more.
    `,
    pie: `
      [group chat, trip, plans] The group chat | "Who is in?" 49 | Pictures of a frog 46 | Dates 5
      [late] "I am almost there" | In bed 52 | In the shower 44 | Almost there 4
      [friend, friends] What my friends know | Too much 69 | Everything 30 | My birthday 1
    `,
    error: `
      [plans, cancel, cancelled, canceled] Plans cancelled | You have been given an evening. Act disappointed? | Act | Pyjamas
      [group chat] Group chat | You have 214 new messages. All of them are "haha". | Mute | Mute forever
    `,
    question: `
      [plans, cancel, cancelled, late] Me | A single raindrop | Is this a reason to cancel? @face @droplet
    `,
    chat: `
      [group chat, trip, plans] Group chat | So, which weekend? | I can do any, except all of them. | Frog picture. @frog
      [late] Friend | Where are you? | Around the corner. | I can hear the shower. @shower
      [friend, friends, catch up] Friend | We have to meet soon! | Definitely! | See you at a funeral. @calendar
    `,
    headline: `
      [group chat, trip, plans] Group finds date that suits all: none of them alive
      [late] Man who is "five minutes away" yet to be born
      [friend, friends] Friends promise to stay in touch, lose touch of keyboard
    `,
    stages: `
      [group chat, trip, plans] "Let's do Japan!" | "Let's do a weekend!" | "Let's do a call" @speech-balloon
      [plans, cancel, cancelled] Can't wait! | Is it raining? | Pyjamas @person-in-bed
    `,
    nobody: `
      [group chat] The group chat, at 3 a.m.: would you rather be a spoon
    `,
    preference: `
      [plans, cancel, cancelled, canceled] Going out | "So sorry!! Next time!!", in pyjamas
      [reply, text, group chat] Replying now | Replying in my head and never again
    `,
    versus: `
      [plans, friends, friend, trip, group chat, weekend] Me making plans | Me on the day | I was a different person. A worse one. @partying-face @person-in-bed
    `,
  },
};
