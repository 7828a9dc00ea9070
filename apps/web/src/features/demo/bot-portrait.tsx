import { useEffect, useRef } from 'react';
import { demoTexts } from '../../texts/demo.ts';
import { cx } from '../../ui/cx.ts';
import { Mouth } from '../../ui/mouth.tsx';
import type { BotId } from './bots/bot.ts';
import { drawBot } from './drawing/draw-bot.ts';
import { poseOf } from './drawing/pose.ts';
import { lessMotion } from '../../engine/preferences/appearance.ts';
import styles from './demo.module.css';

const FRAME_MS = 1000 / 15;

/** A bot before the match: its picture, its name, its habit, and the line of its mouth. `happy`: 0 to 1. */
export function BotPortrait({ id, happy }: { id: BotId; happy: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const mood = useRef(happy);
  mood.current = happy;
  useEffect(() => {
    const context = canvas.current?.getContext('2d', { alpha: false });
    if (!context) return undefined;
    const still = lessMotion();
    const draw = (): void => drawBot(context, id, poseOf(id, mood.current, performance.now(), still));
    draw();
    const timer = setInterval(draw, FRAME_MS);
    return () => clearInterval(timer);
  }, [id]);
  const texts = demoTexts.bots[id];
  return (
    <li className={styles.bot}>
      <canvas ref={canvas} className={styles.portrait} width={480} height={540} role="img" aria-label={texts.face} />
      <div className={cx('onstage', styles.plate)}>
        <b>{texts.name}</b>
        <Mouth percent={happy * 100} className={styles.mini} />
      </div>
      <p className="t1 lab">{texts.role}</p>
      <p className="t1 muted">{texts.habit}</p>
    </li>
  );
}
