import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every link the page has made. */
    __links?: RTCPeerConnection[];
  }
}

/** Before the page loads: remembers every link it makes, to ask the browser about them. */
export const rememberLinks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const made: RTCPeerConnection[] = [];
    window.__links = made;
    const Native = window.RTCPeerConnection;
    window.RTCPeerConnection = class extends Native {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        made.push(this);
      }
    };
  });

/** How many pictures have come over the links that a page has now. */
export const picturesOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let pictures = 0;
    for (const link of window.__links ?? []) {
      if (link.connectionState === 'closed') continue;
      (await link.getStats()).forEach((each: { type: string; framesDecoded?: number }) => {
        if (each.type === 'inbound-rtp') pictures += each.framesDecoded ?? 0;
      });
    }
    return pictures;
  });

/** The name under which a page's link was last described to the other end: another one with every search for another way, null before the first. */
export const waysOf = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    (window.__links ?? []).map(({ localDescription }) => /^a=ice-ufrag:(\S+)/m.exec(localDescription?.sdp ?? '')?.[1] ?? null),
  );

/** How each link that a page has ever made stands now. */
export const statesOf = (page: Page): Promise<RTCPeerConnectionState[]> =>
  page.evaluate(() => (window.__links ?? []).map(({ connectionState }) => connectionState));

/** Which way the last of a page's links has found: through a relay at either end, or straight. `none` while it looks for one. */
export const wayOf = (page: Page): Promise<'straight' | 'relay' | 'none'> =>
  page.evaluate(async () => {
    const link = window.__links?.at(-1);
    const all = link ? ([...(await link.getStats()).values()] as Record<string, unknown>[]) : [];
    const byId = (id: unknown): Record<string, unknown> | undefined => all.find((each) => each['id'] === id);
    const chosen = byId(all.find((each) => each['type'] === 'transport')?.['selectedCandidatePairId']);
    if (link?.connectionState !== 'connected' || !chosen) return 'none';
    const ends = [chosen['localCandidateId'], chosen['remoteCandidateId']].map((id) => byId(id)?.['candidateType']);
    return ends.includes('relay') ? 'relay' : 'straight';
  });

/** How tall the picture is that a page sends over its last link, and whether the browser gives it most of the bits that it may take. */
export const sentOf = (page: Page): Promise<{ height: number; isSharp: boolean }> =>
  page.evaluate(async () => {
    let sent = { height: 0, isSharp: false };
    (await window.__links?.at(-1)?.getStats())?.forEach((each: Record<string, unknown>) => {
      if (each['type'] !== 'outbound-rtp' || each['kind'] !== 'video') return;
      sent = { height: Number(each['frameHeight']), isSharp: Number(each['targetBitrate']) > 200_000 };
    });
    return sent;
  });

/** What each line of sound of a page's last link does. */
export const soundsOf = (page: Page): Promise<('rests' | 'sounds')[]> =>
  page.evaluate(() =>
    (window.__links?.at(-1)?.getSenders() ?? [])
      .filter((sender) => sender.track?.kind !== 'video')
      .map((sender) => (sender.getParameters().encodings.some(({ active }) => active) ? 'sounds' : 'rests')),
  );
