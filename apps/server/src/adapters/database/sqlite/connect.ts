import Sqlite from 'libsql';

export type Connection = Sqlite.Database;

/**
 * Opens a connection to the database file. WAL lets readers run beside the writer; synchronous=FULL makes a commit outlast a power cut; who
 * finds the file locked waits for a second.
 */
export function connect(path: string): Connection {
  const connection = new Sqlite(path, { timeout: 1000 });
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('busy_timeout = 1000');
  connection.pragma('foreign_keys = ON');
  return connection;
}
