import type { Theme } from '../../src/write/recipes.ts';

export const meetings: Theme = {
  name: 'meetings',
  about: 'a meeting that could have been an email, a video call, a presentation, muted microphones',
  words: 'meeting, meetings, zoom, call, video call, presentation, standup, stand-up, conference, workshop, agenda, slides, powerpoint, webinar, webcam, mute, muted, unmute, teams, brainstorming',
  mood: 'tired',
  art: 'busts-in-silhouette',
  places: `
    Meeting room "Kilimanjaro", hour three
    A video call, somewhere below the waist
    Agenda item 1, one hour in
    The waiting room of another waiting room
  `,
  tickers: `
    Person who said "quick one" wanted in four time zones
    Next slide still loading
    Minutes of meeting now a trilogy
  `,
  lines: {
    reaction: `
      This could have been an email. Or a nap.
      We agreed to meet again and find out why we met.
      I was on mute. It was my best speech.
      I have been nodding since Tuesday.
      You all see my screen. I can see my mistakes.
      [friday, 5pm, monday] It was marked optional, the way breathing is.
      [presentation, slides, powerpoint, slide] Slide 4 of 112. Somebody is taking notes out of fear.
    `,
    demotivator: `
      ALIGNMENT | Everybody left the room with the same number of chairs.
      AGENDA | Nobody has seen it. It is said to have three points.
      PARTICIPATION | Your camera is on. You are not.
      CLOSURE | "Let us take this offline." They never did.
    `,
    documentary: `
      The speaker asks if there are any questions. The herd holds its breath. One of them raises a hand.
      The camera freezes in an intelligent pose. Its owner has been in the garden for an hour.
      Twelve adults gather round a table and watch one of them look for a cable.
    `,
    pie: `
      What happens in a meeting | Can you hear me? 52 | Finding the next date 43 | Decisions 5
      Why we are here | It is in the calendar 74 | Biscuits 23 | The topic 3
    `,
    error: `
      You are on mute | You have been on mute since March. It was nice. | Unmute | Let us keep it
      Meeting extended | The last five minutes have been replaced by fifty. | Accept | Also accept
    `,
    question: `
      My calendar | Twelve free minutes | Is this room for a stand-up? @calendar @hourglass-not-done
    `,
    chat: `
      Colleague | Can everybody see my screen? | Yes. | And what I wrote about you?
      Boss | Could this have been an email? | It was one. | You replied "let us meet". @office-worker
    `,
    headline: `
      Meeting ends early, participants do not know where to go
      Man says "let us not go round the room," goes round the room
      Entire department agrees to agree at later date
    `,
    stages: `
      A quick call | A weekly call | A task force
      "One last thing" | "Just one more thing" | Sunset
    `,
    nobody: `
      One colleague, at 4:58 p.m.: I do have one question
    `,
    preference: `
      Deciding it now | A meeting to prepare the meeting
    `,
    versus: `
      Camera on | Camera off | The nodding is the same. @smiling-face-with-halo @person-in-bed
    `,
  },
};
