import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createFiles } from '../../server/adapters/files.ts';

const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 13) % 256));
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('on a disk', () => {
  let folder: string;
  beforeEach(async () => {
    folder = path.join(await fs.mkdtemp(path.join(os.tmpdir(), 'files-test-')), 'files');
  });
  afterEach(() => fs.rm(path.dirname(folder), { recursive: true, force: true }));

  test('bytes come back as they went in, under a key that tells nothing', async () => {
    const files = await createFiles({ kind: 'disk', folder });
    const key = await files.write(bytes);
    expect(key).toMatch(UUID);
    expect(Buffer.from(await files.read(key)).equals(bytes)).toBe(true);
    expect(await files.write(bytes)).not.toBe(key);
  });

  test('an empty file is a file', async () => {
    const files = await createFiles({ kind: 'disk', folder });
    expect((await files.read(await files.write(new Uint8Array()))).byteLength).toBe(0);
  });

  test.each(['../secret', '/etc/passwd', '', 'key'])('%p is no key', async (key) => {
    const files = await createFiles({ kind: 'disk', folder });
    await expect(files.read(key)).rejects.toThrow('Not the key of a file');
  });

  test('a file that is not there is an error', async () => {
    const files = await createFiles({ kind: 'disk', folder });
    await expect(files.read('0b8f6a52-0000-4000-8000-000000000001')).rejects.toThrow();
  });
});

describe('in a bucket of an S3-compatible service', () => {
  const objects = new Map<string, Buffer>();
  let server: http.Server;
  let endpoint: string;

  beforeEach(async () => {
    objects.clear();
    server = http.createServer((request, response) => {
      const name = decodeURIComponent(new URL(request.url!, 'http://x').pathname);
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=id/')) {
        response.writeHead(403).end();
      } else if (request.method === 'PUT') {
        void buffer(request).then((body) => {
          objects.set(name, body);
          return response.writeHead(200, { etag: '"1"' }).end();
        });
      } else {
        const body = objects.get(name);
        response.writeHead(body ? 200 : 404).end(body);
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const open = (secretAccessKey = 'secret') =>
    createFiles({
      kind: 's3',
      bucket: 'tabidachi',
      region: 'ap-northeast-1',
      endpoint,
      credentials: { accessKeyId: 'id', secretAccessKey },
    });

  test('bytes come back as they went in', async () => {
    const files = await open();
    const key = await files.write(bytes);
    expect([...objects.keys()]).toEqual([`/tabidachi/${key}`]);
    expect(objects.get(`/tabidachi/${key}`)!.equals(bytes)).toBe(true);
    expect(Buffer.from(await files.read(key)).equals(bytes)).toBe(true);
  });

  test('an object that is not there is an error', async () => {
    const files = await open();
    await expect(files.read('0b8f6a52-0000-4000-8000-000000000001')).rejects.toThrow();
  });
});
