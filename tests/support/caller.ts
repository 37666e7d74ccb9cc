import type { Express } from 'express';
import request from 'supertest';

/** List URL in the format of ra-data-simple-rest. */
function staffList(name: string, parameters: Record<string, unknown>): string {
  const query = Object.entries(parameters).map(([key, value]) => [key, JSON.stringify(value)]);
  return `/staff/api/${name}?${new URLSearchParams(query).toString()}`;
}

/**
 * Sends API calls as one person in one page language (default 2, English).
 * @param app the application, or the origin of a listening one
 */
export const callerOf =
  (app: Express | string) =>
  (token: string | null, pageLanguageId = 2) => {
    const headers = (test: request.Test) => {
      void test.set('page-language-id', String(pageLanguageId));
      return token ? test.set('authorization', `Bearer ${token}`) : test;
    };
    return {
      command: (name: string, body: object) =>
        headers(request(app).patch(`/jtj/commands/${name}`)).send(body),
      commandByQuery: (name: string, query: string) =>
        headers(request(app).patch(`/jtj/commands/${name}?${query}`)),
      query: (name: string, query = '') => headers(request(app).get(`/jtj/queries/${name}?${query}`)),
      get: (address: string) => headers(request(app).get(address)),
      /** The console's REST API: lists, records and updates. */
      list: (name: string, parameters: Record<string, unknown> = {}) =>
        headers(request(app).get(staffList(name, parameters))),
      create: (name: string, body: object) => headers(request(app).post(`/staff/api/${name}`)).send(body),
      /** @param version null omits the precondition */
      update: (name: string, id: number, version: number | null, body: object) => {
        const put = headers(request(app).put(`/staff/api/${name}/${id}`));
        return (version === null ? put : put.set('if-match', `"${version}"`)).send(body);
      },
      remove: (name: string, id: number, version: number) =>
        headers(request(app).delete(`/staff/api/${name}/${id}`)).set('if-match', `"${version}"`),
    };
  };
