import type { Theme } from '../../src/write/recipes.ts';

export const work: Theme = {
  name: 'work',
  about: 'a job, the office, the boss, colleagues, working from home, overtime, a promotion or a job interview',
  words: 'work, job, office, boss, manager, colleague, coworker, coworkers, intern, career, overtime, promotion, salary, hr, ceo, interview, resume, cv, shift, employee, quit, wfh, raise, performance review, home office, customer, client',
  mood: 'tired',
  art: 'office-worker',
  places: `
    Open-plan office, late Tuesday
    The printer room, between tribes
    The lift, avoiding eye contact
    Desk 14, six minutes to five
  `,
  tickers: `
    Company replaces raise with second banana in fruit basket
    Someone's yoghurt missing; whole floor gives alibi
    Team building weekend ends with smaller team
    We are a family, says firm that has met families
  `,
  lines: {
    reaction: `
      Per my last sigh.
      I said "happy to help". I was neither.
      I will circle back to this in another life.
      My calendar says focus time. My face agrees.
      They call it a family. I have been sent to my room.
      [boss, manager, ceo] I said "no problem". It was several.
      [boss, manager] He said it will only take a minute. Nobody said of what.
      [interview, job interview] My greatest weakness is answering this question.
      [raise, promotion, salary] They paid me in feedback.
      [customer, client] The customer is always right here, on the phone, again.
      [intern] Nobody has told the intern where the intern works.
      [friday, 5pm, weekend, overtime] At this hour the chair should already be empty.
      [wfh, home office, working from home] Business above the desk. Below it, a blanket.
      [quit] Two weeks' notice. I noticed two years ago.
    `,
    demotivator: `
      TEAMWORK | Six people carried it. One had the idea to drop it.
      SYNERGY | Nobody knows what it is. We have four of them.
      LEADERSHIP | He delegated it to whoever was in the lift.
      MOTIVATION | The fruit basket has been refilled.
      FEEDBACK | It was a sandwich. There was nothing between the bread.
      FLEXIBILITY | You may choose which weekend.
    `,
    documentary: `
      The office worker carries a laptop through the corridor. It has nowhere to be. This is camouflage.
      Threatened, it opens a spreadsheet and frowns. The predator moves on.
      At five to five the herd grows restless. One of them already wears its coat.
      The boss approaches. Across the plain, hundreds of tabs are closed.
    `,
    pie: `
      My working day | Looking busy 47 | Finding a room 38 | Work 15
      What the job advert meant | Fast-paced: chaos 52 | Family: no pay 41 | Fruit 7
      Skills on my CV | Excel 50 | Lying about Excel 46 | French 4
    `,
    error: `
      Work.exe | Motivation could not be found. Search again on payday? | Sigh | Coffee
      Session expired | You have smiled at colleagues for too long. | Log out | Log out
      Request received | Your raise has been converted into exposure. | Thank you | Cry
    `,
    question: `
      My boss | A free evening | Is this capacity? @office-worker @calendar
      Me | One answered email | Is this a full day's work? @face @e-mail
      HR | A pizza | Is this a pay rise? @office-worker @pizza
    `,
    chat: `
      Boss | Quick question. | It is Sunday. | It is a quick question. @office-worker
      Boss | Do you have a minute? | I have several. None for this. | Great, room 4. @office-worker
      HR | How do you feel at work? | Is this anonymous? | Of course, Martin. @office-worker
      Interviewer | Where do you see yourself in five years? | In a mirror. | You start Monday. @office-worker
    `,
    headline: `
      Employee says "no worries" while holding several
      Company solves burnout with webinar about burnout
      Man who replied to all enters witness protection
      Office fruit basket solves everything, says fruit basket
    `,
    stages: `
      "I love challenges" | "I manage challenges" | "I am hiding from Greg"
      Best regards | Kind regards | Regards
      Junior | Senior | Owns a goat farm now @goat
    `,
    nobody: `
      My boss, Friday, 4:59 p.m.: quick one
      Me, muted: a whole opera
    `,
    preference: `
      A pay rise | A lanyard with my name almost right
      Answering the email | Starring it, forever
    `,
    versus: `
      Me in the interview | Me in week three | Passionate about synergy. @star-struck @melting-face
      Job advert | Job | They did mention the chair. @rainbow @chair
    `,
  },
};
