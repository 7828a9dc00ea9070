import type { Theme } from '../../src/write/recipes.ts';

export const code: Theme = {
  name: 'code',
  about: 'programming, code that works or does not, bugs, debugging, developers, tests, legacy code, merge conflicts',
  words: 'code, coding, programming, programmer, programmers, developer, developers, dev, devs, bug, bugs, debug, debugging, software, javascript, typescript, python, java, rust, c++, css, html, git, merge, merge conflict, commit, pull request, code review, stack overflow, tabs, spaces, compiler, compile, function, refactor, refactoring, legacy, regex, semicolon, null, test, tests, unit test, junior, senior, documentation, vim, api, algorithm, hackathon, junior developer, senior developer',
  mood: 'tired',
  art: 'technologist',
  places: `
    A dark room with too many screens
    Line 4,812, below the comment "temporary"
    The repository, deep in legacy territory
    localhost, 3:14 a.m.
  `,
  tickers: `
    Works on my machine, says man whose machine is on fire
    Workaround from 2011 celebrates another birthday
    Tests pass after being asked nicely
    Semicolon found alive and well in line 418
  `,
  lines: {
    reaction: `
      It works. I am now afraid of it.
      I wrote this. I have no witnesses and no idea.
      The comment says "do not touch". I have touched it.
      It compiled the first time. Something is very wrong.
      [works, work] It works, and I will never look at it again.
      [fix, fixing, fixes, fixed, bug, bugs] One bug left. He brought his family.
      [3am, 2am, 4am, night, midnight] The bug sleeps in a warm bed. I do not.
      [tabs, spaces] I have lost friends over less whitespace.
      [documentation] The documentation said "obviously". It was not.
      [css] I centred it. The rest of the page has left.
      [regex] I had one problem. Now I have /^(one|two) problems?$/.
      [legacy, refactor, refactoring] Its author has left the company, and possibly the planet.
      [junior, intern] They asked why. Nobody had ever asked why.
      [test, tests] All tests pass. There are no tests.
      [git, merge, merge conflict, commit] Accept theirs. Accept mine. Accept that it is over.
    `,
    demotivator: `
      DOCUMENTATION | It was hard to write. It should be hard to read.
      ESTIMATE | Two days. It has now been two days for six weeks.
      LEGACY | Somebody loved this code once. He has been asked to leave.
      [bug, bugs, fix, fixing, debug, debugging] PROGRESS | There were 99 bugs. One was fixed. There are 127 bugs.
      CONFIDENCE | It worked on my machine. We ship my machine.
      [tabs, spaces] TOLERANCE | Everybody may indent as they like, somewhere else.
    `,
    documentary: `
      The developer stares at the code. It wrote this last Friday. It recognises nothing.
      It has found the bug. It is standing in front of a mirror.
      The developer adds a line: "this should never happen". It is happening now.
      Deep in the forest of legacy, a variable called "temp2" has lived since 1998.
    `,
    pie: `
      Writing code | Wondering why it fails 51 | Wondering why it works 43 | Typing 6
      Causes of the bug | Me 62 | Me, last year 35 | Cosmic rays 3
      My commit messages | fix 57 | fix again 36 | please 7
    `,
    error: `
      Code.exe | It works. No reason was given. | Ship it | Do not breathe
      Unexpected success | All tests passed. Please check whether they ran. | They did not | Look away
      Line 1 | There is an error on line 1. The file is empty. | Retry | Cry
    `,
    question: `
      Me | Code I wrote last week | Is this a foreign language? @technologist @scroll
      A developer | A warning | Is this decoration? @technologist @warning
      Me | A comment from 2009 | Is this documentation? @technologist @scroll
    `,
    chat: `
      Tester | It does not work. | It works on my machine. | Then we ship your machine. @technologist
      Colleague | Who wrote this garbage? | git blame says you. | Who taught it to talk? @technologist
      Developer | So the loop starts at one... | ... | Never mind. You are right. @duck
      Junior | Can I delete this line? | Nobody knows what it does. | I deleted it. @technologist
    `,
    headline: `
      Developer fixes bug, creates ten new jobs for himself
      Code works, team decides not to ask
      "It is a feature," says man running towards exit
      Local developer centres div, retires
    `,
    stages: `
      It does not work. Why? | It works. Why? | Nobody touch anything
      // fix later | // fix later, really | // here be dragons @dragon
      Fix one bug | Find two more | Learn carpentry @carpentry-saw
    `,
    nobody: `
      My code, in front of the customer: now
      My code, after ten years without any problem: no
    `,
    preference: `
      Six minutes of reading the manual | Six hours of trying things
      Writing a test | Writing "should work now"
    `,
    versus: `
      My code at 5 p.m. | My code at 9 a.m. | The same code. Different lighting. @star-struck @derelict-house
      Spec | Code | Inspired by true events. @scroll @fire
    `,
  },
};
