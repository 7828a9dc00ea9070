import type { Theme } from '../../src/write/recipes.ts';

export const travel: Theme = {
  name: 'travel',
  about: 'travelling, airports, flights, security, holidays, packing a suitcase, hotels, trains, delays, tourists, commuting, cars, traffic, parking',
  words: 'travel, airport, airports, flight, flights, plane, airplane, airline, security, airport security, boarding, luggage, suitcase, packing, pack, passport, hotel, holiday, holidays, vacation, trip, tourist, beach, train, trains, bus, commute, commuting, delay, delayed, station, subway, taxi, car, cars, driving, drive, traffic, traffic jam, parking, parallel parking, road trip, driver, cyclist, bike, road, gps, map, window seat, middle seat, jet lag, cruise, camping, tent, hiking',
  mood: 'tired',
  art: 'luggage',
  places: `
    Gate B46, which is now gate A2
    Row 34, the middle, no armrests
    The motorway, stationary since spring
    Baggage reclaim, watching one lonely bag
  `,
  tickers: `
    Train delayed by earlier train that was delayed by it
    One litre of shampoo detained, questioned
    Row 12 stands up as soon as wheels touch ground
  `,
  lines: {
    reaction: `
      [airport, flight, plane, boarding] Six hours early. The gate is a theory.
      [security, airport security] They took my water, my belt and my sense of who I am.
      [suitcase, packing, pack, luggage] Four days. Nine pairs of trousers. No socks.
      [train, trains, delay, delayed, bus, station] It is delayed because it is late.
      [traffic, traffic jam, car, driving, commute] We have not moved. I know his children's names by now.
      [parking, parallel parking, park] Forty people watched. A dog looked away.
      [hotel] The pool is "seasonal". So is the water.
      [vacation, holiday, holidays, beach] I need a holiday from being looked at by the sea.
      [camping, tent, hiking] We paid to be cold near a bin.
      [plane, flight, seat, middle seat] He put his seat back. I can read his thoughts.
      [gps, map, lost] "Turn around when possible." I have, in many ways.
      [window seat, bus, train, subway] All seats free. He sat next to me. He is humming.
    `,
    demotivator: `
      [train, trains, delay, delayed, bus, station, commute, commuting] PUNCTUALITY | It will arrive when it is ready. It is not ready.
      [suitcase, packing, pack, luggage] PREPARATION | You packed for every weather but this.
      [car, cars, driving, drive, traffic, traffic jam, parking, road] PROGRESS | Eleven metres since breakfast.
      [airport, flight, plane, security, boarding, airport security] FREEDOM | Shoes off. Belt off. Arms up.
      [vacation, holiday, holidays, beach, trip, hotel, camping] ESCAPE | You went far away. You brought yourself.
    `,
    documentary: `
      [airport, flight, flights, plane, boarding] Boarding begins in one hour. The herd is already standing.
      [train, trains, delay, delayed, bus, station, subway, commute, commuting] The doors open. Those who want in push against those who want out. Neither has won since 1863.
      [car, cars, driving, drive, traffic, traffic jam, parking, road] In its metal shell the gentle adult becomes a beast. It shows its hand to a pensioner.
      [vacation, holiday, holidays, beach, hotel, tourist, trip] At dawn they lay their towels on the chairs, and go back to bed. This is how borders began.
      [camping, tent, hiking] Far from any socket, the campers gather round a small gas flame and miss the kettle.
    `,
    pie: `
      [airport, flight, plane, boarding, security, airport security] At the airport | Standing 52 | Standing, barefoot 44 | Flying 4
      [suitcase, packing, pack, luggage, trip] My suitcase | Just in case 71 | In case of a ball 26 | Socks 3
      [car, driving, drive, traffic, traffic jam, commute, commuting, train, bus] My commute | Standing still 66 | Sighing 30 | Moving 4
    `,
    error: `
      [train, trains, delay, delayed, bus, station, commute] Train not found | Your train is delayed by "train". | Wait | Grow old
      [car, driving, drive, gps, map, traffic, parking] Recalculating | You have missed the turn. You miss everything. | Sorry | Lake
      [airport, flight, plane, boarding, security, luggage, suitcase] Gate changed | Your gate is now in another time zone. Please run. | Run | Live here
    `,
    question: `
      [security, airport, airport security, water, flight] Airport security | Half a yoghurt | Is this a weapon? @police-officer @custard
      [car, driving, parking, parallel parking, park] A driver | Two parking spaces | Is this one? @automobile @p-button
      [suitcase, packing, pack, luggage, trip] Me | Eleven pairs of shoes | Is this hand luggage? @face @luggage
    `,
    chat: `
      [airport, flight, plane, boarding, airline, luggage, suitcase] Airline | Your bag has arrived! | Great, where? | We hoped you would know. @luggage
      [train, trains, delay, delayed, bus, commute, station] Railway | Your train is on time. | I do not see it. | Neither do we. @train
      [car, traffic, driving, traffic jam, gps, road, drive] Navigation | Turn left. | That is a lake. | You never trust me. @automobile
    `,
    headline: `
      [airport, flight, plane, boarding, security, airport security] Man arrives at airport so early he meets yesterday
      [train, trains, delay, delayed, bus, station, commute] Train on time, passengers not prepared for this
      [car, traffic, traffic jam, parking, driving, parallel parking, road] Driver parks in one attempt with nobody watching
      [vacation, holiday, holidays, beach, hotel, trip, tourist] Tourist returns from paradise with opinions on the bread
    `,
    stages: `
      [suitcase, packing, pack, luggage, trip] Only hand luggage | One suitcase | Sitting on it, together @luggage
      [traffic, car, driving, traffic jam, road, road trip] Singing | Silence | "I said left" @automobile
      [airport, flight, plane] Six hours early | A snack | Final call for a name like mine @airplane-departure
    `,
    nobody: `
      [plane, flight, airplane] Row 31, as the wheels touch the ground: STAND
      [train, bus, subway, commute] A man on the quiet coach: YES, I AM ON THE TRAIN
    `,
    preference: `
      [train, bus, subway, plane, flight, commute] Forty empty seats | The one next to me
      [gps, map, lost, driving, road trip, car] Following the satnav | "I know a shortcut"
    `,
    versus: `
      [hotel, vacation, holiday, holidays, beach, trip, travel] Brochure | Balcony | Sea view, with a mirror and a ladder. @beach-with-umbrella @construction
    `,
  },
};
