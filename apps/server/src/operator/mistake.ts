/** What was typed cannot be done; the message is one line for the operator. */
export class Mistake extends Error {
  override name = 'Mistake';
}
