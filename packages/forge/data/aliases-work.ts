/** Work, computers, money, school. */
export const workAliases = `
# computers and phones
wireless: wifi, wi-fi, internet, router, hotspot, signal, network, broadband, connection, offline, bandwidth
laptop: laptop, computer, notebook computer, zoom, video call, remote work, work from home, working from home, home office, online meeting, wfh, webcam, zoom call, linkedin
desktop-computer: pc, monitor, desktop, windows update, operating system, reboot, restart
keyboard: code, coding, program, programming, typing, script, function, refactor, keyboard, python, javascript, java, typescript, rust, c++, html, css, algorithm, merge conflict, pull request, code review, stack overflow, git, legacy code, regex, vim
computer-mouse: click, cursor
mobile-phone: phone, smartphone, iphone, android, text, texting, app, apps, screen time, scroll, scrolling, doomscrolling, phone screen, social media, instagram, tiktok, tinder
telephone-receiver: call, phone call, phone calls, calling, call centre, call center, customer service, hotline, voicemail
telephone: landline
low-battery: battery, 1%, low battery, charger, charging, charge, social battery
electric-plug: cable, plug, unplug, usb, charger cable
bug: bug, bugs, debug, debugging, glitch
rocket: deploy, deploys, deployment, release, ship it, production, prod, launch day
fire: production down, server down, outage, hotfix
gear: settings, setting, config, configuration, machine, engine, automation
hammer-and-wrench: build, build system
clockwise-vertical-arrows: update, updates, updating, upgrade, sync, refresh
floppy-disk: save, backup, floppy disk, saving
robot: ai, chatgpt, gpt, artificial intelligence, chatbot, robot, robots, bot, machine learning, robot vacuum, roomba, smart home
printer: printer, printers, print, printing, paper jam
fax-machine: fax
e-mail: email, emails, mail, inbox, newsletter, spam, reply all, reply-all, gmail
envelope: letter, post
speech-balloon: chat, group chat, message, messages, comment, small talk, smalltalk, conversation, talk, talking, whatsapp, gossip
left-speech-bubble: slack, teams message
megaphone: announcement, speech, loudspeaker, advert, ad, ads, advertisement, marketing
globe-with-meridians: website, browser, web, tabs, browser tabs, cookies banner, cookie banner, url
cloud: cloud, cloud storage
file-cabinet: server, database, archive, data
skull-and-crossbones: virus, malware, hack, hacked
warning: error, warning, exception, crash, failure, bluescreen, error message
file-folder: folder, folders, files, file, documents
spiral-notepad: todo, to-do, to-do list, todo list, checklist, list, shopping list, agenda
# office
briefcase: work, job, career, business, working, profession, resume, interview, job interview, cv, promotion, quit, two weeks notice, first day at work
chart-increasing: growth chart, quarterly, kpi, kpis, sales, productivity, crypto, bitcoin, inflation, performance review, spreadsheet
chart-decreasing: stocks, stock market, motivation, economy, recession, downturn, energy level
bar-chart: presentation, slides, powerpoint, statistics, report, excel, slide
busts-in-silhouette: meeting, meetings, stand-up, standup, team building, conference, workshop, brainstorming
clipboard: form, forms, paperwork, survey, bureaucrat, application, questionnaire
memo: exam, exams, test, essay, notes, write, writing, quiz, final exam, assignment, contract, minutes of the meeting
pencil: pencil, draw, drawing, sketch
paperclip: paperclip, office supplies, stapler
page-facing-up: document, paper, pdf, privacy policy, instructions, manual, terms
card-index: business card
abacus: math, maths, mathematics, calculus, algebra, arithmetic, calculator
atom-symbol: physics, quantum, science
dna: biology, genetics
test-tube: experiment, lab
scroll: philosophy, philosopher, scroll of, law, constitution, tradition, latin
thought-balloon: dream, dreams, daydream, daydreaming, wonder, shower thought, shower thoughts
backpack: backpack, field trip, first day of school
teacher: class, lesson, lecture, classroom, teaching
hundred-points: grade, grades, perfect score, a+
# money
money-with-wings: money, spend, spending, broke, expensive, payday, rent, salary, debt, tax, taxes, paycheck, pay day, subscription, subscriptions, price, prices, electricity bill
money-bag: rich, wealth, millionaire, billionaire, savings, budget, saving money, pension
credit-card: credit card, card, payment, pay, contactless
coin: coin, coins, cash, tip
dollar-banknote: dollar, bonus, raise
euro-banknote: euro
slot-machine: gambling, casino, bet
balance-scale: justice, work-life balance, fair, decision, decide, choice
# signs and ideas
light-bulb: light, lights, bulb, insight, invention, light switch
red-question-mark: question, why, mystery, quiz night
check-mark-button: done, finished, finish, success, complete, works
cross-mark: wrong, no, refuse, refuses, cancel, cancelled, cancel plans, cancelled plans
stop-sign: stop, boundaries
no-entry: forbidden, not allowed, banned
moai: stone face, straight face, deadpan, poker face, statue
map-of-japan: japan
statue-of-liberty: america, new york
tram: tram
chess-pawn: strategy, plan
dashing-away: fart, run away
pile-of-poo: poop, crap
scissors: budget cut
yarn: knit, knitting, wool, crochet
sewing-needle: sewing
infinity: forever, endless, never ends
microbe: germs, covid, bacteria
mouth: open mouth, lips
footprints: steps, step, 10000 steps, step count
tear-off-calendar: date on calendar, today, tomorrow, yesterday
identification-card: id card, driving licence, driver's license, licence
ballot-box-with-ballot: vote, election, democracy
rolled-up-newspaper: news, newspaper, headline
`;
