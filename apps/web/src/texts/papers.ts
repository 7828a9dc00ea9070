/** What happens to faces and figures, and what one agrees to. */
export const paperTexts = {
  privacy: {
    title: 'Privacy',
    parts: [
      {
        title: 'Your picture',
        text: 'Your camera is switched on when you press the button for it, not before. Its picture goes from your browser straight to the browsers of the players in your arena. It does not pass through the server and nobody records it here. The other players are people: what they do with their own screens is beyond us.',
      },
      {
        title: 'Your face',
        text: 'Whether you smile is worked out in your own browser. The server is told numbers: how happy, out or not out, once a second. It never sees a face.',
      },
      {
        title: 'Your account',
        text: 'Kept: warrior name, e-mail address, a hash of your secret code, and the results of your matches. Your e-mail address is shown to nobody but you.',
      },
      {
        title: 'Third parties',
        text: 'Nothing on these pages comes from anybody else, and nothing is sent to anybody else, unless the operator of this server has switched on a relay for video. A relay passes on encrypted pictures and cannot look at them.',
      },
    ],
  },
  terms: {
    title: 'Terms',
    parts: [
      { title: 'Sixteen', text: 'You are 16 or older. Strangers see your face here, and you see theirs.' },
      {
        title: 'Conduct',
        text: 'Keep your clothes on and your manners. Do not record the others. Do not show what you would not show a colleague.',
      },
      {
        title: 'The verdict',
        text: 'A machine judges your face. It is usually right and never argues. Points have no value outside this game.',
      },
      {
        title: 'No warranty',
        text: 'The software is provided as it is, by whoever operates this server. Who breaks these rules can lose their account.',
      },
    ],
  },
};
