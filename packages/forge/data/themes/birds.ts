import type { Theme } from '../../src/write/recipes.ts';

export const birds: Theme = {
  name: 'birds',
  about: 'a goose, duck, pigeon, seagull, parrot or penguin behaving like it owns the place',
  words: 'goose, geese, duck, ducks, duckling, pigeon, pigeons, seagull, gull, parrot, penguin, penguins, chicken, chickens, rooster, bird, birds, owl, swan, flamingo, crow, turkey, eagle, peacock, ostrich',
  mood: 'smug',
  art: 'goose',
  places: `
    The pond, after the incident
    A bench that used to be free
    The promenade, chip season
    Platform 4, rush hour
  `,
  tickers: `
    Chips withdrawn from promenade until further notice
    Council gives in to geese, names bridge after them
    Bread talks stall; ducks walk out in single file
  `,
  lines: {
    reaction: `
      It did this as a dinosaur. It was taller then.
      Legally, that bench is now its bench.
      It did not ask for permission. It asked for bread.
      There is no manager. There is only the bird.
      [goose, geese, swan] Peace was considered, briefly, in March.
      [pigeon, pigeons] It has seen your sandwich. It has made its decision.
      [seagull, gull] The chips were yours for almost a minute.
      [penguin, penguins] It dressed for the occasion. You did not.
      [parrot] And it remembers everything you said about Linda.
      [duck, ducks, duckling] It walked in like it owned the place. It had the papers.
      [chicken, chickens, rooster] Why it crossed the road is a matter for its lawyer.
      [owl] Who? it asked. Nobody had an answer.
    `,
    demotivator: `
      AUTHORITY | Nobody elected it. Nobody will say so to its face.
      ENTERPRISE | It saw a sandwich. It saw a future.
      DIGNITY | It has knees. It does not talk about them.
      NEGOTIATION | It hissed once. The park was closed.
    `,
    documentary: `
      The bird has no map, no money and no fear. It will be on this train before you.
      It does not fly away any more. It waits for you to do so.
      Note the calm eyes. They belong to an animal that has never paid for lunch.
    `,
    pie: `
      What it wants | Your sandwich 55 | All of the sandwiches 42 | Peace 3
      Reasons to walk and not fly | Dignity 51 | Spite 44 | Ticket already bought 5
    `,
    error: `
      Path blocked | A bird is standing in the way. It knows. | Go around | Go home
    `,
    question: `
      The bird | Anything you are eating | Is this a gift?
    `,
    chat: `
      Visitor | There is a goose on my bench. | Sir, it is a goose on its bench. | It wants my name.
      Passer-by | Could I get past, please? | Honk. | Understood. Sorry. @goose
    `,
    headline: `
      Goose appointed head of security, crime falls to zero
      Seagull describes stolen chips as "complimentary"
      Pigeon takes train to work for ninth year, no ticket
    `,
    stages: `
      One duck | Four ducks | They know your car @duck
      You feed one | It tells the others | You are staff now
    `,
    nobody: `
      The goose, from across the lake: I heard that
    `,
    preference: `
      The whole sky | This exact pavement
    `,
  },
};
