import type { Theme } from '../../src/write/recipes.ts';

export const celebrations: Theme = {
  name: 'celebrations',
  about: 'birthdays, gifts, weddings, surprise parties, christmas presents, getting older, cake and candles',
  words: 'birthday, birthdays, cake, gift, gifts, present, presents, wedding, weddings, bride, groom, surprise party, candles, party, speech, celebration, christmas, santa, secret santa, new year, halloween, easter, graduation, baby shower, balloon, balloons, happy birthday',
  mood: 'proud',
  art: 'birthday-cake',
  lines: {
    reaction: `
      [birthday, birthdays, happy birthday] They sang. I looked at everybody in turn, like a hostage.
      [gift, gifts, present, presents] I have always wanted a bowl. I said it with my whole face.
      [wedding, weddings, bride, groom] I cried at the right place. It was the bill.
      [wedding, speech] He said he would keep it short. The soup has a skin now.
      [christmas, santa] The tree is up. The credit card is down.
      [new year] This year I change everything. So far: the bin bag.
      [halloween] I came as myself. A child screamed.
      [surprise party] They jumped out. I struck three of them.
      [cake, candles] That is not a cake any more. It is a beacon.
    `,
    demotivator: `
      [birthday, birthdays, cake, candles] AGE | It is just a number. So is the fire brigade's.
      [gift, gifts, present, presents, santa, secret santa] GRATITUDE | "You should not have." They really should not have.
      [wedding, weddings, bride, groom] ETERNITY | It began with the speech of the uncle.
      [christmas, easter, halloween] TRADITION | Nobody likes it. We do it every year.
    `,
    documentary: `
      [birthday, birthdays, happy birthday] The group sings. The one being sung to has never known where to put its hands.
      [gift, gifts, present, presents] It shakes the box and pretends to guess. It can see the receipt.
      [wedding, weddings] At the wedding, the males loosen their ties. The song about the farm animals begins.
      [christmas, santa] An old male enters through the chimney. Nobody here owns a fireplace.
    `,
    pie: `
      [birthday, birthdays] My birthday | Being sung at 47 | Thanking people 45 | Cake 8
      [gift, gifts, present, presents, christmas] What I got | Candles 58 | Socks 39 | The thing I asked for 3
      [wedding, weddings] A wedding | Waiting for food 66 | Photographs of feet 31 | Love 3
    `,
    error: `
      [gift, gifts, present, presents] Face.exe | Cannot display joy. It is another candle. | Smile anyway | "Wow"
      [birthday, birthdays, ageing] Version 40.0 | This body is no longer supported. | Groan | Groan louder
    `,
    question: `
      [gift, gifts, present, presents, christmas] My aunt | A candle, again | Is this a personality? @old-woman @candle
    `,
    chat: `
      [birthday, birthdays] Dentist | Happy birthday! | You are the only one. | See you Tuesday. @tooth
      [gift, gifts, present, presents, christmas] Aunt | Do you like the jumper? | I am wearing it. | Send a picture. @coat
      [wedding, weddings] Bride | Where are you? | At the buffet. | The ceremony is in a church. @wedding
    `,
    headline: `
      [birthday, birthdays] Man turns 30, makes noise while sitting down
      [gift, gifts, present, presents, christmas] Same candle passed between six families since 2011
      [wedding, weddings] Best man's "short anecdote" enters its third country
    `,
    stages: `
      [birthday, birthdays, cake] One candle | Thirty candles | The fire brigade @birthday-cake
      [gift, gifts, present, presents, christmas] December 1: early | December 20: relaxed | December 24: petrol station @wrapped-gift
    `,
    nobody: `
      [birthday, birthdays] An online shop I used once: happy birthday, Dear Customer
    `,
    preference: `
      [gift, gifts, present, presents, christmas, birthday] Asking what they want | A candle
    `,
    versus: `
      [birthday, birthdays] Birthday at 8 | Birthday at 38 | Both ended in tears and cake. @partying-face @melting-face
    `,
  },
};
