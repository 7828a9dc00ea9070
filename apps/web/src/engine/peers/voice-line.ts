/**
 * Has a sender of sound rest while it has none. Chromium keeps 56 kbit a second of the way for every line of sound that does not rest, silent or not; and
 * it takes a way for only half as wide again as what it sends. So after a way was once too narrow for more than twice that, the picture would get
 * a few kbit for as long as the link lasts, however wide the way became (measured: `docs/decisions/0023`).
 */
export async function rouse(sender: RTCRtpSender): Promise<void> {
  const parameters = sender.getParameters();
  const active = sender.track !== null;
  // Before the first negotiation some browsers have nothing to hold yet; then it is called again after it.
  if (parameters.encodings.every((encoding) => encoding.active === active)) return;
  parameters.encodings = parameters.encodings.map((encoding) => ({ ...encoding, active }));
  await sender.setParameters(parameters);
}
