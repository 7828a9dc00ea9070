import { language } from './language.ts';
import type { Language } from './language.ts';

/** Languages told by their small words. */
export const northern: readonly Language[] = [
  language(
    'German',
    { words: /^(?:der|die|das|und|ist|nicht|ein|eine|mein|meine|wenn|ich|er|sie|mich|dem|den|zu|mit|auf)$/iu },
    {
      reaction: `
      Ich habe genickt. Es war eine Formalität.
      Der Vorgang ist abgeschlossen. Ich auch.
      Das stand so nicht im Prospekt.
      Keine weiteren Fragen.
      Im Protokoll steht: Schweigen.
    `,
      nobody: `
      Niemand: | Ich: {prompt}
    `,
      versus: `
      Der Plan | Was geschah | {Prompt} @clipboard
    `,
      stages: `
      Verdacht | Leugnen | {Prompt}
    `,
      preference: `
      Alles andere | {Prompt} @globe-showing-europe-africa
    `,
      chat: `
      Gruppe | {Prompt} | Endlich sagt es jemand. | Wer sind Sie?
    `,
      headline: `
      {Prompt} | Nachbarn schließen die Vorhänge
    `,
      documentary: `
      {Prompt} | Der Erzähler schweigt gegen Geld
    `,
      demotivator: `
      GELASSENHEIT | {Prompt}
    `,
      question: `
      Ich | {Prompt} | Ist das ein Zeichen? @face
    `,
      error: `
      Fehler | {Prompt} | OK | Trotzdem
    `,
    },
  ),
  language(
    'Dutch',
    { words: /^(?:de|het|een|en|is|niet|mijn|wanneer|als|ik|van|op|met|dat|te|er|hij|die|je)$/iu },
    {
      reaction: `
      Ik heb geknikt. Het was een formaliteit.
      Dit stond niet in de folder.
      Niemand klapte. Het was perfect.
      Geen verdere vragen.
      In de notulen: stilte.
    `,
      nobody: `
      Niemand: | Ik: {prompt}
    `,
      versus: `
      Het plan | Wat er gebeurde | {Prompt} @clipboard
    `,
      stages: `
      Verdenking | Ontkenning | {Prompt}
    `,
      preference: `
      Al het andere | {Prompt} @globe-showing-europe-africa
    `,
      chat: `
      Groep | {Prompt} | Eindelijk zegt iemand het. | Wie bent u?
    `,
      headline: `
      {Prompt} | Buren doen de gordijnen dicht
    `,
      documentary: `
      {Prompt} | De verteller wordt betaald om te zwijgen
    `,
      demotivator: `
      SERENITEIT | {Prompt}
    `,
      question: `
      Ik | {Prompt} | Is dit een teken? @face
    `,
      error: `
      Fout | {Prompt} | OK | Toch
    `,
    },
  ),
  language(
    'Polish',
    { words: /^(?:jest|kiedy|gdy|i|nie|się|na|w|z|że|mój|moja|ja|to|do|jak|po|za|mi|mnie)$/iu },
    {
      reaction: `
      Kiwnąłem głową. To była formalność.
      Tego nie było w ulotce.
      Nikt nie klaskał. Było idealnie.
      Nie mam więcej pytań.
      Protokół: cisza.
    `,
      nobody: `
      Nikt: | Ja: {prompt}
    `,
      versus: `
      Plan | Co się stało | {Prompt} @clipboard
    `,
      stages: `
      Podejrzenie | Zaprzeczenie | {Prompt}
    `,
      preference: `
      Wszystko inne | {Prompt} @globe-showing-europe-africa
    `,
      chat: `
      Grupa | {Prompt} | Wreszcie ktoś to powiedział. | Kim pan jest?
    `,
      headline: `
      {Prompt} | Sąsiedzi zasłaniają okna
    `,
      documentary: `
      {Prompt} | Narratorowi płacą za milczenie
    `,
      demotivator: `
      SPOKÓJ | {Prompt}
    `,
      question: `
      Ja | {Prompt} | Czy to znak? @face
    `,
      error: `
      Błąd | {Prompt} | OK | Mimo to
    `,
    },
  ),
  language(
    'Turkish',
    { words: /^(?:bir|ve|bu|ben|benim|için|ama|da|de|çok|ne|ile|gibi|değil|var|yok|diye|kadar)$/iu },
    {
      reaction: `
      Başımı salladım. Formaliteydi.
      Broşürde bu yazmıyordu.
      Kimse alkışlamadı. Kusursuzdu.
      Başka sorum yok.
      Tutanakta: sessizlik.
    `,
      nobody: `
      Kimse: | Ben: {prompt}
    `,
      versus: `
      Plan | Olan | {Prompt} @clipboard
    `,
      stages: `
      Şüphe | İnkâr | {Prompt}
    `,
      preference: `
      Geri kalan her şey | {Prompt} @globe-showing-europe-africa
    `,
      chat: `
      Grup | {Prompt} | Sonunda biri söyledi. | Siz kimsiniz?
    `,
      headline: `
      {Prompt} | Komşular perdeleri çekti
    `,
      documentary: `
      {Prompt} | Anlatıcıya susması için para ödeniyor
    `,
      demotivator: `
      HUZUR | {Prompt}
    `,
      question: `
      Ben | {Prompt} | Bu bir işaret mi? @face
    `,
      error: `
      Hata | {Prompt} | OK | Yine de
    `,
    },
  ),
];
