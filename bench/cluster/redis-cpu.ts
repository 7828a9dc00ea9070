import { connect } from 'node:net';

/** Milliseconds of processor that the Redis at this address has used. */
export function redisCpuMs(url: string): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write('INFO cpu\r\n'));
    let text = '';
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      text += chunk.toString();
      const [, sys] = /used_cpu_sys:([\d.]+)/.exec(text) ?? [];
      const [, user] = /used_cpu_user:([\d.]+)\r/.exec(text) ?? [];
      if (sys === undefined || user === undefined) return;
      socket.destroy();
      resolve((Number(sys) + Number(user)) * 1_000);
    });
  });
}
