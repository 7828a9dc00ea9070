import type { Theme } from '../../src/write/recipes.ts';

export const neighbours: Theme = {
  name: 'neighbours',
  about: 'loud neighbours, landlords, rent, roommates, moving house, noise in the apartment building',
  words: 'neighbour, neighbours, neighbor, neighbors, landlord, rent, apartment, flat, roommate, roommates, flatmate, housemate, upstairs, drill, drilling, lawnmower, noise, noisy, moving house, moving out, deposit, tenant, leaf blower, doorbell, parcel, package, delivery',
  mood: 'angry',
  art: 'houses',
  lines: {
    reaction: `
      [neighbour, neighbours, neighbor, neighbors, upstairs, noise, drill, drilling] Upstairs they are bowling, with a wardrobe.
      [drill, drilling, lawnmower, sunday] He has been hanging the same picture since 2016.
      [rent, landlord] It includes water, and the sound of other people's water.
      [landlord] He called the mould "character".
      [roommate, roommates, flatmate, housemate] The bin is full. We are playing a game of nerves.
      [package, parcel, delivery, doorbell] "We missed you." I was behind the door. I was ready.
      We have never spoken. I know his whole playlist.
    `,
    demotivator: `
      [neighbour, neighbours, neighbor, neighbors, upstairs] COMMUNITY | You do not know their names. You know their toilet.
      [rent, landlord, apartment, flat] INVESTMENT | You pay for it. He owns it. The spider lives in it.
      [roommate, roommates, flatmate, housemate] HARMONY | There is a note on the fridge. It ends with "love".
      [package, parcel, delivery] ARRIVAL | It was delivered. To whom, only the wind knows.
    `,
    documentary: `
      [neighbour, neighbours, neighbor, neighbors, upstairs] Above, heavy steps. What does it move at night? The whole house has theories.
      [rent, landlord] In spring the landlord returns to its territory and raises the rent.
      [package, parcel, delivery] It hears the van, runs, trips over the cat. The slip is already in the door.
    `,
    pie: `
      [neighbour, neighbours, neighbor, neighbors, upstairs, noise] Sounds from upstairs | Marbles 48 | Horses 45 | Silence 7
      [rent, landlord, apartment, flat] What I pay rent for | A damp wall 55 | Its neighbour, also damp 41 | A window 4
    `,
    error: `
      [rent, landlord] Rent updated | Your rent has increased. The walls have not. | Pay | Move into sea
    `,
    chat: `
      [neighbour, neighbours, neighbor, neighbors, upstairs, noise] Neighbour | Is my music too loud? | I cannot hear you. | GREAT, thanks. @speaker-high-volume
      [landlord, rent, apartment, flat] Landlord | How is the flat? | It rains in the kitchen. | So, a water feature. +50. @houses
      [roommate, roommates, flatmate] Roommate | Who finished the milk? | Nobody lives here but us. | So it was you or the ghost. @glass-of-milk
    `,
    headline: `
      [neighbour, neighbours, neighbor, neighbors, upstairs, drill] Neighbour finishes drilling, buys second wall
      [landlord, rent] Landlord describes cupboard as "studio with character"
      [package, parcel, delivery] Courier rings so softly that only bats react
    `,
    stages: `
      [neighbour, neighbours, neighbor, neighbors, upstairs, noise] A polite smile | A broom on the ceiling | The same drum kit @drum
      [rent, landlord] Rent | More rent | A tent with a view @tent
    `,
    preference: `
      [neighbour, neighbours, neighbor, neighbors, upstairs, noise] Talking to the neighbour | Sighing at the ceiling since 2018
    `,
    nobody: `
      [neighbour, neighbours, neighbor, neighbors, upstairs] My neighbour, Sunday, 7 a.m.: time to invent the drill
    `,
  },
};
