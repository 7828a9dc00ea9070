import type { Theme } from '../../src/write/recipes.ts';

export const updates: Theme = {
  name: 'updates',
  about: 'software updates at the wrong moment, restarting, printers that do not print, machines that refuse, artificial intelligence, robots',
  words: 'update, updates, updating, upgrade, restart, reboot, windows, printer, printers, printing, computer, computers, laptop, pc, machine, robot, robots, ai, chatbot, artificial intelligence, robot vacuum, smart home, technology, tech, bluetooth, usb, keyboard, screen, software update, paper jam, excel, spreadsheet',
  mood: 'angry',
  art: 'desktop-computer',
  lines: {
    reaction: `
      [update, updates, updating, restart, reboot, windows] It restarts in five minutes. It did not ask.
      [printer, printers, printing, paper jam] It smells fear. It also smells toner.
      [printer, printers, printing] It wants cyan. The page is black and white. It wants cyan.
      [ai, chatbot, robot, robots, artificial intelligence] It apologised, and did it again with more confidence.
      [ai, chatbot, robots, robot, artificial intelligence] It will take my job. It may start with the dishes.
      [robot vacuum, robot] It lives under the sofa now. It has chosen peace.
      [usb] Wrong way. Wrong way. The first way.
      [bluetooth] It is connected, to a stranger's speaker, at a funeral.
      The machine and I have an understanding. It does not.
      [excel, spreadsheet] It thinks everything is a date. So did I, once.
    `,
    demotivator: `
      [update, updates, updating, restart, windows] TIMING | Do not switch off. It has waited for this presentation.
      [printer, printers, printing] COOPERATION | Paper: yes. Ink: yes. Will: no.
      [ai, chatbot, robot, robots] INTELLIGENCE | It was wrong, but in five languages.
      PROGRESS | The kettle needs an account now.
    `,
    documentary: `
      [printer, printers, printing] The printer has seen the hurry in its eyes. It lies down.
      [update, updates, updating, windows] The machine waits until its human has something to lose. Then, gently, it updates.
      [ai, chatbot, robot, robots] The robot has read every book. It has six fingers in all of them.
    `,
    pie: `
      [printer, printers, printing] What a printer does | Warming up 54 | Wanting cyan 43 | Printing 3
      [update, updates, updating, windows] What the update changed | Moved a button 68 | Moved it back 29 | Security 3
      [ai, chatbot, artificial intelligence] What the AI said | "Great question!" 58 | Something untrue 39 | The answer 3
    `,
    error: `
      [update, updates, updating, restart, windows] Update 1 of 341 | This will take a moment. You have not got a moment. | Now | Now, but smaller
      [printer, printers, printing] Printer.exe | The printer is offline. It is looking at you. | Retry | Kick
      [ai, chatbot, robot, robots] Assistant | I have deleted everything, as you almost asked. | Thank you | What
    `,
    chat: `
      [printer, printers, printing] Printer | Cyan. | It is a black page. | Cyan. @printer
      [ai, chatbot, robot, robots, artificial intelligence] Assistant | I am absolutely sure. | That was wrong. | I am absolutely sure. @robot
      [update, updates, updating, windows, restart] Computer | Updating. | I am presenting to the board. | I know. 3 %. @desktop-computer
    `,
    headline: `
      [printer, printers, printing] Printer prints on first attempt, sealed off by police
      [ai, chatbot, robot, robots] Robots ready to take over, cannot find the cable
      [update, updates, windows, restart] Man clicks "remind me tomorrow" for ninth year
    `,
    stages: `
      [update, updates, updating, windows] Remind me later | Remind me later | Restarting during your wedding @desktop-computer
      [printer, printers, printing] Please | PLEASE | A new printer @printer
    `,
    preference: `
      [printer, printers, printing] Printing one page | Buying a scanner, a ship and a monk
    `,
    question: `
      [ai, robot, chatbot, robots] The AI | A hand with seven fingers | Is this a person? @robot @hand-with-fingers-splayed
      [printer, printers, printing] The printer | My deadline | Is this a weakness? @printer @hourglass-not-done
    `,
  },
};
