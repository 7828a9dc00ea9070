import type { Theme } from '../../src/write/recipes.ts';

export const doctors: Theme = {
  name: 'doctors',
  about: 'going to the doctor, the dentist, hospital, being ill, googling symptoms, flossing, glasses, waiting room',
  words: 'doctor, doctors, dentist, dentists, hospital, sick, ill, flu, cold, fever, symptom, symptoms, teeth, tooth, floss, flossing, pill, pills, medicine, vaccine, needle, therapist, therapy, headache, allergy, allergies, hay fever, sneeze, surgery, nurse, waiting room, glasses, diagnosis, hiccups, toothache',
  mood: 'panic',
  art: 'stethoscope',
  places: `
    The waiting room, magazines from 2009
    A dentist's chair, mouth full of hands
  `,
  lines: {
    reaction: `
      [dentist, teeth, tooth, floss, flossing, dentists] "Do you floss?" they asked. We both looked at the floor.
      [dentist, dentists, teeth] Both hands in my mouth, they asked about my holiday.
      [doctor, symptom, symptoms, google, googling] The internet gives me until Thursday.
      [therapist, therapy] She wrote something down. She has never crossed it out.
      [cold, flu, sick, ill, fever] I have a slight cold. I have left my records to my sister.
      [waiting room, doctor, doctors, hospital] My appointment was at nine. I have learned German.
      [allergy, allergies, hay fever, sneeze] Spring is beautiful. I have heard it from others.
      It hurts when I do this. He said: do not do this.
    `,
    demotivator: `
      [dentist, dentists, teeth, tooth, floss, flossing] HONESTY | "Every day," he said. The gums spoke up.
      [cold, flu, sick, ill, fever] COURAGE | He has a sniffle. He asked for a notary.
      [symptom, symptoms, doctor, doctors, google] RESEARCH | A cough. Nine websites. One farewell letter.
      [therapist, therapy] INSIGHT | It was my childhood. It was also Tuesday.
    `,
    documentary: `
      [dentist, dentists, teeth, tooth, floss, flossing] The night before the visit it flosses, with the passion of the guilty.
      [cold, flu, sick, ill, fever] The male has sneezed once. It lies down to be mourned.
      [doctor, doctors, hospital, waiting room, symptom, symptoms] A full waiting room. The newcomer chooses the seat next to nobody. There is none.
    `,
    pie: `
      [dentist, dentists, teeth, tooth, floss, flossing] When I floss | Night before dentist 68 | Morning of dentist 31 | Other 1
      [symptom, symptoms, doctor, doctors, google, sick, headache] My symptoms | Something rare 57 | Something tropical 40 | Thirst 3
    `,
    error: `
      [symptom, symptoms, doctor, doctors, google, sick, headache] Diagnosis | Slight cough. Recommended: will, candles, choir. | Choir | Tea
      [dentist, dentists, teeth, tooth, floss, flossing] Floss.exe | This program was last opened one day before your last visit. | Lie | Lie better
    `,
    question: `
      [symptom, symptoms, doctor, doctors, google, sick, headache, cold] Me, 1 a.m., online | An itchy elbow | Is this the end? @face @laptop
    `,
    chat: `
      [dentist, dentists, teeth, tooth, floss, flossing] Dentist | How often do you floss? | Define "how". | I was there, Martin. I saw. @tooth
      [doctor, doctors, symptom, symptoms, sick] Doctor | Do you exercise? | I took the stairs. | We are on the ground floor. @stethoscope
      [therapist, therapy] Therapist | And how did that make you feel? | Which of the three feelings? | Interesting. @couch-and-lamp
    `,
    headline: `
      [dentist, dentists, teeth, tooth, floss, flossing] Man flosses for first time since last time he lied about it
      [cold, flu, sick, ill, fever] Man with cold survives, gives press conference
      [doctor, doctors, waiting room, hospital, symptom, symptoms] Patient called on time, had gone to the toilet
    `,
    stages: `
      [cold, flu, sick, ill, fever] A sniffle | A blanket | A last will @face-with-thermometer
      [dentist, dentists, teeth, tooth] A bit wider | A bit wider | A second dentist climbs in @tooth
    `,
    nobody: `
      [dentist, dentists, teeth] My dentist, with two hands and a hose in my mouth: so, any plans?
    `,
    preference: `
      [doctor, doctors, symptom, symptoms, sick] Asking a doctor | Asking a forum from 2006
      [dentist, dentists, teeth, floss, flossing] Flossing daily | Flossing like a guilty man, once
    `,
  },
};
