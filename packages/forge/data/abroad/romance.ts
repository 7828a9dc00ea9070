import { language } from './language.ts';
import type { Language } from './language.ts';

/** Languages told by their small words. */
export const romance: readonly Language[] = [
  language(
    'French',
    { words: /^(?:le|la|les|une|est|et|mon|ma|quand|je|ne|que|pas|qui|du|des|au|pour|dit|rien|on)$/iu },
    {
      reaction: `
      J'ai hoché la tête. C'était une formalité.
      Ce n'était pas dans la brochure.
      Personne n'a applaudi. C'était parfait.
      Pas d'autres questions.
      Le dossier est classé. Moi aussi.
    `,
      nobody: `
      Personne: | Moi: {prompt}
    `,
      versus: `
      Le plan | Ce qui s'est passé | {Prompt} @clipboard
    `,
      stages: `
      Le soupçon | Le déni | {Prompt}
    `,
      preference: `
      Tout le reste | {Prompt} @globe-showing-europe-africa
    `,
      chat: `
      Groupe | {Prompt} | Enfin quelqu'un le dit. | Qui êtes-vous?
    `,
      headline: `
      {Prompt} | Les voisins ferment les rideaux
    `,
      documentary: `
      {Prompt} | Le narrateur est payé pour se taire
    `,
      demotivator: `
      SÉRÉNITÉ | {Prompt}
    `,
      question: `
      Moi | {Prompt} | Est-ce un signe? @face
    `,
      error: `
      Erreur | {Prompt} | OK | Quand même
    `,
    },
  ),
  language(
    'Spanish',
    { words: /^(?:el|los|las|que|mi|cuando|es|una|un|yo|y|no|en|con|por|para|se|lo|del|al)$/iu },
    {
      reaction: `
      Asentí. Fue un trámite.
      Eso no venía en el folleto.
      Nadie aplaudió. Fue perfecto.
      No hay más preguntas.
      Consta en acta: silencio.
    `,
      nobody: `
      Nadie: | Yo: {prompt}
    `,
      versus: `
      El plan | Lo que pasó | {Prompt} @clipboard
    `,
      stages: `
      Sospecha | Negación | {Prompt}
    `,
      preference: `
      Todo lo demás | {Prompt} @globe-showing-europe-africa
    `,
      chat: `
      Grupo | {Prompt} | Por fin alguien lo dice. | ¿Quién es usted?
    `,
      headline: `
      {Prompt} | Los vecinos cierran las cortinas
    `,
      documentary: `
      {Prompt} | Al narrador le pagan por callar
    `,
      demotivator: `
      SERENIDAD | {Prompt}
    `,
      question: `
      Yo | {Prompt} | ¿Es una señal? @face
    `,
      error: `
      Error | {Prompt} | OK | Da igual
    `,
    },
  ),
  language(
    'Italian',
    { words: /^(?:il|lo|gli|che|quando|mio|mia|di|è|e|non|un|una|per|con|si|del|della|io|mi)$/iu },
    {
      reaction: `
      Ho annuito. Era una formalità.
      Nel dépliant non c'era.
      Nessuno ha applaudito. Era perfetto.
      Nessun'altra domanda.
      A verbale: silenzio.
    `,
      nobody: `
      Nessuno: | Io: {prompt}
    `,
      versus: `
      Il piano | Che cosa è successo | {Prompt} @clipboard
    `,
      stages: `
      Sospetto | Negazione | {Prompt}
    `,
      preference: `
      Tutto il resto | {Prompt} @globe-showing-europe-africa
    `,
      chat: `
      Gruppo | {Prompt} | Finalmente qualcuno lo dice. | Lei chi è?
    `,
      headline: `
      {Prompt} | I vicini chiudono le tende
    `,
      documentary: `
      {Prompt} | Il narratore è pagato per tacere
    `,
      demotivator: `
      SERENITÀ | {Prompt}
    `,
      question: `
      Io | {Prompt} | È un segno? @face
    `,
      error: `
      Errore | {Prompt} | OK | Comunque
    `,
    },
  ),
  language(
    'Portuguese',
    { words: /^(?:o|os|as|um|uma|que|não|meu|minha|quando|é|e|eu|do|da|no|na|com|para|se|em)$/iu },
    {
      reaction: `
      Acenei com a cabeça. Era uma formalidade.
      Isto não vinha no folheto.
      Ninguém aplaudiu. Foi perfeito.
      Sem mais perguntas.
      Consta em ata: silêncio.
    `,
      nobody: `
      Ninguém: | Eu: {prompt}
    `,
      versus: `
      O plano | O que aconteceu | {Prompt} @clipboard
    `,
      stages: `
      Suspeita | Negação | {Prompt}
    `,
      preference: `
      Tudo o resto | {Prompt} @globe-showing-europe-africa
    `,
      chat: `
      Grupo | {Prompt} | Finalmente alguém o diz. | Quem é você?
    `,
      headline: `
      {Prompt} | Vizinhos fecham as cortinas
    `,
      documentary: `
      {Prompt} | O narrador é pago para se calar
    `,
      demotivator: `
      SERENIDADE | {Prompt}
    `,
      question: `
      Eu | {Prompt} | Isto é um sinal? @face
    `,
      error: `
      Erro | {Prompt} | OK | Mesmo assim
    `,
    },
  ),
];
