// The bare way for the pages of bench:web: a file over HTTP, compressed as the site compresses, nothing else.
import compression from 'compression';
import express from 'express';
import type { AddressInfo } from 'node:net';

interface Question {
  id: number;
  ask: 'serve';
  details: { folder: string };
}

process.on('message', ({ id, details }: Question) => {
  const app = express();
  app.disable('x-powered-by');
  app.use(compression());
  app.use(express.static(details.folder, { maxAge: 0 }));
  const server = app.listen(0, '127.0.0.1', () => {
    process.send!({ id, answer: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  });
});
// Who asks is gone.
process.once('disconnect', () => process.exit(0));
