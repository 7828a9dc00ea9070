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
