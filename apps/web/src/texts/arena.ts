/** Words of the game arena page. */
export const arenaTexts = {
  title: 'Arena',
  waiting: { title: 'Waiting', text: 'The host has not started yet.', lobby: 'Go to the lobby' },
  camera: {
    title: 'Camera, please',
    text: 'The match is on and nobody sees your face. Frames stay in your browser and go only to the players in this arena.',
    ask: 'Ask the browser',
    retry: 'Retry Camera',
  },
  countdown: (seconds: number) => (seconds === 1 ? '1 second to go' : `${seconds} seconds to go`),
  cameraLost: { title: 'Nobody sees your face.', retry: 'Retry Camera' },
  said: {
    scoreboard: (sentence: string) => `The round is over. ${sentence}`,
    countdown: (header: string) => `${header} begins in three seconds.`,
    writing: (seconds: number) => `Write a caption for the picture. ${seconds} seconds.`,
    collecting: 'Time is up. Captions are being collected.',
    reveal: (n: number, total: number, text: string) => `Caption ${n} of ${total}: ${text}`,
    judging: 'That was the last caption. The judge is reading.',
  },
  wrong: {
    title: 'Something went wrong',
    text: 'This arena is in a state this page does not know. Your seat is kept.',
    retry: 'Try again',
    back: 'Back to Play',
  },
} as const;
