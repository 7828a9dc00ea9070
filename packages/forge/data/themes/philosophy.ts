import type { Theme } from '../../src/write/recipes.ts';

export const philosophy: Theme = {
  name: 'philosophy',
  about: 'the meaning of life, existence, time, the universe, thinking at night, philosophy, history, decisions, death',
  words: 'philosophy, philosopher, meaning of life, life choices, existence, existential, universe, time travel, time machine, future, history, thinking, overthinking, truth, reality, death, god, soul, free will, decision, decisions, infinity, space, alien, aliens, moon, stars, ufo, mars, knight, medieval, castle, king, queen, pirate, viking, dinosaur, romans, robot, ghost, ghosts, haunted, zombie, vampire, wizard, magic, witch, shower thoughts',
  mood: 'calm',
  art: 'thought-balloon',
  places: `
    The void, near the exit
    A hill, some time before history
    Space, where nobody asks
  `,
  lines: {
    reaction: `
      The universe expanded for this.
      I think, therefore I am late.
      We are stardust. Stardust with a dentist on Tuesday.
      [alien, aliens, ufo, mars, space] They came, they looked, they switched their lights off.
      [ghost, ghosts, haunted] It haunts at night, I haunt by day. We split the heating.
      [time, time travel, past, future] I went back to warn myself. I was busy.
      [king, queen, knight, castle, medieval] They fought for the crown. It pinches.
      [pirate, viking] He took everything, except responsibility.
      [wizard, magic, witch] With great power he made a sandwich.
      [vampire, zombie] He has eternity, and still no hobby.
      [history, romans] They built an empire and no place to plug in a phone.
      [overthinking, thinking, decision, decisions] I have thought about it from every side. It is round.
    `,
    demotivator: `
      MEANING | It is in the last place you look. So are the keys.
      ETERNITY | It is long, especially near the end.
      TIME | It heals everything. It has an appointment free in 2031.
      [alien, aliens, ufo, mars, space] CONTACT | They have read the comments. They are flying on.
      [overthinking, thinking, decision, decisions] CLARITY | It was simple. Then I thought about it.
      [ghost, ghosts, haunted] PRESENCE | It is always there. It has never washed up.
    `,
    documentary: `
      The thinker has sat on this rock for years. The rock has come to no conclusion either.
      The universe is thirteen billion years old. It has seen your outfit before.
      [alien, aliens, ufo, mars, space] Visitors from a distant star watch the humans queue for phones. They take notes, then pity.
    `,
    pie: `
      The universe | Nothing 68 | Dark something 27 | Paperwork 5
      What I think about at night | 2009 61 | Death 30 | Did I lock the door? 9
    `,
    error: `
      Universe.exe | Meaning could not be found. Continue without it? | Continue | Nap
      Time | You have 24 hours. They have already been spent. | Overtime | Regret
    `,
    question: `
      A philosopher | A chair | Is this a chair? @thinking-face @chair
      [alien, aliens, ufo, mars, space] An alien | A man with a leaf blower | Is this intelligent life? @alien @wind-face
    `,
    chat: `
      Human | What is the point? | ... | Seen 13.8 billion years ago. @milky-way
      [alien, aliens, ufo, mars, space] Alien | Take me to your leader. | Which one? | Never mind. @alien
      [ghost, ghosts, haunted] Ghost | Boo. | I have three deadlines and a cold. | ...do you want a tea? @ghost
    `,
    headline: `
      Meaning of life found behind sofa, next to remote
      Philosopher asked for the time, still answering
      [alien, aliens, ufo, mars, space] Aliens visit Earth, give it two stars for "atmosphere"
    `,
    stages: `
      Who am I? | Why am I? | What is there to eat? @thought-balloon
      Big Bang | Fish | Performance reviews @office-worker
    `,
    nobody: `
      The universe, 13.8 billion years ago: let us try something
    `,
    preference: `
      The answer to everything | A snack
    `,
    versus: `
      The universe | My problems | Roughly the same size, after midnight. @milky-way @melting-face
    `,
  },
};
