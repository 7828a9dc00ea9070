import { cameraHelpTexts } from '../texts/camera-help.ts';

type Browser = keyof typeof cameraHelpTexts.steps;

/** Takes the browser's own description of itself; returns whose switch for the camera it has. */
export function browserOf(agent: string, touch: boolean): Browser {
  if (/iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && touch)) return 'ios'; // an iPad says it is a Mac
  if (/Firefox\//.test(agent)) return 'firefox';
  if (/Android/.test(agent)) return 'android';
  if (/Chrom(?:e|ium)\//.test(agent)) return 'chromium';
  return /Safari\//.test(agent) ? 'safari' : 'other';
}

/** The steps that allow the camera again in this browser (players ask for it after they pressed "Block" by mistake). */
export const helpHere = (): readonly string[] => cameraHelpTexts.steps[browserOf(navigator.userAgent, (navigator.maxTouchPoints || 0) > 1)];
