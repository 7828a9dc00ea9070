import type { Command, RoomEvent } from '@deadpan/game';
import type { ErrorCode } from '@deadpan/protocol';
import type { ForgeOutcome } from '../forge/failures.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** From one quick disk to a database that is nearly away, in seconds. */
const SAVE_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** From a quiet event loop to one that somebody stands on, in seconds; finer where the goal lies, a hundredth, or a percentile near it is a guess. */
const LATE_BUCKETS = [0.001, 0.0025, 0.005, 0.0075, 0.01, 0.0125, 0.015, 0.02, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

/** From a drawing engine that is warm to a service elsewhere that thinks. */
const FORGE_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60];

/** A figure that somebody else has and is asked for when the metrics are read. */
interface Figure {
  name: string;
  help: string;
  /** What tells its values apart; without one there is a single value, under any name. */
  label?: string;
  read: () => Iterable<readonly [string, number]> | Promise<Iterable<readonly [string, number]>>;
}

/** A figure that is told as things happen, by the values of its labels in their order. */
interface FigureSpec {
  name: string;
  help: string;
  labels?: readonly string[];
}

/** Takes the values of a figure's labels; returns what tells the figure, the same for the same values: whoever tells it often keeps that. */
type Labelled<Tell> = (...values: string[]) => Tell;

/** Makes what tells a figure once for all values of its labels. */
function labelledOnce<Tell>(make: (values: readonly string[]) => Tell): Labelled<Tell> {
  const made = new Map<string, Tell>();
  return (...values) => {
    const key = values.join('\n');
    const tell = made.get(key) ?? make(values);
    made.set(key, tell);
    return tell;
  };
}

/** The operator's figures (docs/operations.md "Metrics"): sums about the whole server, no names, no ids. */
export interface Metrics {
  /** A command was decided; `refusal` null: it was not refused. */
  performed(command: Command['type'], refusal: ErrorCode | null): void;
  /** Does what saves a room, and notes how long it took. */
  timed<T>(save: () => Promise<T>): Promise<T>;
  /** A room's timer rang so many ms after it should have. */
  late(ms: number): void;
  /** What happened in a room, once it is saved. */
  happened(events: readonly RoomEvent[]): void;
  /** Somebody asked for a meme; call what is returned when it is clear who made it, and how that ended. */
  forging(): (engine: 'embedded' | 'ai' | 'none', outcome: ForgeOutcome) => void;
  /** A figure that goes up and down. */
  gauge(figure: Figure): void;
  /** A total that only grows. */
  total(figure: Figure): void;
  /** Something that is counted. */
  counter(figure: FigureSpec): Labelled<() => void>;
  /** Something that takes time, which is told in seconds. */
  timer(figure: FigureSpec & { buckets: readonly number[] }): Labelled<(seconds: number) => void>;
  /** All of them, in Prometheus' own notation, and the name of that notation. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Takes whether the process's own figures (memory, event loop, garbage collection) belong to it: they cost a little all the time. */
export function createMetrics({ ofProcess }: { ofProcess: boolean }): Metrics {
  const register = new Registry();
  const registers = [register];
  if (ofProcess) collectDefaultMetrics({ register });
  const commands = new Counter({
    name: 'deadpan_commands_total',
    help: 'Commands decided, by type and by how they were refused',
    labelNames: ['command', 'refusal'],
    registers,
  });
  const saves = new Histogram({ name: 'deadpan_save_seconds', help: 'How long saving a room took', buckets: SAVE_BUCKETS, registers });
  const lateness = new Histogram({
    name: 'deadpan_timer_late_seconds',
    help: 'How late timers of matches rang',
    buckets: LATE_BUCKETS,
    registers,
  });
  const failures = new Counter({ name: 'deadpan_save_failures_total', help: 'Saves of rooms that failed; each is tried again', registers });
  const plays = new Counter({ name: 'deadpan_plays_total', help: 'Plays ended', labelNames: ['result'], registers });
  const rounds = new Counter({ name: 'deadpan_rounds_total', help: 'Rounds decided', labelNames: ['round', 'result'], registers });
  const matches = new Counter({ name: 'deadpan_matches_total', help: 'Matches ended', labelNames: ['game_type', 'reason'], registers });

  const memes = new Counter({ name: 'deadpan_memes_total', help: 'Memes asked for', labelNames: ['engine', 'outcome'], registers });
  const forging = new Histogram({ name: 'deadpan_meme_seconds', help: 'How long making a meme took', buckets: FORGE_BUCKETS, registers });

  const labelled = ({ name, help, label }: Figure) => ({ name, help, labelNames: label === undefined ? [] : [label], registers });
  const labels = ({ label }: Figure, value: string): Record<string, string> => (label === undefined ? {} : { [label]: value });

  return {
    contentType: register.contentType,
    performed: (command, refusal) => commands.inc({ command, refusal: refusal ?? 'none' }),
    async timed(save) {
      const stop = saves.startTimer();
      try {
        return await save();
      } catch (error) {
        failures.inc();
        throw error;
      } finally {
        stop();
      }
    },
    late: (ms) => lateness.observe(Math.max(0, ms) / 1_000),
    happened(events) {
      for (const event of events) {
        if (event.type === 'play_ended') plays.inc({ result: event.winner ? 'winner' : 'draw' });
        if (event.type === 'round_decided') rounds.inc({ round: String(event.round), result: event.result });
        if (event.type === 'match_ended') matches.inc({ game_type: event.rounds === 1 ? 'round1' : 'full', reason: event.reason });
      }
    },
    forging() {
      const stop = forging.startTimer();
      return (engine, outcome) => {
        stop();
        memes.inc({ engine, outcome });
      };
    },
    gauge(figure) {
      const collect = async (): Promise<void> => {
        const values = await figure.read();
        gauge.reset();
        for (const [value, count] of values) gauge.set(labels(figure, value), count);
      };
      const gauge = new Gauge({ ...labelled(figure), collect });
    },
    total(figure) {
      const collect = async (): Promise<void> => {
        const values = await figure.read();
        counter.reset();
        for (const [value, count] of values) counter.inc(labels(figure, value), count);
      };
      const counter = new Counter({ ...labelled(figure), collect });
    },
    counter({ name, help, labels: labelNames = [] }) {
      const told: { values: readonly string[]; untold: number }[] = [];
      // Their labels are looked at when the figures are read, and not each time something is counted.
      const collect = (): void => {
        for (const each of told) {
          counter.labels(...each.values).inc(each.untold);
          each.untold = 0;
        }
      };
      const counter = new Counter({ name, help, labelNames, registers, collect });
      return labelledOnce((values) => {
        const each = { values, untold: 0 };
        told.push(each);
        return () => void (each.untold += 1);
      });
    },
    timer({ name, help, labels: labelNames = [], buckets }) {
      const histogram = new Histogram({ name, help, labelNames, buckets: [...buckets], registers });
      return labelledOnce((values) => {
        const child = histogram.labels(...values);
        return (seconds) => child.observe(seconds);
      });
    },
    text: () => register.metrics(),
  };
}
