/** What happens to faces and figures, and what one agrees to; `docs/privacy.md` says the same at length. */
export const paperTexts = {
  privacy: {
    title: 'Privacy',
    parts: [
      {
        title: 'Your picture',
        text: 'Your camera is switched on when you press the button for it, not before; once you have shared it, it comes back by itself in the same tab. Its picture goes from your browser straight to the browsers of the players in your arena. It does not pass through the server and nobody records it here. The other players are people: what they do with their own screens is beyond us.',
      },
      {
        title: 'Your voice',
        text: 'Only a match with the comedy round asks for your microphone. Your voice goes the same way as your picture, and only in your own turn, from the moment you take the microphone to its end. It is not recorded either.',
      },
      {
        title: 'Your face',
        text: 'Whether you smile is worked out in your own browser. The server is told numbers while a play runs: how happy, for how long no face was seen, out or not out. It never sees a face and recognises nobody. In the later rounds the other players’ browsers get the same number, straight from yours; they may also look for a clear smile in the picture of you that they show anyway, and then the match says so and nothing follows. The machine that judges is wrong sometimes; it decides a game and nothing else.',
      },
      {
        title: 'Your account',
        text: 'Kept: warrior name, e-mail address, a hash of your secret code or the number Google knows you by, your picture if you gave one, when you signed in, the arena you are in, and the results of your plays and matches. The others see your name, your picture and your results. Your e-mail address is shown to nobody but you.',
      },
      {
        title: 'Your matches',
        text: 'Kept with a match, for those who played it: who won, who smiled when and over which meme, who laughed at whom, and captions with their scores. Your smile curve, numbers again, stays in your tab unless you say that it may be kept with the match; the page of the match deletes it. The leaderboard shows the name, the picture and the figures of players to everybody who is signed in.',
      },
      {
        title: 'Your decks',
        text: 'Kept: the clips and stills you add, with titles and descriptions, and whose decks you keep. Clips are packed and stills drawn anew, without place, camera or comments; the file you sent is not kept. A private deck is yours alone; of the deck of a match its players see what is shown. A deck shared by link is for everybody who is signed in and has the link; where a match is played with it, the host of the arena has it too. Whoever has the address of a file can open it. What you delete is gone; the page of a match keeps its title.',
      },
      {
        title: 'Strangers',
        text: 'Kept: whom you have blocked, and what you report: about whom, why, your words, arena, match and time. Nothing of the video. The operator of this server reads reports; who is reported or blocked is not told. Hiding a video stays in your own browser.',
      },
      {
        title: 'Your network address',
        text: 'Video between browsers needs addresses, so the players of your arena can find out yours, and you theirs, once both share a camera or ask to watch; not before. Where this server has a relay, Hide my network address in the camera check and the settings keeps it from them: on in public arenas, off in private ones, until you choose. The server keeps it for an hour or so, to slow down guessing.',
      },
      {
        title: 'Third parties',
        text: 'None, unless the operator of this server has switched them on: a relay for video, which passes on encrypted pictures and cannot look at them; a mail server for letters you ask for; a language model that judges captions, without names; Google, if you see its button, which then learns that you were on that page.',
      },
      {
        title: 'Totals',
        text: 'This server counts how often which page is opened and how often matches start and end: sums, without names, codes or network addresses, in memory until the next start. The settings switch it off, and so does Do Not Track in your browser. Nothing follows you.',
      },
      {
        title: 'Your browser',
        text: 'It keeps the token that says you are signed in and a few choices: theme, volumes, camera, your calm face as a number, the name and address of an upload that broke off, for a day, that you saw the introduction and were asked about smile curves, and until you close the tab the smile curve and notes of your last match, whom you hid, and what you left unfinished: a caption, a meme. There are no cookies.',
      },
      {
        title: 'Taking it along, deleting it',
        text: 'Your account page gives you everything that is kept about you as one file, and deletes your account at once: name, e-mail address, picture, sign-ins, blocks and reports about you. Results stay for those you played with, without your name; so does what you reported.',
      },
      { title: 'Questions', text: 'They go to whoever operates this server and gave you its address. They answer for it.' },
    ],
  },
  terms: {
    title: 'Terms',
    parts: [
      {
        title: 'Sixteen',
        text: 'You are 16 or older. Strangers see your face here, and you see theirs. Who looks younger can be reported.',
      },
      {
        title: 'Conduct',
        text: 'Keep your clothes on and your manners. No insults, no threats, no hate. Do not record the others or show them around. Do not show what you would not show a colleague.',
      },
      {
        title: 'What you upload',
        text: 'Only what you may share: your own, or free to use, and nobody in it who did not agree. No sex, no gore, no hate, nothing that harms a minor. It stays yours; you let this server show it to those you play with or give the link to. Whoever sees it can report it, and the operator can take it down.',
      },
      {
        title: 'When somebody does not',
        text: 'Every other player has a menu: hide the video, block, report. After a block you never share an arena again, whoever of you comes first. The operator of this server reads reports and can suspend an account for a while or for good; it then says so, with the reason, when one signs in.',
      },
      {
        title: 'The verdict',
        text: 'A machine judges your face, in your own browser. It is usually right and never argues. Points have no value outside this game.',
      },
      {
        title: 'Your account',
        text: 'One person, one account; keep your secret code secret. You can delete the account on its page whenever you like.',
      },
      {
        title: 'No warranty',
        text: 'The software is provided as it is, by whoever operates this server. It may pause, change or end. Questions go to the operator.',
      },
    ],
  },
};
