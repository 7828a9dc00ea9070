const people = new Set(
  (
    'adult artist aunt author babysitter bartender boss boyfriend bride brother bully buddy cashier ceo chef chief child class classmate client coach colleague cook ' +
    'cousin coworker co-worker crowd customer dad daddy daughter dentist designer dev developer doctor driver engineer everybody everyone ex family father fiance ' +
    'fiancee friend gamer girlfriend grandad grandfather grandma grandmother grandpa granny groom guest guy hipster host hr human husband intern introvert kid ' +
    'lady landlord lawyer leader librarian lad man manager mom mother mum mummy nan neighbor neighbour nephew niece nobody nurse other officer parent partner passenger ' +
    'people person pilot player plumber police poet politician president principal professor programmer pro recruiter roommate flatmate salesman scientist senior ' +
    'sibling singer sister someone somebody son stranger student stepdad stepmom surgeon teacher team teammate teenager teen tourist toddler baby trainer twin uncle ' +
    'user vegan vendor viking victim waiter waitress wife woman worker writer youtuber zoomer boomer millennial king queen pirate ninja wizard knight astronaut detective ' +
    'one extrovert crush date gen bestie bro pal dude judge accountant barista tester admin sysadmin'
  ).split(' '),
);

/** Takes a noun, singular and in small letters; returns whether it is somebody. */
export function isHuman(noun: string): boolean {
  return people.has(noun) || /[^aeiou](?:ist|ician|ographer|ogist|aholic|lover)$/u.test(noun);
}
