import type { Theme } from '../../src/write/recipes.ts';

export const shopping: Theme = {
  name: 'shopping',
  about: 'shopping, online orders, sales, supermarket queues, self-checkout, returning things, clothes',
  words: 'shop, shopping, buy, buying, bought, supermarket, grocery, groceries, sale, discount, black friday, online shopping, checkout, self-checkout, self checkout, queue, mall, clothes, shoes, order, ordered, cart, basket, amazon, refund, receipt, jeans, outfit, trolley',
  mood: 'smug',
  art: 'shopping-cart',
  lines: {
    reaction: `
      I went in for milk. I own a canoe.
      I saved forty. It cost me ninety.
      [self-checkout, self checkout, checkout] Unexpected item in the bagging area. It was me.
      [queue] I chose the short queue. He is paying in buttons.
      [online shopping, order, ordered, package] I ordered it at 2 a.m. It has arrived with questions.
      [clothes, jeans, outfit, shoes] It fits, if nobody breathes, including the shop.
      Add to basket. Look at basket. Close laptop. Feel rich.
    `,
    demotivator: `
      NECESSITY | It was reduced. Now it is essential.
      PURPOSE | Milk. He only had to buy milk.
      EXPECTATION | In the picture it was larger. So was the room.
    `,
    documentary: `
      It enters without a list, and hungry. It will not be seen again before nightfall.
      Three queues. It changes to the fastest. This, as always, kills the queue.
    `,
    pie: `
      What I bought | Not milk 64 | Also not milk 33 | A second trolley 3
    `,
    error: `
      Unexpected item | There is joy in the bagging area. Help is on the way. | Wait | Abandon milk
    `,
    question: `
      Me | A canoe, 70 % off | Is this a need? @face @canoe
    `,
    chat: `
      Shop | You left something in your basket. | On purpose. | It has been asking for you. @shopping-cart
    `,
    headline: `
      Man buys only what was on list, faints at exit
      Self-checkout accuses pensioner, pensioner confesses
    `,
    stages: `
      Just looking | Just trying | 12 monthly payments @shopping-bags
    `,
    preference: `
      Two trips from the car | Eleven bags, no blood in the fingers
    `,
    nobody: `
      Me, leaving a shop without buying anything: I am innocent
    `,
    versus: `
      The picture | The parcel | Colour may differ. Size may differ. Object may differ. @dress @sponge
    `,
  },
};
