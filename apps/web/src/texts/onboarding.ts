/** The introduction (spec §2 Onboarding modal). */
export const onboardingTexts = {
  close: 'Close',
  next: 'Next',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  done: 'Noted.',
  player: {
    welcome: (username: string) => `Welcome back, ${username}`,
    welcomeText: 'Seat, score and straight face are as you left them.',
    welcomeNew: (username: string) => `Welcome to Deadpan, ${username}`,
    choice: 'Find an arena',
    choiceText: 'Join one, open one, or type the six characters a friend sent you. The camera is asked for in the lobby, not before.',
    enter: 'Enter Arena',
    entering: 'Starting...',
  },
  guest: {
    welcome: 'Welcome to Deadpan',
    welcomeText: 'Two to four players on camera. Memes play. Whoever smiles past 40\u00a0% is out; the last straight face wins.',
    choice: 'Take a seat',
    choiceText: 'An account keeps your name and your wins. The demo needs none: three bots, your camera, nobody watching.',
    signUp: 'Sign Up Free',
    logIn: 'Log In',
    demo: 'Demo',
    demoStarts: 'Opening the demo...',
  },
};
