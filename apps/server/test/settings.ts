import { BadSetting, readConfig } from '../src/config.ts';

/** Takes an environment; returns what a server that is started with it says about it, or 'accepted'. */
export function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof BadSetting) return error.message;
    throw error;
  }
  return 'accepted';
}
