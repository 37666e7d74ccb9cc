import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import request from 'supertest';
import { inOrder } from '../../server/core/requests/in-order.ts';

const told: string[] = [];
const tell =
  (name: string): RequestHandler =>
  (_req, _res, next) => {
    told.push(name);
    next();
  };
const later: RequestHandler = async (_req, _res, next) => {
  await Promise.resolve();
  told.push('later');
  next();
};
const refuse: ErrorRequestHandler = (error: Error, _req, res, _next) => {
  res.status(500).send(error.message);
};

function appOf(...handlers: RequestHandler[]) {
  const app = express();
  app.use(inOrder(...handlers));
  app.use((_req, res) => void res.send(told.join(' ')));
  app.use(refuse);
  return app;
}

beforeEach(() => void told.splice(0));

test('handlers run one after the other, then what is mounted next', async () => {
  const { text } = await request(appOf(tell('first'), later, tell('last'))).get('/');
  expect(text).toBe('first later last');
});

test('one that answers ends it', async () => {
  const answer: RequestHandler = (_req, res) => void res.send('answered');
  expect((await request(appOf(tell('first'), answer, tell('last'))).get('/')).text).toBe('answered');
  expect(told).toEqual(['first']);
});

const failing: Record<string, RequestHandler> = {
  'is thrown': () => {
    throw new Error('no');
  },
  'is rejected': async () => {
    await Promise.resolve();
    throw new Error('no');
  },
  'is handed on': (_req, _res, next) => next(new Error('no')),
  'is thrown by the one after a late one': inOrder(later, () => {
    throw new Error('no');
  }),
};

test.each(Object.keys(failing))('an error goes to the handler of errors: one that %s', async (how) => {
  const { status, text } = await request(appOf(tell('first'), failing[how]!, tell('last'))).get('/');
  expect([status, text]).toEqual([500, 'no']);
  expect(told).not.toContain('last');
});

test('a handler that goes on twice goes on once', async () => {
  const twice: RequestHandler = (_req, _res, next) => {
    next();
    next();
  };
  expect((await request(appOf(twice, tell('once'))).get('/')).text).toBe('once');
});
