import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { connect } from './connect.ts';
import { groupCommitter, takeGroup, type Job } from './group-commit.ts';

/** The thread that writes: whatever queued up during a commit is the next group (design "The only way a room changes", embedded). */
function main(): void {
  const port = parentPort;
  if (!port) throw new Error('The writer runs as a worker thread.');
  const { path } = workerData as { path: string };
  const connection = connect(path);
  const commit = groupCommitter(connection);
  const queue: Job[] = [];
  port.postMessage('ready');

  port.on('message', (message: Job | 'close') => {
    let next: Job | 'close' | undefined = message;
    let closing = false;
    do {
      while (next !== undefined) {
        if (next === 'close') closing = true;
        else queue.push(next);
        next = receiveMessageOnPort(port)?.message as Job | 'close' | undefined;
      }
      if (queue.length > 0) port.postMessage(commit(takeGroup(queue)));
      next = receiveMessageOnPort(port)?.message as Job | 'close' | undefined;
    } while (next !== undefined || queue.length > 0);
    if (closing) {
      connection.close();
      port.close();
    }
  });
}

main();
