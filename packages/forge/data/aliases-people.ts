/** Somebody: people, animals by other names, feelings, bodies. */
export const peopleAliases = `
# work
office-worker: boss, manager, ceo, supervisor, director, executive, colleague, coworker, co-worker, employee, intern, hr, recruiter, team lead, accountant, lawyer, landlord, consultant, salesman, client, businessman, businesswoman, politician, employer, interviewer, banker, clerk, staff
technologist: developer, dev, programmer, coder, engineer, sysadmin, admin, hacker, gamer, tester, software engineer, streamer, youtuber, senior developer, junior developer
teacher: professor, lecturer, tutor, principal, trainer
student: pupil, freshman, undergraduate, classmate, teenager, teen
scientist: researcher, chemist, expert, chemistry
health-worker: doctor, nurse, surgeon, dentist, therapist, vet, physician, psychologist
construction-worker: builder, plumber, electrician, handyman, contractor
factory-worker: welder
mechanic: repairman
cook: chef, baker, cook
artist: painter, designer, graphic designer, illustrator, influencer
police-officer: police, cop, policeman, security, airport security
judge: referee, umpire, jury
detective: spy, investigator, stalker, sherlock
farmer: gardener
astronaut: cosmonaut
pilot: captain
firefighter: fireman
singer: rock star, karaoke, opera
guard: bouncer, gatekeeper
ninja: stealth
prince: king, royalty
shield: knight, knights, medieval
princess: queen, bride
person-in-tuxedo: groom, waiter, butler, james
person-with-veil: wedding dress
santa-claus: santa, father christmas
person-superhero: hero, superhero
person-supervillain: villain
person-mage: wizard, witch, magician, gandalf, merlin
person-vampire: vampire, dracula
person-zombie: zombie, undead
person-fairy: fairy
man-genie: genie
person-elf: elf
# family
old-woman: grandma, granny, grandmother, nan, nana, aunt, auntie, mother-in-law, old lady
old-man: grandpa, grandad, grandfather, granddad, old man
woman: mom, mum, mother, mama, wife, girlfriend, sister, lady, woman, karen, mummy
man-beard: dad, father, papa, daddy, uncle, hipster, viking
man: husband, boyfriend, brother, man, guy, dude, bro, neighbour, neighbor, kevin, steve, roommate, flatmate, housemate, passenger, driver
baby: newborn, infant, toddler, babies
child: kid, kids, son, nephew, child, childhood
girl: daughter, niece, girl
boy: boy
older-person: pensioner, retirement, old age, ageing, aging, old people, elderly
busts-in-silhouette: friend, friends, people, crowd, team, group, guests, guest, strangers, parents, family, couple, everyone, everybody, meeting room, group project, teammate, teammates, customers, relatives, in-laws
bust-in-silhouette: stranger, introvert, anonymous, nobody, somebody, someone, user
person-standing: person, human, adult, extrovert
# doing
person-running: run, running, jogging, jog, marathon, sprint, escape, flee, chase, late, hurry
person-lifting-weights: gym, workout, work out, exercise, weights, deadlift, crossfit, bodybuilder, lift weights
person-in-lotus-position: yoga, meditate, meditation, zen, mindfulness, inner peace
person-in-bed: sleep, sleeping, bed, bedtime, nap, napping, oversleep, insomnia, sleeping in, wake up, waking up, get up, getting up, pillow
person-taking-bath: bath, bubble bath
person-swimming: swim, swimming, swimmer
person-biking: cycling, cyclist, biking
person-climbing: climbing, climber
person-golfing: golf, golfer
person-surfing: surf, surfing, surfer
person-juggling: juggle, juggling, multitask, multitasking
woman-dancing: dance, dancing, dancer
man-dancing: disco
person-walking: walk, walking, hike, hiking
person-shrugging: shrug, whatever, no idea, don't know
person-facepalming: facepalm, mistake, embarrassing, cringe, stupid, fail
person-raising-hand: volunteer
person-getting-haircut: haircut, hairdresser, barber, salon
person-getting-massage: massage, spa day
person-in-steamy-room: sauna
person-frowning: complain, complaint
people-hugging: hug, hugs, hugging, hugger
person-bowing: sorry, apologise, apologize, apology, beg, begging
skier: ski, skiing
person-fencing: fencing
person-wrestling: fight, fighting, wrestling
# feelings
loudly-crying-face: cry, crying, tears, sob, weep
face-screaming-in-fear: scream, screaming, scared, fear, terrified, horror, panic, panicking
weary-face: exhausted, exhaustion
sleepy-face: tired, sleepy, drowsy
sleeping-face: snore, snoring
yawning-face: yawn, boring, bored, boredom
pouting-face: angry, anger, rage, furious, mad
face-with-steam-from-nose: annoyed, annoying, frustration, frustrated
sneezing-face: sneeze, sneezing, hay fever, allergy, allergies
face-with-thermometer: fever, sick, ill, illness, flu, cold and flu
face-with-head-bandage: headache, migraine, injury, hangover
nauseated-face: disgusting, nausea
smiling-face-with-heart-eyes: crush, in love
broken-heart: breakup, break up, heartbreak, divorce, ghosted, rejection
red-heart: love, heart, romance, relationship, marriage, anniversary
revolving-hearts: dating, date night, first date, valentine, dating app
exploding-head: mind blown, overthinking, overthink
brain: brain, mind, memory, remember, intelligence, iq, braincell, brain cell, thoughts, think, thinking, idea of, anxiety, imagination
clown-face: clown, joke, jokes, comedian, comedy, fool, idiot
face-with-tears-of-joy: laugh, laughing, laughter, funny, humour, humor
skull: dead, death, die, dying, skeleton
ghost: ghost, haunted, spooky, ghosting
smiling-face-with-horns: devil, evil, demon
baby-angel: angel, heaven
shushing-face: silence, quiet, secret, whisper, quietly, library voice
eyes: watching, watch me, stare, staring, judging, judge me, spying
lying-face: lie, lying, liar, deny, denies, pretend, excuse, excuses
flexed-biceps: abs, muscle, muscles, strong, strength, strength training
tooth: teeth, tooth, flossing, floss, dental
bone: bones, back pain, knees, knee, my back
foot: feet, toe, little toe, stub
ear: listening, earwax
thumbs-up: ok, okay, approval, like button
clapping-hands: applause, clap, clapping
raised-hand: high five, high-five
selfie: selfie, influencers
# animals by other names
cat: kitten, kitty, cats, tomcat, feline
dog: puppy, doggo, pup, hound, labrador, corgi, chihuahua, golden retriever, dachshund, bulldog, terrier, beagle
poodle: poodle
duck: duck, duckling
goose: goose, geese
dove: pigeon, seagull, gull
owl: night owl
chicken: hen
bird: sparrow, birds, robin, raven, crow
rat: rats
mouse: mice
hamster: guinea pig, gerbil
monkey: ape, chimp, monkey
gorilla: gorilla
raccoon: trash panda, racoon
chipmunk: squirrel
horse: pony, horse
ewe: sheep, lamb
ox: bull
cow: cows, cattle
pig: pigs, piglet
tropical-fish: goldfish, aquarium, fish tank
fish: fish, tuna, salmon, trout
honeybee: bee, wasp, hornet, bees
bug: caterpillar, insect
spider: spiders, tarantula, arachnophobia
lady-beetle: ladybug, ladybird
snake: snake, python snake, serpent, cobra
lizard: gecko, chameleon, iguana
turtle: tortoise, turtle, slow internet
t-rex: dinosaur, dinosaurs, tyrannosaurus, dino
dragon: dragon
unicorn: unicorn
seal: seal, seals, sea lion, walrus
llama: alpaca, llama
two-hump-camel: camel
spouting-whale: whale, orca
bear: bear, bears, grizzly
bat: bat, bats
paw-prints: pet, pets, animal, animals
mosquito: mosquito, mosquitoes, gnat
`;
