import type { Theme } from '../../src/write/recipes.ts';

export const exams: Theme = {
  name: 'exams',
  about: 'school, exams, studying, homework, teachers, group projects, university, grades, maths',
  words: 'school, exam, exams, test, study, studying, homework, teacher, student, students, class, grade, grades, university, college, math, maths, essay, thesis, lecture, professor, project, group project, quiz, revision, revise, graduation, library, history, physics, calculator, deadline, presentation, assignment',
  mood: 'panic',
  art: 'memo',
  places: `
    The exam hall, row 6, blank page
    The library, asleep on chapter one
    A kitchen table, 23:51 of 23:59
  `,
  tickers: `
    Student reads title of book, feels prepared
    Question 3 "never mentioned once", says entire year
    Group project completed by Anna
  `,
  lines: {
    reaction: `
      It was not in the book. I have not seen the book.
      I knew the answer. It was to another question.
      I wrote my name. So far it is my best work.
      [easy, teacher, professor] He said it would be easy. He was talking about his part.
      [group project, project] We divided the work. Anna got the work.
      [math, maths, physics] If a train leaves at nine, why am I still here?
      [study, studying, revise, revision] I have highlighted everything. It is a yellow book now.
      [deadline, essay, assignment, thesis] Due at midnight. It has a title. The title is "Title".
      [homework] The dog is tired of being asked to eat it.
      [history] Those who do not study it have to repeat the course.
    `,
    demotivator: `
      KNOWLEDGE | It was all there last night. It has since been replaced by a song.
      [group project, project] TEAMWORK | Four names on it. One of them wrote it.
      FOCUS | The room is clean, the pencils are sharp, the page is empty.
      [exam, exams, test, quiz] STRATEGY | When in doubt, C. When certain, also C.
    `,
    documentary: `
      The student turns the page and frowns. It is not reading. It is hiding.
      Pens down. Outside, the young compare answers. This is how the weak are found.
      It has written 200 words. It needs 3,000. It changes the font.
    `,
    pie: `
      Studying | Making the timetable 58 | Colouring the timetable 38 | Studying 4
      [group project, project] The group project | Anna 91 | Choosing a font 8 | The rest of us 1
      What I remember | The smell of the room 55 | A song 42 | The topic 3
    `,
    error: `
      Brain.exe | The file "everything I learned" was moved last night. | Search | Guess C
      Essay.docx | 1,900 words are missing. Repeat the introduction in other words? | Yes | Yes, indeed
    `,
    question: `
      Me | One read page | Is this studying? @student @open-book
      Me | A font one size larger | Is this an argument? @student @input-latin-letters
    `,
    chat: `
      Professor | The deadline was Friday. | Which one? | The year is also wrong. @teacher
      Group project | Who is doing the slides? | Anna? | I did everything. I am also Tom now. @busts-in-silhouette
      Classmate | What did you get for 3? | There was a 3? | On the back. @memo
    `,
    headline: `
      Student opens book, closes it, deserves break
      Teacher says "this will not be on the test", it is the test
      Essay finished at 23:59, author unavailable until spring
    `,
    stages: `
      "I have three weeks" | "I have three days" | "I have a name and a date" @memo
      Attending | Nodding | Googling "what is this course" @student
    `,
    nobody: `
      Me, the night before the exam: how do whales sleep?
    `,
    preference: `
      Learning a little every day | Learning everything, at night, in tears
      Reading the book | Watching a stranger explain it at double speed
    `,
    versus: `
      The example in class | The exam | Find the mass of the sun. Show working. @abacus @milky-way
    `,
  },
};
