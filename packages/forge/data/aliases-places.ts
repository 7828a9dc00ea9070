/** Somewhere and some time: buildings, travel, nature, weather, clocks. */
export const placeAliases = `
house: home, house, household, indoors, stay home, staying home
house-with-garden: garden, backyard, suburb, lawn, mortgage, first house
houses: neighbourhood, neighborhood, village
office-building: office, company, corporation, headquarters, open-plan office, open plan, return to office
school: school, high school, kindergarten, elementary school
graduation-cap: university, college, graduation, graduate, degree, diploma, uni, thesis, phd
hospital: hospital, clinic, emergency room, waiting room
bank: bank, banks, loan
classical-building: government, bureaucracy, court, museum, parliament, town hall, tax office, embassy, visa office
church: church, wedding ceremony
hotel: hotel, hostel, airbnb, hotel room
factory: factory, industry
convenience-store: shop, store, corner shop, pharmacy
department-store: mall, shopping centre, shopping mall, department store, furniture store, flat-pack
derelict-house: haunted house, ruin, fixer-upper
castle: castle, palace
door: door, doorbell, doors, entrance, exit, knock, knocking
window: window, windows
couch-and-lamp: couch, sofa, living room, lamp
chair: chair, seat, office chair
bed: mattress, blanket, bedroom, duvet, bed sheet, fitted sheet, sheets, hotel bed
toilet: toilet, bathroom, loo, restroom
roll-of-paper: toilet paper, tissue, kitchen roll
shower: shower, showering
bathtub: bathtub, tub
stadium: arena, stadium, concert hall
circus-tent: circus
tent: camping, tent, campsite, festival
camping: outdoors
desert-island: island, deserted island
beach-with-umbrella: beach, holiday, holidays, vacation, seaside, summer, summer holiday, annual leave, pto
palm-tree: tropical, paradise
mountain: mountain, mountains, hill, alps
volcano: volcano
national-park: nature, forest, woods, park, outside
desert: desert
globe-showing-europe-africa: world, earth, planet, global, geography, climate, internet of
world-map: map, directions, gps, navigation, sat nav, lost tourist
compass: lost, compass
metro: subway, underground, metro, tube
train: train, trains, railway, rail, commute, commuter, commuting
bus: bus, coach
bus-stop: bus stop, bus driver
taxi: taxi, cab, uber
automobile: car, cars, drive, driving, parking, road trip, driving test, parallel parking, parallel park
oncoming-automobile: traffic, traffic jam, rush hour
fuel-pump: gas, fuel, petrol, gas station, petrol station, gas price
wheel: tyre, tire, flat tyre
motorway: highway, motorway, road
airplane: plane, flight, fly, flying, travel, airline, aeroplane, travelling, traveling, jet lag
airplane-departure: airport, departure, boarding, gate
luggage: suitcase, baggage, pack, packing, trip, carry-on, luggage
passport-control: passport, border, visa, customs officer
ticket: ticket, tickets
sailboat: boat, sailing, yacht
passenger-ship: cruise, ferry, titanic
anchor: anchor
rocket: rocket, launch, spaceship, startup, start-up, to the moon
flying-saucer: ufo, spaceship alien, abduction
alien: alien, aliens, extraterrestrial
helicopter: chopper
bicycle: bike, bicycle
kick-scooter: scooter, e-scooter
tractor: tractor, farm
vertical-traffic-light: red light
construction: roadworks, construction, construction site
ambulance: ambulance
fire-engine: fire truck
police-car: police car
elevator: elevator, lift
sun: sunshine, heat, heatwave, heat wave, hot day, sunburn
sun-with-face: sunny, sunday
cloud-with-rain: rain, raining, rainy, drizzle, british weather
cloud-with-lightning: storm, thunder, lightning, thunderstorm
umbrella-with-rain-drops: umbrella
snowflake: snow, winter, snowing, freezing, ice age
snowman: snowman
cold-face: cold, freeze, heating, thermostat, frozen
hot-face: hot, sweating, sweaty, no air conditioning
sun-behind-rain-cloud: weather, weather forecast, forecast, climate change
tornado: tornado, hurricane
wind-face: wind, windy, leaf blower
rainbow: rainbow
fallen-leaf: autumn, fall leaves, leaves
full-moon: moon, midnight, night
crescent-moon: night shift, late night
star: star, rating, review, one star, five stars
milky-way: space, universe, galaxy, cosmos, existence, existential, infinity
fire: fire, burn, burning, on fire, burnt, flame
droplet: water, drop
water-wave: sea, ocean, wave, flood, sea level
alarm-clock: alarm, wake, snooze, 5am, 6am, 7am, 8am, morning, mornings, early, early bird
mantelpiece-clock: clock, time, time travel, time machine, history, o'clock, time zone, 9am, time change, daylight saving
timer-clock: minute, minutes, five minutes
hourglass-not-done: wait, waiting, queue, loading, slow, patience, procrastinate, procrastination, procrastinating, later, buffering, delay, delayed, on hold
stopwatch: fast, speed, deadline
calendar: calendar, monday, tuesday, wednesday, thursday, schedule, appointment, mondays, sunday evening
spiral-calendar: week, month, weekday, year, new year's resolution, resolution
confetti-ball: friday, weekend, weekends, new year, bank holiday
night-with-stars: 1am, 2am, 3am, 4am, city at night
sunrise: dawn
christmas-tree: christmas, xmas, december
jack-o-lantern: halloween, pumpkin, pumpkin spice
egg: easter egg, egg, eggs
`;
