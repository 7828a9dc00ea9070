import { z } from 'zod';
import { given, read, readOr, refuse, variable, type Environment } from './variable.ts';
import { webAddress } from './web-address.ts';

/** AI models that compose memes before the built-in engine does, behind an API of OpenAI's shape. */
export interface ForgeAiSettings {
  url: string;
  key: string | null;
  /** Writes the words; null: the built-in engine does. */
  chatModel: string | null;
  /** Paints the background; null: the built-in engine's artwork is it. */
  imageModel: string | null;
  /** Hosts, beside the API's own address, from which its pictures are fetched. */
  imageHosts: string[];
  timeoutMs: number;
  /** A failure is an error and not a reason to fall back to the built-in engine. */
  only: boolean;
}

const modelName = z.string().regex(/^[\w./:@+-]{1,100}$/);

/** Who composes memes. */
export const forgeVariables = {
  forgeAiUrl: variable({
    name: 'FORGE_AI_URL',
    default: '',
    meaning:
      'An API of the shape of OpenAI whose models help to compose memes; needs FORGE_AI_CHAT_MODEL or FORGE_AI_IMAGE_MODEL. Without it, and whenever it fails, the built-in engine composes them.',
    wants: 'an http or https address such as https://llm.example/v1',
    schema: webAddress.transform((text) => text.replace(/\/$/, '')),
  }),
  forgeAiKey: variable({
    name: 'FORGE_AI_KEY',
    default: '',
    meaning: 'The key of that API, when it wants one.',
    wants: 'a text without spaces',
    secret: true,
    schema: z.string().regex(/^[\x21-\x7e]{1,1000}$/),
  }),
  forgeAiChatModel: variable({
    name: 'FORGE_AI_CHAT_MODEL',
    default: '',
    meaning: 'The language model that chooses the kind of meme and writes its words; the built-in engine draws them.',
    wants: 'the name of a model, up to 100 characters',
    schema: modelName,
  }),
  forgeAiImageModel: variable({
    name: 'FORGE_AI_IMAGE_MODEL',
    default: '',
    meaning: 'The image model that paints the background behind the words.',
    wants: 'the name of a model, up to 100 characters',
    schema: modelName,
  }),
  forgeAiImageHosts: variable({
    name: 'FORGE_AI_IMAGE_HOSTS',
    default: '',
    meaning:
      'Hosts from which the pictures of an image model that answers with addresses are fetched, separated by commas; the address of FORGE_AI_URL itself is always among them. They are fetched by https, never from private networks.',
    wants: 'host names such as images.llm.example, separated by commas',
    schema: z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim().toLowerCase()))
      .pipe(z.array(z.string().regex(/^(?=.{1,253}$)([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*$/))),
  }),
  forgeAiTimeout: variable({
    name: 'FORGE_AI_TIMEOUT',
    default: '30',
    meaning: 'Seconds the AI models have for a meme.',
    wants: 'a whole number from 1 to 50',
    schema: z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number)
      .pipe(z.number().min(1).max(50)),
  }),
  forgeAiOnly: variable({
    name: 'FORGE_AI_ONLY',
    default: 'off',
    meaning: '`on`: when an AI model fails, the player is told so and gets no meme, instead of one by the built-in engine.',
    wants: 'on or off',
    schema: z.enum(['on', 'off']).transform((text) => text === 'on'),
  }),
} as const;

/** Takes the environment; returns the AI models that compose memes, or null when the built-in engine does alone. */
export function readForgeAi(env: Environment): ForgeAiSettings | null {
  const url = read(env, forgeVariables.forgeAiUrl);
  const settings = {
    key: read(env, forgeVariables.forgeAiKey),
    chatModel: read(env, forgeVariables.forgeAiChatModel),
    imageModel: read(env, forgeVariables.forgeAiImageModel),
    imageHosts: read(env, forgeVariables.forgeAiImageHosts) ?? [],
    timeoutMs: readOr(env, forgeVariables.forgeAiTimeout) * 1_000,
    only: readOr(env, forgeVariables.forgeAiOnly),
  };
  if (url === null) {
    if (settings.only) refuse(forgeVariables.forgeAiUrl, '', 'set when FORGE_AI_ONLY is on');
    return null;
  }
  if (settings.chatModel === null && settings.imageModel === null) {
    refuse(forgeVariables.forgeAiChatModel, given(env, 'FORGE_AI_CHAT_MODEL') ?? '', 'set, or FORGE_AI_IMAGE_MODEL, when FORGE_AI_URL is');
  }
  return { url, ...settings };
}
