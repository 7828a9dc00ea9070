type Wish = Partial<RTCRtpEncodingParameters>;

/** A browser may refuse while the last change is under way; one that refuses more often is asked again when something changes. */
const TRIES = 5;

const has = (encoding: Wish, wish: Wish): boolean =>
  (Object.keys(wish) as (keyof Wish)[]).every((property) => encoding[property] === wish[property]);

/** Whether all that is sent is as it is wished. Before the first negotiation some browsers have nothing yet that could be otherwise. */
const isHeld = (sender: RTCRtpSender, wish: Wish): boolean => sender.getParameters().encodings.every((encoding) => has(encoding, wish));

async function change(sender: RTCRtpSender, wish: Wish): Promise<void> {
  const parameters = sender.getParameters();
  parameters.encodings = parameters.encodings.map((encoding) => ({ ...encoding, ...wish }));
  await sender.setParameters(parameters);
}

/**
 * Takes what a sender's encodings are to be, which it asks for anew after every change; returns what has them be so, to be called whenever the wish
 * may have changed. One change at a time: two that overlap are refused, and what the last one wanted would be lost.
 */
export function createTender(wishOf: (sender: RTCRtpSender) => Wish): (sender: RTCRtpSender) => Promise<void> {
  let isTending = false;
  return async (sender) => {
    if (isTending) return; // what is under way looks at the wish again
    isTending = true;
    // What was taken is not wished again at once: Firefox rounds some of it, and older ones do not tell all they know.
    let taken: Wish | null = null;
    for (let tries = 0; tries < TRIES; tries++) {
      const wish = wishOf(sender);
      if (isHeld(sender, wish) || (taken && has(taken, wish))) break;
      taken = await change(sender, wish).then(
        () => wish,
        () => null,
      );
    }
    isTending = false;
  };
}
