import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

describe('the judge', () => {
  it('is the embedded one unless a language model is set up', () => {
    expect(readConfig({}).judge).toBeNull();
    expect(readConfig({ JUDGE_URL: 'http://localhost:11434/v1/', JUDGE_MODEL: 'llama3.2:3b' }).judge).toEqual({
      url: 'http://localhost:11434/v1',
      model: 'llama3.2:3b',
      key: null,
    });
    expect(readConfig({ JUDGE_URL: 'https://llm.example/v1', JUDGE_MODEL: 'a', JUDGE_KEY: 'sk-1' }).judge).toMatchObject({ key: 'sk-1' });
  });

  it('needs a model, and never prints the key', () => {
    expect(() => readConfig({ JUDGE_URL: 'https://llm.example/v1' })).toThrow('JUDGE_MODEL is ""; it must be set when JUDGE_URL is.');
    expect(() => readConfig({ JUDGE_URL: 'llm.example' })).toThrow('JUDGE_URL is "llm.example"');
    expect(() => readConfig({ JUDGE_KEY: 'my secret' })).toThrow('JUDGE_KEY is a text of 9 characters; it must be a text without spaces.');
  });
});
