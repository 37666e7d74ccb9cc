import { expect, type Page } from '@playwright/test';

interface ApplicationAnswer {
  id: number;
  state: string;
  resume: { version: number; resume_question_answers: { id: number; resume_question_id: number }[] };
}

/** API calls as the user logged in on a page, for test setup. */
export interface Calls {
  command(name: string, payload: object): Promise<ApplicationAnswer>;
  application(id: number): Promise<ApplicationAnswer>;
  /** Ids of the recruitments that a student has applied for. */
  appliedFor(): Promise<number[]>;
}

/** Takes the token from one of the page's own requests, which `open` triggers. */
export async function callsOf(page: Page, open: () => Promise<unknown>): Promise<Calls> {
  const asked = page.waitForRequest((request) => request.headers()['authorization'] !== undefined);
  await open();
  const { authorization } = (await asked).headers();
  const base = page.url();
  async function call<T = ApplicationAnswer>(path: string, options: RequestInit): Promise<T> {
    const headers = { authorization: authorization!, 'content-type': 'application/json' };
    const answer = await fetch(new URL(path, base), { ...options, headers });
    const text = await answer.text();
    expect([path, answer.status, text]).toEqual([path, 200, text]);
    return JSON.parse(text) as T;
  }
  return {
    command: (name, payload) =>
      call(`/jtj/commands/${name}`, { method: 'PATCH', body: JSON.stringify(payload) }),
    async appliedFor() {
      const { applications } = await call<{ applications: { recruitment_id: number }[] }>(
        '/jtj/queries/user__get_applications?per_page=100',
        {},
      );
      return applications.map(({ recruitment_id }) => recruitment_id);
    },
    application: (id) => call(`/jtj/queries/aggregates__application?id=${id}`, {}),
  };
}
