import type { Theme } from '../src/write/recipes.ts';

/** Where a narrator may stand when the theme does not say. */
export const fallbackPlaces = `
Somewhere indoors, 3:14 a.m.
A Tuesday, shortly after lunch
The living room, dry season
The kitchen, golden hour
Undisclosed location
The hallway, late autumn
A quiet suburb, mating season
Behind the sofa, dawn
`;

/** What runs below the news when neither line nor theme says. */
export const fallbackTickers = `
Weather: similar. Sports: somebody won. Traffic: yes.
In other news: nothing. In further news: also nothing.
Officials deny everything, then deny having denied it
Coming up: how to fold a fitted sheet. We do not know either.
Markets shrug. Pigeons gather. More at some point.
Correction: yesterday's news was from Tuesday
Next: a duck that knows too much
Experts urge calm, then leave through the window
Poll: 4 in 5 did not hear the question
Man who was asked for comment still talking
`;

/** Lines that fit whatever a prompt is about, by what is known of it. */
export const general: readonly Theme[] = [
  {
    name: 'general',
    about: '',
    words: '',
    mood: 'calm',
    art: '',
    lines: {
      reaction: `
        And nobody said a word.
        No further questions.
        This has been noted.
        As foretold.
        It was not on the agenda.
        We do not speak of it.
        Nobody clapped. It was perfect.
        Historians will skip this part.
        The committee is satisfied.
        Somewhere, a form is being filled in.
        My lawyer advised this face.
        I felt something. It passed.
        Please hold your applause. Permanently.
        The warranty does not cover this.
        I am told it builds character.
        This is going in the annual report.
        I have seen enough. I will keep watching.
        [?other] The rest of us pretended to read.
        [?other] And somehow I am the one apologising.
        [?other] We have decided to call it a tradition.
        [?animal] No remorse was found at the scene.
        [?animal] And it has better health insurance than me.
        [?animal] It has never paid rent, and it shows.
        [?human] I smiled. It was a legal formality.
        [?human] I nodded, like someone who understood.
        [?me] And I would do it again, slower.
        [?me] I regret nothing, on advice of counsel.
        [?me] Character development, but in reverse.
        [?me] My ancestors crossed oceans for this.
        [?me] It went exactly as everybody said it would.
      `,
      versus: `
        The plan | What happened | {Prompt} @clipboard
        On paper | In the wild | {Prompt} @page-facing-up
        [?me] Me giving advice | Me | {Prompt}
        [?me] My résumé | My browser history | {Prompt}
        [?other] The brochure | The real thing | {Prompt} @open-book @who
        [?animal] How it sleeps | How I sleep | {Prompt} @who @face
        [?other] {Who}, watched | {Who}, unwatched | {Prompt} @who @who
        The idea | {Topic} | It looked smaller online. @light-bulb @thing
      `,
      preference: `
        [?me] Doing something about it | {My doing} @clipboard
        [?me] Personal growth | {My doing} @seedling
        [?me] What was agreed | {My doing} @handshake
        [?other] Any reasonable alternative | {My doing} @compass
        [?other] Minding {their} own business | {My doing} @newspaper
        [?animal] The expensive toy | {My doing} @yarn
        [?human] Asking first | {My doing} @speech-balloon
        [?animal] Being normal for one hour | {My doing} @alarm-clock
        [?human] Reading the room | {My doing} @open-book
        Literally anything else | {Topic} @globe-showing-europe-africa
      `,
      nobody: `
        {Who}: {my doing}
        [?me] Me, unsupervised: {my doing}
        [?animal] {Who} at 3 a.m.: {my doing}
        My brain, just before I sleep: "{prompt}"
        [?other] {Who}, for no reason: {my doing}
        [?human] {Who}, with confidence: {my doing}
        Me, to a stranger on a train: so, {topic}
      `,
      demotivator: `
        CONFIDENCE | {The who} {does}. Nobody has asked why.
        CONSISTENCY | {The who} {does}. Every single time.
        LEADERSHIP | Somebody had to {do}.
        AMBITION | Not everybody can {do}. {The who} can.
        DEDICATION | Others gave up. {The who} continued to {do}.
        DESTINY | {Prompt}. It could not have been otherwise.
        PERSPECTIVE | {Prompt}. Seen from space, this is very small.
        ACCEPTANCE | {Prompt}. It was at this point that we sat down.
        EVIDENCE | {Prompt}. There are photographs.
        [?me] POTENTIAL | It was always there. It is resting.
        [?other] EXCELLENCE | {The who} did not ask for permission. It was not granted either.
        [?animal] INNOCENCE | Nothing has been proven.
        PURPOSE | Some are simply born to {do}.
        TALENT | Nobody taught {the who} to {do}.
        SERENITY | It takes a special kind of calm to {do}.
        INNOVATION | Nobody had ever thought to {do}. There were reasons.
        REALITY | {Topic}. It was advertised differently.
        RESPECT | {The who} did not come here to be liked. {The who} came to {do}.
      `,
      documentary: `
        {The who} {does}. Evolution has declined to comment.
        Here, {the who} {does}. The rest of the herd looks away.
        Undisturbed, {the who} {does}. The narrator is paid not to intervene.
        Once a year, {the who} {does}. This is the fourth time today.
        Watch closely as {the who} {does}. Now try to forget it.
        Every morning, {the who} {does}. Scientists have asked {them} to stop.
        {Prompt}. The crew has stopped asking why.
        {Prompt}. In nature, this is considered normal.
        [?animal] {The who} has no natural enemies here. Only a vacuum cleaner.
        [?human] Sensing danger, {the who} pretends to check {their} phone.
        [?me] The adult human, far from home. It has forgotten why it came into this room.
        For reasons lost to history, {the who} {does}.
        {The who} {does}. The others pretend to study a leaf.
        {The who} {is} calm now. In a moment, {they} will {do}. It is in the blood.
        {Topic}. Few have seen it up close and stayed on time.
        [?animal] {The who} {does}. The keepers have stopped writing it down.
      `,
      pie: `
        [?me] Why I {my do} | Nobody stopped me 58 | It seemed like a good idea 34 | A good idea 8
        [?me] My plan to {my do} | Confidence 71 | Snacks 24 | Plan 5
        [?other] Why {the who} {does} | Nobody stopped {them} 57 | It felt right 31 | A long-term plan 12
        Thoughts about {topic} | No thoughts 68 | Snacks 27 | {Topic} 5
        Time spent on {topic} | Avoiding it 61 | Complaining about it 34 | On it 5
        What I know about {topic} | What I made up 64 | What I overheard 33 | What I know 3
        {Prompt} | Chance 48 | Poor planning 44 | A raccoon 8
        [?animal] A day in the life of {the who} | Lying down 52 | Preparing to {do} 37 | Remorse 11
        [?human] What {the who} should be doing | Anything else 64 | Nothing 31 | Exactly this 5
        [?me] How it went | Not as planned 61 | There was no plan 36 | Well 3
      `,
      error: `
        Permission needed | {The who} would like to {do}. | Deny | Too late
        {Head}.exe | {The who} {does}. This cannot be undone. | Sigh | Watch
        Task complete | {Prompt}. No errors were found. That is the error. | OK | Not OK
        Low on reasons | {Prompt}. Do you want to continue? | Continue | Continue, sadly
        [?me] Are you sure? | You are about to {your do}. Nobody is forcing you. | Yes | Also yes
        [?me] Human.exe | An adult could not be found. Please {your do} without one. | OK | Mum
        [?animal] {Head}.exe | {The who} has stopped responding. It never started. | Wait | Open tin
        Unknown behaviour | {The who} {does}. No driver was found for this. | Install | Look away
        {Head}.exe | {The who} had a choice and chose to {do}. | Report | Respect
        [?other] Reminder | {The who} will {do} again tomorrow. Repeat daily? | Yes | Was not a question
        Not enough patience | {Topic}: that takes more patience than is left on this device. | Nap | Sigh
      `,
      question: `
        [?me] Me | {My doing} | Is this self-care? @face
        [?me] Me | {My doing} | Is this a career? @face
        [?me] Me | {My doing} | Is this adulthood? @face
        [?other] {Who} | {My doing} | Is this leadership?
        [?other] {Who} | {My doing} | Is this customer service?
        [?animal] {Who} | {A thing} | Is this mine?
        [?human] {Who} | {A thing} | Is this an emergency?
        Me | {Topic} | Is this a personality? @face
        Me | {Topic} | Is this what I trained for? @face
        [?animal] {Who} | {My doing} | Is this a job?
        [?human] {Who} | {My doing} | Is this teamwork?
        [?thing] {Who} | {My doing} | Is this covered by the warranty?
      `,
      chat: `
        [?animal] My human | Did you {my do}? | Define "did". | I have it on video.
        [?other] {Head} | Hypothetically, what if I {your do}? | Please do not. | Then, hypothetically, look away.
        [?human] {Head} | I would never {your do}. | You are doing it now. | Not in a way that counts.
        [?other] Group chat | Did you also see {who} {my do}? | Every time I close my eyes. | Same.
        [?animal] My human | Did you {my do}? | I am an animal. | You are typing.
        [?me] Mum | What are you doing? | {My doing}. | That explains the noise.
        [?me] Future me | Why did you {my do}? | I assumed you would deal with it. | I am you.
        Group chat | {Prompt} | ok | Who added the dentist?
        Unknown number | {Prompt}. | Wrong number. | I know. It still needed saying.
        Bank | {Prompt}. Was this you? | Emotionally, yes. | Card blocked.
        [?other] {Head} | I did not {your do}. | Nobody said you did. | Interesting.
        [?animal] Vet | What seems to be the problem? | {The who} {does}. | So, a Tuesday.
        [?animal] Insurance | What happened? | {The who} {did}. | We do not insure that. Not again.
        [?human] {Head} | What are you doing? | Watching you {my do}. | Is it going well?
        [?thing] Support | What is the problem? | {The who} {does}. | It does that here too.
        Therapist | What brings you here? | {Topic}. | Oh. Me too.
      `,
      headline: `
        {Local} {does}
        {Local} {does}, experts unsurprised
        {Local} {does}, neighbours close curtains
        Witnesses confirm: {the who} {did}
        {Local} {does}; council to discuss it in spring
        {Local} {does}, ask{s} to remain anonymous
        [?animal] {Local} {does}, show{s} no remorse
        [?me] {Local} {does}, await{s} applause
        [?me] {Local} {does} and call{s} it a system
        [?human] Sources close to {the who}: "We saw it coming"
        Nation braces for {topic}
        Experts remain divided over {topic}
        Man reads entire article about {topic}, learns nothing
        {Prompt} | More on this as it fails to develop
        Breaking: {prompt} | This story will not be updated
        {Local} {does}, nation pretends not to see
        {Local} {does}; insurance "looking into it"
        "I would do it again," says {head} who {did}
        [?animal] {Local} {does}, promoted the same afternoon
        [?human] {Local} {does}, expect{s} a card
        {Topic} declared national emergency by man in dressing gown
      `,
      stages: `
        [?me] "I would never {my do}." | "I could {my do}. Once." | {My doing}, professionally.
        [?me] Saying no | Saying maybe | {My doing}
        [?other] Silence | A strange noise | {My doing}
        [?other] Suspicion | Denial | {My doing}
        A small mistake | A pattern | {Prompt}
        Denial | Bargaining | {Prompt}
        Nobody notices | Somebody notices | It has a name now
        [?animal] One incident | A second incident | {My doing}, with a lawyer
        [?animal] A warning | A final warning | {My doing}, with eye contact
        [?me] A plan | A better plan | {My doing}
        [?human] One meeting | A second meeting | {My doing}
        Hearing about {topic} | An opinion on {topic} | A podcast
      `,
    },
  },
];
