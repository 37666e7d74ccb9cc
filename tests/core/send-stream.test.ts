import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import compression from 'compression';
import express from 'express';
import { sendStream } from '../../server/core/requests/send-stream.ts';

test('the beginning of a long file comes while the rest is still being read', async () => {
  let goOn: () => void;
  const rest = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  async function* rows() {
    yield 'first\n';
    await rest;
    yield 'last\n';
  }
  const app = express().use(compression({ threshold: 0 }));
  app.get('/', (_req, res) => {
    res.type('text/csv');
    return sendStream(res, Readable.from(rows()), new PassThrough());
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const request = http.get({ host: '127.0.0.1', port, headers: { 'accept-encoding': 'gzip' } });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    expect(response.headers['content-encoding']).toBe('gzip');
    const text = response.pipe(createGunzip()).setEncoding('utf8');
    expect(await once(text, 'data')).toEqual(['first\n']);
    goOn!();
    expect(await once(text, 'data')).toEqual(['last\n']);
    await once(text, 'end');
  } finally {
    server.close();
  }
});
