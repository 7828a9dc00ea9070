import type { Theme } from '../../src/write/recipes.ts';

export const sports: Theme = {
  name: 'sports',
  about: 'football, watching sport, losing a match, penalties, fans, chess, referees, olympics',
  words: 'football, soccer, match, goal, penalty, referee, coach, team, league, world cup, basketball, tennis, golf, chess, olympics, fan, fans, champion, championship, trophy, win, winning, winner, lose, losing, bowling, skiing, ski, swim, swimming, cycling, race, medal, skateboard, surf',
  mood: 'proud',
  art: 'trophy',
  lines: {
    reaction: `
      I would have scored that, I said, through the crisps.
      We won. I was on the sofa, but we won.
      The referee needs glasses. So did I. I had four.
      [lose, losing, lost] It is the taking part that hurts.
      [chess] I saw three moves ahead. None of them were his.
      [golf] A lovely walk, ruined, in trousers.
      [ski, skiing] I left the mountain by helicopter. Everybody waved.
      [medal, win, winner, trophy, champion] Second place. First of the people who lost.
    `,
    demotivator: `
      VICTORY | Somebody had to be less bad.
      FAIR PLAY | He apologised, and then he took the ball.
      TALENT | He has two left feet. They do not speak to each other.
    `,
    documentary: `
      The fan has painted its belly. It will need this belief until about minute twelve.
      The player was touched on the shoulder by a breeze. It rolls. It will roll until spring.
    `,
    pie: `
      Watching the match | Shouting advice 61 | Snacks 36 | Knowing the rules 3
    `,
    error: `
      Penalty | The ball has left the stadium. Would you like to look surprised? | Shoes | Grass
    `,
    question: `
      The player | A light breeze | Is this a foul? @soccer-ball @wind-face
    `,
    chat: `
      Coach | What happened? We had a plan! | We followed it. | That was their plan. @soccer-ball
    `,
    headline: `
      Fan explains to professional how it is done
      Team "takes the positives": bus was warm
    `,
    stages: `
      This is our year | There is still a chance | I have never liked football @trophy
    `,
    preference: `
      Playing a sport | Shouting at one
    `,
    nobody: `
      A man on a sofa, with a pizza: RUN!
    `,
    versus: `
      Kick-off | Final whistle | It was the grass. @partying-face @loudly-crying-face
    `,
  },
};
