import type { Theme } from '../../src/write/recipes.ts';

export const wifi: Theme = {
  name: 'wifi',
  about: 'the wifi drops, slow internet, loading, buffering, the router, bad connection',
  words: 'wifi, wi-fi, internet, router, hotspot, connection, network, broadband, signal, offline, buffering, loading, bandwidth, ping, lag, lagging, disconnect, disconnected, slow internet, download',
  mood: 'panic',
  art: 'wireless',
  places: `
    The one corner with two bars
    Beside the router, on one leg
    A house where everybody shouted at once
  `,
  tickers: `
    Family meets for first time since 2019
    Router restarted; gods appeased for now
    Download at 99 % since breakfast
  `,
  lines: {
    reaction: `
      I looked up. There was a family there. They seem nice.
      The router has been moved, blessed and threatened.
      [boss, game, final, gaming, level, match] Somewhere a twelve-year-old believes he defeated me.
      [meeting, call, zoom, interview] I froze with my mouth open. They promoted the picture.
      The little dinosaur and I are on first-name terms.
      Three bars. None of them serves anything.
      I have turned it off and on again. I meant myself.
    `,
    demotivator: `
      CONNECTION | Full signal. Nothing is said.
      PATIENCE | 99 %. It has been 99 % since the spring.
      PRESENCE | For one moment, everybody was in the room. It was awful.
    `,
    documentary: `
      The signal is gone. Slowly, the family leave their rooms and look at each other.
      It lifts the phone to the sky and turns in a circle. No rain will come of this.
      Every few hours the adult unplugs the box, counts to ten, and prays.
    `,
    pie: `
      Fixing the wifi | Off and on again 66 | Staring at the router 30 | Fixing it 4
      Where the wifi works | Bathroom 58 | Neighbour's kitchen 39 | Desk 3
    `,
    error: `
      No internet | You are offline. Please talk to somebody. | Wait | Panic
      Connected | Connected, without internet. Together, but alone. | Relate | Retry
    `,
    question: `
      Me | One bar of signal | Is this enough to stream? @face @antenna-bars
      My family, blinking | Each other | Is this a conversation? @busts-in-silhouette @speech-balloon
    `,
    chat: `
      Customer | My internet is down. | Please use our online form. | ... @wireless
      Neighbour | Your wifi is down. | How would you know? | I am asking for us both. @wireless
    `,
    headline: `
      Wifi drops, household learns each other's names
      Man restarts router, describes himself as "in IT"
      Connection lost for nine seconds; survivors share stories
    `,
    stages: `
      Three bars | One bar | Books @books
      Off and on again | Off and on again, angrily | A letter to the king @wireless
    `,
    nobody: `
      The wifi, one minute before the deadline: goodbye
    `,
    preference: `
      Speaking to my family | Holding the phone out of the window
    `,
    versus: `
      Speed I pay for | Speed I get | The brochure had a cheetah. @leopard @snail
    `,
  },
};
