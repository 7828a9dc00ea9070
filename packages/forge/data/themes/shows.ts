import type { Theme } from '../../src/write/recipes.ts';

export const shows: Theme = {
  name: 'shows',
  about: 'films, series, streaming, binge-watching, spoilers, books, reading, music, songs stuck in the head, concerts, podcasts',
  words: 'movie, movies, film, films, series, show, episode, netflix, streaming, binge, binge-watching, spoiler, spoilers, cinema, tv, television, documentary, book, books, reading, music, song, songs, concert, playlist, band, guitar, singing, sing, karaoke, piano, podcast, lyrics, drums, album, earworm, headphones, museum, art, painting',
  mood: 'calm',
  art: 'television',
  lines: {
    reaction: `
      [series, show, episode, season, netflix, streaming, binge, binge-watching] It asked if I am still watching. It sounded worried.
      [movie, movies, film, cinema] I chose for ninety minutes. I slept for the other ninety.
      [spoiler, spoilers] He dies. I mean my friend, who told me.
      [book, books, reading] I bought six. Now I own a tower.
      [song, songs, earworm, lyrics, playlist] It has three words. I have sung it since Thursday.
      [guitar, piano, drums, band] I know four chords. The neighbours know them too.
      [karaoke, singing, sing] I sang with my eyes closed. So did they.
      [podcast] Two men agreed with each other for three hours.
      [concert, band] I saw it all, on the phone of the man in front.
      [museum, art, painting] I stood there and nodded. It was the fire extinguisher.
    `,
    demotivator: `
      [series, show, episode, season, netflix, streaming, binge, binge-watching, tv, television] COMMITMENT | Nine seasons. It could not be kept up with a gym.
      [book, books, reading] LITERATURE | The same page, every night, since March.
      [song, songs, music, guitar, karaoke, singing, sing, band, concert, drums, piano] HARMONY | Everybody played the same song, eventually.
      [art, museum, painting] MEANING | It is untitled. So is he.
    `,
    documentary: `
      [movie, movies, film, series, show, netflix, streaming, tv, television, binge, episode] Faced with ten thousand films, the pair watch the one they know. They sleep at minute nine.
      [book, books, reading] It reads one page, then reads it again. The phone, nearby, has begun to glow.
      [song, songs, music, guitar, karaoke, singing, sing, band, drums, piano, earworm] Its mating song has three chords. So far, only a dog has answered.
    `,
    pie: `
      [movie, movies, film, series, show, netflix, streaming, tv, television, binge, episode] Film night | Choosing 71 | Arguing 26 | Film 3
      [book, books, reading] My books | Bought 62 | Lent, lost 35 | Read 3
      [song, songs, music, earworm, lyrics, playlist] In my head | The chorus 64 | A jingle for carpets 33 | Thoughts 3
    `,
    error: `
      [series, show, episode, season, netflix, streaming, binge, binge-watching, tv] Still there? | You have not moved in six hours. Is anybody we should call? | Next episode | Mum
    `,
    question: `
      [series, show, netflix, streaming, binge, binge-watching, documentary, tv, episode] Me | Six documentaries | Is this a degree? @face @graduation-cap
    `,
    chat: `
      [movie, movies, film, series, show, spoiler, spoilers, cinema] Friend | No spoilers, but you will cry. | Stop. | At the part with the horse. @horse
      [song, songs, music, guitar, drums, band, piano] Neighbour | Do you take requests? | Of course! | Stop. @musical-notes
    `,
    headline: `
      [movie, movies, film, series, show, netflix, streaming, tv, binge] Couple pick film, credits roll, both asleep
      [book, books, reading] Man finishes book, tells bookmark it is free to go
      [song, songs, music, earworm, guitar, karaoke, singing, band] Song stuck in head since 2004 asks for rent
    `,
    stages: `
      [series, show, episode, season, netflix, streaming, binge, binge-watching] One episode | One season | I speak Danish now @television
      [guitar, piano, drums, band, music] Lessons | A band | A very quiet street @guitar
    `,
    preference: `
      [movie, movies, film, series, show, netflix, streaming, binge, tv] Something new and acclaimed | The one we know, for the ninth time
      [book, books, reading] Reading the forty I have | Buying a forty-first
    `,
    nobody: `
      [song, songs, music, earworm, lyrics] My brain, in the exam: that carpet jingle, but slower
    `,
  },
};
