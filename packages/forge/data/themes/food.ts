import type { Theme } from '../../src/write/recipes.ts';

export const food: Theme = {
  name: 'food',
  about: 'food, being hungry, the fridge, pizza, snacks, leftovers, restaurants, ordering and eating',
  words: 'food, eat, eating, ate, hungry, hunger, fridge, snack, snacks, pizza, burger, fries, chips, cheese, chocolate, cookie, cookies, biscuit, cake, dinner, lunch, breakfast, sandwich, restaurant, takeaway, pasta, ice cream, dessert, leftovers, pineapple, taco, tacos, sushi, banana, avocado, kebab, menu, buffet, yogurt, yoghurt, bread, garlic, spicy, mushroom, mushrooms, pancakes, doughnut, donut, popcorn, bacon, egg, eggs',
  mood: 'smug',
  art: 'fork-and-knife-with-plate',
  places: `
    The fridge, door open, 1:12 a.m.
    The kitchen, standing, no plate
    Table 9, menu held upside down
  `,
  tickers: `
    Last slice taken; nobody saw, everybody chewing
    Fridge still empty on fifth inspection
    Leftovers enter their second childhood
  `,
  lines: {
    reaction: `
      [fridge] I checked again. Only my standards have changed.
      [salad, fries, ordered, order] I only wanted to taste it. Forty times.
      [pizza, slice] I would like it cut in four. I could not eat eight.
      [pineapple] Italy has closed its embassy.
      [leftovers, yogurt, yoghurt, ate] It had a name on it. It still does, inside me.
      [restaurant, menu, waiter] I read every page and ordered the thing I always order.
      I ate it over the sink so that it would not count.
      I was saving it for later. Later was quick.
      It is not emotional eating if I feel nothing.
    `,
    demotivator: `
      MODERATION | One biscuit. One packet is one biscuit.
      [fridge, snack, snacks] HOPE | You have opened it five times. It has not changed. Neither have you.
      [pizza, slice] SHARING | There were eight slices. There were two of us. There was one problem.
      SELF-CONTROL | It is on the top shelf. So is the chair now.
    `,
    documentary: `
      Night falls. The adult visits the fridge, not to eat, but to be near the light.
      The last slice lies in the middle. Nobody wants it, they say. Nobody blinks.
      It says it is not hungry. Watch now as it eats from the plates of others.
    `,
    pie: `
      Why I open the fridge | Boredom 63 | The light is nice 30 | Hunger 7
      What I eat | What I like 58 | What others ordered 40 | Fruit 2
    `,
    error: `
      Fridge empty | It was also empty six minutes ago. Please lower your expectations. | Cheese | Close, reopen
      Low snacks | You have eaten tomorrow's lunch. Go back in time? | Yes | Dessert
    `,
    question: `
      Me, 1 a.m. | Cheese, in the dark | Is this dinner? @face @cheese-wedge
      Me | Three crisps and a pickle | Is this cooking? @face @cucumber
    `,
    chat: `
      Roommate | Did you eat my yoghurt? | What yoghurt? | The one on your chin. @spoon
      Friend | I am not hungry, order for yourself. | Then why are you looking at it? | I am just looking with a fork. @french-fries
      Fridge | You again. | I thought something might have changed. | I am a cupboard with a lamp. @ice
    `,
    headline: `
      Adult opens fridge fifth time, contents unmoved
      Last slice vanishes in room full of polite people
      "I will just have a bite of yours," says man with fork ready
    `,
    stages: `
      A taste | A bite | Your plate @fork-and-knife-with-plate
      One for now | One for later | It is later @cookie
    `,
    nobody: `
      Me, full, seeing a dessert menu: there is a second stomach
    `,
    preference: `
      Cooking the vegetables I bought | Watching them find inner peace
      Having my own portion | Having some of yours
    `,
    versus: `
      "I am not hungry" | "Are you finishing that?" | Eleven seconds between them. @smiling-face-with-halo @eyes
    `,
  },
};
