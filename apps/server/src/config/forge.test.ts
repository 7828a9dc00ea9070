import { describe, expect, it } from 'vitest';
import { refusal } from '../../test/settings.ts';
import { readConfig } from '../config.ts';

describe('who composes memes', () => {
  it('is the built-in engine unless an AI service is set up', () => {
    expect(readConfig({}).forgeAi).toBeNull();
    expect(readConfig({ FORGE_AI_URL: 'http://localhost:8000/v1/', FORGE_AI_CHAT_MODEL: 'llama3.2:3b' }).forgeAi).toEqual({
      url: 'http://localhost:8000/v1',
      key: null,
      chatModel: 'llama3.2:3b',
      imageModel: null,
      imageHosts: [],
      timeoutMs: 30_000,
      only: false,
    });
    expect(
      readConfig({
        FORGE_AI_URL: 'https://llm.example/v1',
        FORGE_AI_KEY: 'sk-1',
        FORGE_AI_IMAGE_MODEL: 'sdxl',
        FORGE_AI_IMAGE_HOSTS: 'Pictures.llm.example, cdn.llm.example',
        FORGE_AI_TIMEOUT: '5',
        FORGE_AI_ONLY: 'on',
      }).forgeAi,
    ).toMatchObject({ key: 'sk-1', imageHosts: ['pictures.llm.example', 'cdn.llm.example'], timeoutMs: 5_000, only: true });
  });

  it('needs an address and a model, and never prints the key', () => {
    expect(refusal({ FORGE_AI_ONLY: 'on' })).toBe('FORGE_AI_URL is ""; it must be set when FORGE_AI_ONLY is on.');
    expect(refusal({ FORGE_AI_URL: 'https://llm.example' })).toBe(
      'FORGE_AI_CHAT_MODEL is ""; it must be set, or FORGE_AI_IMAGE_MODEL, when FORGE_AI_URL is.',
    );
    expect(refusal({ FORGE_AI_KEY: 'my secret' })).toBe('FORGE_AI_KEY is a text of 9 characters; it must be a text without spaces.');
    for (const hosts of ['127.0.0.1', 'localhost', 'https://a.example', 'a.example/x', '*.example', '']) {
      expect(refusal({ FORGE_AI_IMAGE_HOSTS: hosts })).toContain(hosts === '' ? 'accepted' : 'FORGE_AI_IMAGE_HOSTS is');
    }
    expect(refusal({ FORGE_AI_TIMEOUT: '51' })).toContain('a whole number from 1 to 50');
  });
});
