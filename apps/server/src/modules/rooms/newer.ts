import { DatabaseAway } from '../../ports/database-away.ts';

/**
 * A newer program has saved the room (an upgrade rolls through the nodes): this one cannot read it and does not touch it. To whoever asks it is
 * as if the database were away: they try again, and the node that answers then is another one.
 */
export class NewerRoom extends DatabaseAway {
  override name = 'NewerRoom';
}
