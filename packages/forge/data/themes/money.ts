import type { Theme } from '../../src/write/recipes.ts';

export const money: Theme = {
  name: 'money',
  about: 'being broke, spending money, payday, saving, banks, taxes, bills, subscriptions, prices',
  words: 'money, broke, payday, salary, paycheck, savings, saving, save, budget, bank, banks, tax, taxes, bill, bills, debt, rich, price, prices, expensive, subscription, subscriptions, inflation, crypto, bitcoin, stocks, invest, investing, loan, mortgage, millionaire, lottery, spending money, credit card, pension, tip',
  mood: 'sad',
  art: 'money-with-wings',
  places: `
    The cash machine, eyes half shut
    An account, three days before payday
    A bank, in the chair that is lower
  `,
  tickers: `
    Pound, dollar and man all weaker today
    Savings account still there, lonely
    Free trial ends in 2019, charges since
  `,
  lines: {
    reaction: `
      I checked my balance. I have lost mine.
      The money came, looked round, and left.
      I am good with money. It is not good with me.
      [payday, salary, paycheck] For one morning I was a king with a sandwich.
      [tax, taxes] They know what I owe. They want me to guess.
      [subscription, subscriptions] I pay for nine of them. I watch the one of my sister.
      [crypto, bitcoin, stocks, invest, investing] I bought high and sold my bicycle.
      [rich, millionaire, lottery] I would still take the bus. The bus would be mine.
      [bank, banks, loan] To get the money I had to prove that I do not need it.
      [expensive, price, prices, inflation] I paid for a coffee in instalments.
    `,
    demotivator: `
      WEALTH | Money cannot buy happiness. It left before we could ask.
      SAVINGS | For a rainy day. It has not stopped raining.
      BUDGET | A list of things that did not happen.
      [tax, taxes] CONTRIBUTION | You built four centimetres of a roundabout.
    `,
    documentary: `
      Payday. For a few hours the adult walks upright. By evening it is counting coins again.
      It transfers ten to savings. By Thursday it will have taken back twenty.
    `,
    pie: `
      Where my money went | I do not know 58 | Small treats 39 | Rent, somehow 3
      My financial plan | Hope 66 | Lottery 31 | Soup 3
      My investments | Lost 52 | Lost, but with charts 44 | A coin 4
    `,
    error: `
      Balance too low | You cannot afford to look at this page. | Close | Close, sadly
      Card declined | The reason has been whispered to everybody in the queue. | Run | Put back cheese
    `,
    question: `
      Me | A 50 % discount | Is this free money? @face @shopping-bags
      My bank | A fee for having no money | Is this a service? @bank @money-with-wings
    `,
    chat: `
      Bank | Was this you, 3 a.m., an inflatable moose? | Yes. | We hoped it was fraud. @bank
      Savings | I am growing! | I need new shoes. | We talked about this. @money-bag
    `,
    headline: `
      Man checks balance with one eye, uses the wrong eye
      Economy recovers, asks not to be contacted by you
      Millionaire reveals secret: wealthy parents, cold showers
    `,
    stages: `
      Payday | Day after payday | Lentils @beans
      A budget | A treat | A kidney, gently used @money-with-wings
    `,
    preference: `
      Saving for a house | A candle for 49.90
    `,
    nobody: `
      Me, four days after payday: what is the minimum a person needs?
    `,
    versus: `
      My income | My outgoings | One of them does cardio. @snail @racing-car
    `,
  },
};
