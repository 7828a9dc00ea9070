import type { OpenAI } from 'openai';
import { boundedFetch } from './bounded-fetch.ts';

export interface ApiOptions {
  /** Base address of the API, such as https://llm.example/v1. */
  url: string;
  key: string | null;
  /** How long an answer's headers may take, in ms; its end is the caller's to limit, by a signal. */
  timeoutMs: number;
  /** How many bytes an answer may have. */
  mostBytes: number;
}

/** Takes an API of OpenAI's shape; returns what opens its client, once: one try per call, no redirects, nothing logged. */
export function openAiClient({ url, key, timeoutMs, mostBytes }: ApiOptions): () => Promise<OpenAI> {
  async function open(): Promise<OpenAI> {
    // Hundreds of files that most servers never need.
    const { OpenAI: Client } = await import('openai');
    return new Client({
      baseURL: url,
      apiKey: key ?? 'none',
      organization: null,
      project: null,
      maxRetries: 0,
      timeout: timeoutMs,
      logLevel: 'off',
      fetch: boundedFetch(mostBytes),
      fetchOptions: { redirect: 'error' },
    });
  }
  let opened: Promise<OpenAI> | null = null;
  return () => (opened ??= open());
}
