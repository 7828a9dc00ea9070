/** A browser may refuse while the last change is under way; one that refuses more often is asked again when something changes. */
const TRIES = 5;

/** Whether a line of sound is to rest and does not, or the other way round. Before the first negotiation some browsers have nothing that could be either. */
const isWrong = (sender: RTCRtpSender): boolean => {
  const voiced = sender.track !== null;
  return sender.getParameters().encodings.some(({ active }) => active !== voiced);
};

async function settle(sender: RTCRtpSender): Promise<void> {
  const parameters = sender.getParameters();
  const active = sender.track !== null;
  parameters.encodings = parameters.encodings.map((encoding) => ({ ...encoding, active }));
  await sender.setParameters(parameters);
}

/**
 * Returns what has a line of sound rest while it has no voice; it is called whenever its track may have changed. Chromium keeps 56 kbit a second of the
 * way for every line of sound that does not rest, silent or not, and believes a way to be at most half as wide again as what is sent over it. So
 * once a way was narrower than some 120 kbit the picture would get a few of them for as long as the link lasts, however wide the way
 * became (measured: `docs/decisions/0023`). One call at a time: two that overlap are refused, and what the last one wanted would be lost.
 */
export function createVoiceLine(): (sender: RTCRtpSender) => Promise<void> {
  let isTending = false;
  return async (sender) => {
    if (isTending) return; // what is under way looks at the track again
    isTending = true;
    for (let tries = 0; tries < TRIES && isWrong(sender); tries++) await settle(sender).catch(() => {});
    isTending = false;
  };
}
