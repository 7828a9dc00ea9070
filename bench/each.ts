/** Runs `work` for 0 to `count` - 1, `atOnce` of them at a time; resolves when all are done, rejects with the first failure. */
export async function each(count: number, atOnce: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
