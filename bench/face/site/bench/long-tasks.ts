import type { LongTasks } from '../../smile-bench.ts';

/** Counts the main thread's tasks of 50 ms and more, until the returned function is called. */
export function countLongTasks(): () => LongTasks {
  const total: LongTasks = { count: 0, ms: 0 };
  const add = (entries: PerformanceEntryList): void => {
    for (const { duration } of entries) {
      total.count++;
      total.ms += duration;
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'longtask' });
  return () => {
    add(observer.takeRecords());
    observer.disconnect();
    return total;
  };
}
