/** Something: food and drink, the household, sports, games, music, celebrations. */
export const thingAliases = `
# food and drink
hot-beverage: coffee, tea, espresso, cappuccino, latte, caffeine, mug, decaf, coffee machine, barista, cup of tea
teacup-without-handle: cup, green tea, teacup
teapot: kettle, teapot
tumbler-glass: whiskey, glass, whisky, glass of water
wine-glass: wine, red wine
clinking-beer-mugs: beer, pub, happy hour, drinks, after-work drinks
cocktail-glass: cocktail, martini
bottle-with-popping-cork: champagne, prosecco
glass-of-milk: milk, oat milk
cup-with-straw: soda, cola, smoothie, juice, milkshake
bubble-tea: bubble tea
fork-and-knife-with-plate: dinner, lunch, restaurant, food, meal, eat, eating, hungry, hunger, menu, dining, starving, dinner party
fork-and-knife: fork, cutlery
bento-box: lunchbox, lunch box, meal prep, leftovers, leftover, tupperware, packed lunch, buffet
pancakes: breakfast, pancake, brunch
cooking: fried egg, cooking, frying pan, omelette, recipe
shallow-pan-of-food: pan, paella, cook dinner, cooking show
pot-of-food: soup, stew, pot, chili
green-salad: salad, diet, vegan, vegetarian, healthy, healthy meal, healthy food, kale, lettuce, vegetables, vegetable, dieting, calories
leafy-green: spinach, cabbage
broccoli: broccoli, greens
pizza: pizza, pizzas, pizza slice, pepperoni
hamburger: burger, fast food, cheeseburger, junk food
french-fries: fries, chips, french fries
hot-dog: hot dog, sausage
spaghetti: pasta, spaghetti, noodle, noodles, carbonara, lasagna, lasagne
sandwich: sandwich, toast sandwich
bread: bread, toast, sourdough, toaster, gluten
croissant: croissant, pastry, bakery
baguette-bread: baguette, french bread
cheese-wedge: cheese, cheddar
butter: butter, margarine
cut-of-meat: steak, meat, beef
poultry-leg: drumstick, fried chicken, roast chicken, turkey dinner
meat-on-bone: barbecue, bbq, barbeque, grill
bacon: bacon
rice-ball: onigiri
cooked-rice: rice
sushi: sushi
taco: taco, tacos
burrito: burrito, wrap
popcorn: popcorn, drama
birthday-cake: birthday, cake, birthday party
shortcake: slice of cake, cheesecake
cupcake: muffin, cupcake
cookie: cookie, cookies, biscuit, biscuits
doughnut: donut, doughnut
chocolate-bar: chocolate, snack, snacks
candy: sweets, sugar, candy
ice-cream: dessert, gelato
soft-ice-cream: ice cream
red-apple: apple, fruit
banana: banana
avocado: avocado, guacamole
pineapple: pineapple
lemon: lemon, sour
tangerine: orange juice, mandarin
onion: onion, onions
garlic: garlic
hot-pepper: spicy, chili pepper, hot sauce, curry
tomato: ketchup, tomato
potato: potato, potatoes, couch potato
carrot: carrot
cucumber: pickle, cucumber
takeout-box: takeaway, takeout, delivery food, food delivery
canned-food: can opener, tin, cat food, dog food, pet food
salt: salt, seasoning
custard: pudding, yogurt, yoghurt
ice: fridge, refrigerator, freezer, ice cube
# household
broom: clean, cleaning, sweep, tidy, tidying, chores, chore, housework, mess, messy, messy room
broom: hoover, vacuum cleaner, vacuum, vacuuming, dust
sponge: dishes, washing up, sponge, dishwasher, wash up
soap: soap, wash hands
basket: laundry, washing machine, laundry day, washing
t-shirt: shirt, t-shirt, clothes, ironing, outfit, wardrobe
socks: sock, socks, missing sock, odd socks
jeans: jeans, trousers, pants
dress: dress, nothing to wear
running-shoe: shoes, trainers, sneakers, sneaker
high-heeled-shoe: heels, high heels
necktie: suit, tie, dress code
glasses: glasses, spectacles
sunglasses: sunglasses, cool guy
umbrella: parasol
potted-plant: plant, plants, houseplant, houseplants, succulent, basil, plant parent, monstera
cactus: cactus
seedling: garden plant, gardening, growth, sprout, seed
sunflower: flowers, flower
bouquet: bouquet, roses
wilted-flower: dead plant, wilted, wither, dying plant
package: parcel, package, delivery, deliveries, online order, cardboard box, box, amazon
wrapped-gift: gift, gifts, present, presents, secret santa
key: key, keys, house key, lost keys
locked: password, passwords, lock, security question, passcode, two-factor, encryption, privacy, captcha, login, log in
light-bulb: idea, lightbulb, lamp bulb, electricity
candle: candle, power cut, power outage, blackout, scented candle
hammer: hammer, diy, repair, home improvement
hammer-and-wrench: fix, fixing, tools, furniture, flat-pack furniture, assemble, handy
screwdriver: screwdriver
toolbox: tool
wastebasket: trash, bin, garbage, rubbish, delete, recycle bin, deleted
recycling-symbol: recycling, recycle
shopping-cart: shopping, supermarket, groceries, grocery, checkout, self-checkout, self checkout, trolley
shopping-bags: sale, black friday, online shopping, bargain, discount
receipt: receipt, bill, bills, invoice, expense, expenses
toothbrush: toothbrush, brush teeth
mirror: mirror
fire-extinguisher: smoke alarm
mouse-trap: trap
magnifying-glass-tilted-left: search, searching, looking for, find, research, google, googling
scissors: scissors
crystal-ball: horoscope, future, astrology, prediction, fortune
pill: medicine, pill, vitamin, vitamins, painkiller
syringe: vaccine, injection, blood test
stethoscope: health, medical, diagnosis, symptom, symptoms
baby-bottle: baby food
teddy-bear: toy, toys, stuffed animal
balloon: balloon, balloons
party-popper: party, celebrate, celebration, surprise party
coffin: funeral
headstone: grave, rip, afterlife
# sport, games, music
soccer-ball: football, soccer, world cup, goal, penalty
basketball: basketball
tennis: tennis
volleyball: volleyball
trophy: win, winning, winner, champion, championship, victory, first place, competition
sports-medal: medal, olympics, sports day, athlete
video-game: game, games, gaming, console, video game, final boss, controller, playstation, xbox, nintendo, online game, level
joystick: arcade
game-die: dice, board game, board games, luck, random, monopoly
chess-pawn: chess
puzzle-piece: puzzle, jigsaw
spade-suit: poker, card game
bowling: bowling
ping-pong: table tennis
ice-skate: ice skating
guitar: guitar, band practice
musical-notes: music, song, songs, playlist, sing, singing, earworm, whistle, hum
studio-microphone: podcast, microphone
headphone: headphones, earbuds, earphones, noise-cancelling, noise cancelling
drum: drums, drummer
violin: orchestra, sad violin
musical-keyboard: piano
trumpet: trumpet
saxophone: jazz
speaker-high-volume: loud, noise, noisy, volume
bell: notification, notifications, reminder, ringtone
television: tv, television, series, show, documentary, netflix, streaming, binge, binge-watching, episode, remote control
clapper-board: movie, film, cinema, sequel, spoiler, director's cut
performing-arts: theatre, theater, acting, drama school
books: book, books, reading, library, homework, study, studying, studies, revise, revision
open-book: read, page, chapter, novel, terms and conditions
framed-picture: art, painting, museum piece
camera: photo, photos, photograph, photographer, picture, camera, passport photo
red-envelope: lottery
crown: crown, royal
gem-stone: diamond, jewel
ring: ring, engagement, proposal, engaged, propose
wedding: wedding, weddings, wedding speech
magic-wand: magic
bullseye: target, aim, darts
bomb: bomb, bombshell
crossed-swords: sword, war, battle, duel
trophy: world record
cigarette: smoking, smoker
`;
