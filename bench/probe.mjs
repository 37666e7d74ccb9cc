// Loaded into the measured server before its own program (node --import): answers its parent's questions about the
// process, and notes the statements it sends to the database while that is asked for. The server knows nothing of it.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import pg from 'pg';

/** The histogram measures the time from one look to the next, so one interval of it is no delay. */
const INTERVAL_MS = 1;

/** @type {import('./server.ts').Statement[] | null} */
let noted = null;
let delay = monitorEventLoopDelay({ resolution: INTERVAL_MS });

const query = pg.Client.prototype.query;
pg.Client.prototype.query = function (first, ...rest) {
  if (noted) {
    const text = typeof first === 'string' ? first : first?.text;
    const values = Array.isArray(rest[0]) ? rest[0] : first?.values;
    if (typeof text === 'string') noted.push({ text, values: values ?? [] });
  }
  return query.call(this, first, ...rest);
};

const answers = {
  usage() {
    const { user, system } = process.cpuUsage();
    return { cpu_ms: (user + system) / 1000, rss_bytes: process.memoryUsage.rss() };
  },
  note_statements() {
    noted = [];
    return null;
  },
  noted_statements() {
    const statements = noted;
    noted = null;
    return statements;
  },
  watch_event_loop() {
    delay = monitorEventLoopDelay({ resolution: INTERVAL_MS });
    delay.enable();
    return null;
  },
  /** Milliseconds the event loop was held at most since watching began. */
  longest_block() {
    delay.disable();
    return Math.max(0, delay.max / 1e6 - INTERVAL_MS);
  },
};

process.on('message', ({ id, ask }) => process.send({ id, answer: answers[ask]() }));
// Whoever measures is gone, perhaps killed: nobody else would end this process.
process.on('disconnect', () => process.exit(1));
// The channel alone must not keep a server alive that has closed everything.
process.channel.unref();
