import { expect, type APIRequestContext, type APIResponse, type Page } from '@playwright/test';

export interface ApplicationAnswer {
  id: number;
  state: string;
  resume: { version: number; resume_question_answers: { id: number; resume_question_id: number }[] };
}

/** Calls about applications as the person who is logged in on a page: for what a test needs but is not about. */
export interface Calls {
  command(name: string, payload: object): Promise<ApplicationAnswer>;
  application(id: number): Promise<ApplicationAnswer>;
}

/** Takes the token from a call of the page itself, which `open` causes. */
export async function callsOf(
  page: Page,
  request: APIRequestContext,
  open: () => Promise<unknown>,
): Promise<Calls> {
  const asked = page.waitForRequest((call) => call.headers()['authorization'] !== undefined);
  await open();
  const { authorization } = (await asked).headers();
  const headers = { authorization: authorization! };
  async function read(name: string, answer: APIResponse): Promise<ApplicationAnswer> {
    expect(answer.ok(), `${name}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as ApplicationAnswer;
  }
  return {
    async command(name, data) {
      return await read(name, await request.patch(`/jtj/commands/${name}`, { data, headers }));
    },
    async application(id) {
      const name = 'aggregates__application';
      return await read(name, await request.get(`/jtj/queries/${name}?id=${id}`, { headers }));
    },
  };
}
