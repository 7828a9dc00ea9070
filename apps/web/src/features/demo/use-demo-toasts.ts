import { useEffect } from 'react';
import { demoTexts } from '../../texts/demo.ts';
import { stageTexts } from '../../texts/stage.ts';
import { showToast } from '../../ui/toast-store.ts';
import { botIds } from './bots/bot.ts';
import type { DemoSession } from './match/demo-session.ts';

const SHORT_MS = 3_000;
const { eliminated } = stageTexts.toasts;

/** Who is out says why, in a word; the camera's news come the same way. */
export function useDemoToasts({ room, camera }: DemoSession): void {
  useEffect(() => {
    const offs = [
      room.onEvents((events) => {
        const out = events.find(({ type }) => type === 'eliminated');
        if (out?.type !== 'eliminated') return;
        const bot = botIds.find((id) => id === out.who.id);
        const own = out.reason === 'smile' ? eliminated.smileYou : eliminated.otherYou;
        const text = bot ? demoTexts.watching.says(demoTexts.bots[bot].name, demoTexts.bots[bot].out) : own;
        showToast({ title: eliminated.title, text, duration: SHORT_MS });
      }),
      camera.onNotice(({ title, text }) => showToast({ title, text, tone: title === 'Camera Refreshed' ? 'good' : 'bad' })),
    ];
    return () => {
      for (const off of offs) off();
    };
  }, [room, camera]);
}
