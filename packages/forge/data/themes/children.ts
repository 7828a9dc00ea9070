import type { Theme } from '../../src/write/recipes.ts';

export const children: Theme = {
  name: 'children',
  about: 'babies, toddlers, kids at bedtime, tantrums, raising children, newborn parents without sleep',
  words: 'baby, babies, toddler, toddlers, kid, kids, child, children, newborn, son, daughter, bedtime, tantrum, nappy, diaper, babysitter, babysitting, crayon, playground, lego, bath time, school run, parenting, crying baby',
  mood: 'tired',
  art: 'baby',
  places: `
    The supermarket floor, sweets aisle
    A bedroom, story number eleven
    The back seat, minute four of nine hours
  `,
  lines: {
    reaction: `
      We are negotiating. I have already lost the car.
      It was very quiet. That was the first sign.
      The wrong cup. I gave it the wrong cup. Pray for us.
      [bedtime, sleep, bed] It needs water, a poem, and to know why the moon.
      [crayon, wall, draw, drawing] It is a dog, I was told. It is also the sofa.
      [lego] I found the missing piece. With my whole weight.
      Are we there yet? We are in the garage.
      It has its father's smile and nobody's volume control.
    `,
    demotivator: `
      NEGOTIATION | One more story, two biscuits and the deed to the house.
      SILENCE | It is the sound of something being painted.
      INDEPENDENCE | It put on its own shoes. They are on its hands.
    `,
    documentary: `
      The young one has been given the blue cup. It wanted the blue cup. Watch it weep for the red one.
      The parents have not slept since winter. They communicate by pointing.
      The cub is full, washed and in bed. It will now ask how death works.
    `,
    pie: `
      Putting them to bed | Water 44 | One last question 41 | Sleep 15
      Why it is crying | Banana broke 53 | Banana repaired 42 | A reason 5
    `,
    error: `
      Toddler.exe | The banana has been broken in half. It cannot be undone. | Glue | New banana
      Bedtime | Shutdown was cancelled by user. User is in the kitchen. | Retry | Surrender
    `,
    question: `
      The toddler | A white wall | Is this paper? @baby @crayon
      The baby | 4 a.m. | Is this brunch? @baby @crescent-moon
    `,
    chat: `
      Toddler | I am not tired. | You are lying on the floor. | The floor is tired. @baby
      School | Your son has eaten the glue. | Which son? | He says he is the manager. @school
    `,
    headline: `
      Toddler rejects offer of same sandwich in other shape
      Baby sleeps through night, parents awake checking
      Four-year-old asks "why" 400 times, physicist resigns
    `,
    stages: `
      Why? | But why? | The heat death of the universe @baby
      No screens | One film | It knows my PIN @child
    `,
    nobody: `
      A child, in a silent lift: why is that man so old?
      My toddler, 5:02 a.m., nose to nose: are you awake
    `,
    preference: `
      The toy for sixty | The box, the lid and a spoon
      Sleeping in its own bed | Sleeping sideways, on my throat
    `,
    versus: `
      Parents, first child | Parents, third child | It ate what? Was it clean? @face-screaming-in-fear @neutral-face
    `,
  },
};
