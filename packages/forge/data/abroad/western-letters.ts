import { language } from './language.ts';
import type { Language } from './language.ts';

/** Languages told by their letters; of two with the same, the one with letters of its own comes first. */
export const scripts: readonly Language[] = [
  language(
    'Ukrainian',
    { letters: /[іїєґ]/u },
    {
      reaction: `
      Я киваю. Це формальність.
      У буклеті такого не було.
      Ніхто не плескав. Було бездоганно.
      Запитань більше немає.
      У протоколі: тиша.
    `,
      nobody: `
      Ніхто: | Я: {prompt}
    `,
      versus: `
      План | Що сталося | {Prompt} @clipboard
    `,
      stages: `
      Підозра | Заперечення | {Prompt}
    `,
      preference: `
      Усе інше | {Prompt} @globe-showing-europe-africa
    `,
      chat: `
      Група | {Prompt} | Нарешті хтось це сказав. | А ви хто?
    `,
      headline: `
      {Prompt} | Сусіди зачиняють штори
    `,
      documentary: `
      {Prompt} | Оповідачеві платять за мовчання
    `,
      demotivator: `
      СПОКІЙ | {Prompt}
    `,
      question: `
      Я | {Prompt} | Це знак? @face
    `,
      error: `
      Помилка | {Prompt} | OK | Все одно
    `,
    },
  ),
  language(
    'Russian',
    { letters: /\p{sc=Cyrl}/u },
    {
      reaction: `
      Я киваю. Это формальность.
      В брошюре этого не было.
      Никто не хлопал. Было безупречно.
      Вопросов больше нет.
      В протоколе: тишина.
    `,
      nobody: `
      Никто: | Я: {prompt}
    `,
      versus: `
      План | Что вышло | {Prompt} @clipboard
    `,
      stages: `
      Подозрение | Отрицание | {Prompt}
    `,
      preference: `
      Всё остальное | {Prompt} @globe-showing-europe-africa
    `,
      chat: `
      Группа | {Prompt} | Наконец кто-то это сказал. | А вы кто?
    `,
      headline: `
      {Prompt} | Соседи задёргивают шторы
    `,
      documentary: `
      {Prompt} | Рассказчику платят за молчание
    `,
      demotivator: `
      СПОКОЙСТВИЕ | {Prompt}
    `,
      question: `
      Я | {Prompt} | Это знак? @face
    `,
      error: `
      Ошибка | {Prompt} | OK | Всё равно
    `,
    },
  ),
  language(
    'Arabic',
    { letters: /\p{sc=Arab}/u },
    {
      reaction: `
      أومأتُ برأسي. كان إجراءً شكليًا.
      هذا لم يكن في الكتيّب.
      لم يصفّق أحد. كان ذلك مثاليًا.
      لا أسئلة أخرى.
      جاء في المحضر: صمت.
    `,
      nobody: `
      لا أحد: | أنا: {prompt}
    `,
      versus: `
      الخطة | ما حدث | {Prompt} @clipboard
    `,
      stages: `
      شك | إنكار | {Prompt}
    `,
      preference: `
      كل شيء آخر | {Prompt} @globe-showing-europe-africa
    `,
      chat: `
      المجموعة | {Prompt} | أخيرًا قالها أحدهم. | من أنت؟
    `,
      headline: `
      {Prompt} | الجيران يغلقون الستائر
    `,
      documentary: `
      {Prompt} | الراوي يتقاضى أجرًا كي يصمت
    `,
      demotivator: `
      سكينة | {Prompt}
    `,
      question: `
      أنا | {Prompt} | هل هذه علامة؟ @face
    `,
      error: `
      خطأ | {Prompt} | OK | رغم ذلك
    `,
    },
  ),
  language(
    'Hebrew',
    { letters: /\p{sc=Hebr}/u },
    {
      reaction: `
      הנהנתי. זה היה עניין פורמלי.
      זה לא הופיע בחוברת.
      איש לא מחא כפיים. זה היה מושלם.
      אין שאלות נוספות.
      בפרוטוקול נרשם: שתיקה.
    `,
      nobody: `
      אף אחד: | אני: {prompt}
    `,
      versus: `
      התוכנית | מה שקרה | {Prompt} @clipboard
    `,
      stages: `
      חשד | הכחשה | {Prompt}
    `,
      preference: `
      כל השאר | {Prompt} @globe-showing-europe-africa
    `,
      chat: `
      קבוצה | {Prompt} | סוף סוף מישהו אמר את זה. | סליחה, מי זה?
    `,
      headline: `
      {Prompt} | השכנים סוגרים את הווילונות
    `,
      documentary: `
      {Prompt} | לקריין משלמים כדי לשתוק
    `,
      demotivator: `
      שלווה | {Prompt}
    `,
      question: `
      אני | {Prompt} | זה סימן? @face
    `,
      error: `
      שגיאה | {Prompt} | OK | בכל זאת
    `,
    },
  ),
  language(
    'Hindi',
    { letters: /\p{sc=Deva}/u },
    {
      reaction: `
      मैंने सिर हिलाया। बस औपचारिकता थी।
      यह विवरणिका में नहीं लिखा था।
      किसी ने ताली नहीं बजाई। एकदम सही था।
      और कोई सवाल नहीं।
      कार्यवाही में दर्ज है: मौन।
    `,
      nobody: `
      कोई नहीं: | मैं: {prompt}
    `,
      versus: `
      योजना | जो हुआ | {Prompt} @clipboard
    `,
      stages: `
      शक | इनकार | {Prompt}
    `,
      preference: `
      बाकी सब कुछ | {Prompt} @globe-showing-europe-africa
    `,
      chat: `
      ग्रुप | {Prompt} | आखिर किसी ने तो कहा। | आप कौन?
    `,
      headline: `
      {Prompt} | पड़ोसियों ने परदे गिराए
    `,
      documentary: `
      {Prompt} | सूत्रधार को चुप रहने के पैसे मिलते हैं
    `,
      demotivator: `
      धैर्य | {Prompt}
    `,
      question: `
      मैं | {Prompt} | क्या यह कोई संकेत है? @face
    `,
      error: `
      त्रुटि | {Prompt} | OK | फिर भी
    `,
    },
  ),
];
