// Loaded into a built server by `--import`: the names in TEST_NAMES lead to TEST_PORT of this machine, as DNS would
// lead them elsewhere. The name itself stays in the handshake, so its certificate is checked.
import { createRequire } from 'node:module';

const tls = createRequire(import.meta.url)('node:tls');
const names = (process.env.TEST_NAMES ?? '').split(',');
const connect = tls.connect;

tls.connect = (options, ...rest) =>
  connect(
    names.includes(options.host)
      ? { ...options, host: '127.0.0.1', port: Number(process.env.TEST_PORT), servername: options.host }
      : options,
    ...rest,
  );
