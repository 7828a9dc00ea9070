import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPage } from './testing.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('a machine that is too slow', () => {
  it('reads its own face less often first, sends smaller pictures only then, and gets both back', async () => {
    const { given, done, pass, end } = aPage({ rate: 1 });
    const seen: string[] = [];
    const follow = async (seconds: number): Promise<void> => {
      for (let second = 0; second < seconds; second++) {
        await pass(1);
        const now = `${done.interval}/${done.picture}`;
        if (seen.at(-1) !== now) seen.push(now);
      }
    };
    await follow(30);
    expect(seen).toEqual(['200/0', '300/0', '400/0', '400/1', '400/2']);
    expect(done.poor).toBe(false);
    given.rate = 5;
    await follow(300);
    expect(seen.slice(5)).toEqual(['400/1', '400/0', '300/0', '200/0']);
    end();
  });

  it('gets nothing back while nobody knows how it does: a reading that never comes is no sign of time to spare', async () => {
    const { given, done, pass, end } = aPage({ rate: 1 });
    await pass(4);
    expect(done.interval).toBe(300);
    given.readMsAgo = 5_000;
    await pass(60);
    expect(done.interval).toBe(300);
    end();
  });

  it('is not judged while its page is hidden, and is left as it was in the end', async () => {
    const { given, done, pass, end } = aPage({ rate: 1, hidden: true });
    await pass(30);
    expect(done.interval).toBe(200);
    given.hidden = false;
    await pass(30);
    expect(done.interval).toBe(400);
    end();
    expect(done.interval).toBe(200);
  });
});

describe('a line that loses too much', () => {
  it('gets smaller pictures and is shown as poor; the detector is left alone; both end with it', async () => {
    const { given, done, pass, end } = aPage();
    given.line.lost = 0.3;
    await pass(10);
    expect(done).toMatchObject({ interval: 200, picture: 2, poor: true });
    given.line.lost = 0;
    await pass(120);
    expect(done).toMatchObject({ picture: 0, poor: false });
    end();
  });

  it('is not called poor for long after it was, however often it was before', async () => {
    const { given, done, pass, end } = aPage();
    for (let turn = 0; turn < 12; turn++) {
      given.line.lost = 0.3;
      await pass(5);
      given.line.lost = 0;
      await pass(17);
    }
    expect(done.poor).toBe(false);
    end();
  });

  it('gets pictures that fit it when it is too narrow, which is not poor, and all of it when it is wide again', async () => {
    const { given, done, pass, end } = aPage();
    given.line.kbit = 150;
    await pass(60);
    expect(done).toMatchObject({ picture: 0, poor: false });
    given.line.kbit = 50;
    await pass(60);
    expect(done).toMatchObject({ picture: 1, poor: false, interval: 200 });
    given.line.kbit = 30;
    await pass(60);
    expect(done).toMatchObject({ picture: 2, poor: false });
    given.line.kbit = 500;
    await pass(60);
    expect(done).toMatchObject({ picture: 0, poor: false });
    end();
  });

  it('is not taken for narrow where the picture is cheap, or the other end wants no more', async () => {
    const { given, done, pass, end } = aPage();
    given.line.kbit = 30;
    await pass(20);
    expect(done.picture).toBe(2);
    // A browser believes a way to be half as wide again as what is sent.
    Object.assign(given.line, { cheapKbit: 10, kbit: 15 });
    await pass(120);
    expect(done.picture).toBe(0);
    Object.assign(given.line, { cheapKbit: Infinity, kbit: 60, allowedKbit: 84 });
    await pass(120);
    expect(done.picture).toBe(0);
    end();
  });

  it('is not poor that is only narrow: the picture fits it', async () => {
    const { given, done, pass, end } = aPage();
    given.line.limitedBy = 'bandwidth';
    await pass(10);
    expect(done).toMatchObject({ picture: 2, poor: false });
    end();
  });
});

describe('a link that falls silent', () => {
  it('looks for another way after four seconds, once, and is alive again as soon as anything comes', async () => {
    const { given, done, pass, end } = aPage();
    await pass(5);
    given.line.perSecond = 0;
    await pass(3);
    expect(done.renewed).toBe(0);
    await pass(2);
    expect(done.renewed).toBe(1);
    await pass(30);
    expect(done).toMatchObject({ renewed: 1, poor: true });
    expect(done.alive()).toBe(false);
    given.line.perSecond = 50;
    await pass(2);
    expect(done.alive()).toBe(true);
    given.line.perSecond = 0;
    await pass(6);
    expect(done.renewed).toBe(2);
    end();
  });

  it('does so sooner after the network changed, and hurries those that are interrupted', async () => {
    const { given, done, pass, end, network } = aPage();
    await pass(5);
    given.line.perSecond = 0;
    network();
    expect(done.hastened).toBe(1);
    await pass(2);
    expect(done.renewed).toBe(1);
    end();
    network();
    expect(done.hastened).toBe(1);
  });

  it('is not asked for what never came: nobody sends, or the link is a new one', async () => {
    const { given, done, pass, end } = aPage();
    given.line.perSecond = 0;
    await pass(30);
    given.name = 'page~2';
    await pass(30);
    expect(done.renewed).toBe(0);
    end();
  });
});

describe('a link whose other end is to be asked for another way', () => {
  it('is one that used to carry something and does not any more, for as long as it does not', async () => {
    const { given, done, pass, end } = aPage();
    await pass(5);
    given.line.perSecond = 0;
    await pass(3);
    expect(done.asked).toBe(0);
    await pass(3);
    expect(done.asked).toBeGreaterThan(1);
    given.line.perSecond = 50;
    await pass(1);
    const { asked } = done;
    await pass(20);
    expect(done.asked).toBe(asked);
    end();
  });

  it('is one that the browser calls interrupted for more than a moment, or at once when the network changed', async () => {
    const { given, done, pass, end, network } = aPage();
    await pass(5);
    given.connection = 'disconnected';
    await pass(1);
    given.connection = 'connected';
    await pass(1);
    expect(done.asked).toBe(0);
    given.connection = 'failed';
    await pass(2);
    expect(done.asked).toBe(1);
    network();
    expect(done.asked).toBe(2);
    given.connection = 'connected';
    network();
    expect(done.asked).toBe(2);
    end();
  });

  it('is none over which nothing ever came', async () => {
    const { given, done, pass, end } = aPage();
    given.line.perSecond = 0;
    await pass(30);
    expect(done.asked).toBe(0);
    end();
  });
});

describe('a browser that is slow to tell what it measured', () => {
  it('is asked again when it has told: no look overlaps another', async () => {
    const { given, done, pass, end } = aPage({ tellsAfter: 2_500 });
    await pass(3);
    expect(done.looks).toBe(1);
    await pass(3);
    expect(done.looks).toBe(2);
    given.tellsAfter = 0;
    given.line.lost = 0.3;
    await pass(10);
    expect(done).toMatchObject({ picture: 2, poor: true });
    end();
  });

  it('does not make a cheap picture look like one that fills its way: what was sent is counted by the second', async () => {
    const { done, pass, end } = aPage({ tellsAfter: 2_500, line: { perSecond: 50, lost: 0, limitedBy: 'none', kbit: 40, cheapKbit: 12 } });
    await pass(60);
    expect(done.picture).toBe(0);
    end();
  });

  it('is waited for for five seconds, and what it tells later counts no more; one that cannot tell is asked again', async () => {
    const { given, done, pass, end } = aPage({ tellsAfter: 7_500, line: { perSecond: 50, lost: 0.3, limitedBy: 'none' } });
    await pass(60);
    expect(done).toMatchObject({ looks: 12, picture: 0, poor: false });
    given.tellsAfter = null;
    await pass(10);
    expect(done.picture).toBe(0);
    given.tellsAfter = 0;
    await pass(10);
    expect(done).toMatchObject({ picture: 2, poor: true });
    end();
  });
});
