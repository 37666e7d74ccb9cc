/** Either end of the channel between a process and one it has forked. */
interface Channel {
  send(message: object): void;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

type Message =
  | { is: 'question'; id: number; name: string; values: unknown[] }
  | { is: 'answer'; id: number; value?: unknown; error?: string };

type Answering = Readonly<Record<string, (...values: never[]) => unknown>>;

/** A process that has not answered by then hangs. */
const ANSWER_SECONDS = 10;

/** Asks the other end, which answers by the function of that name. */
export type Ask = (name: string, ...values: unknown[]) => Promise<unknown>;

function messageOf(sent: unknown): Message | null {
  const message = sent as Partial<Message> | null;
  return message?.is === 'question' || message?.is === 'answer' ? (message as Message) : null;
}

/**
 * Questions and answers over a channel, in both directions.
 * @param answering what the other end may ask here
 * @returns how to ask there
 */
export function exchange(channel: Channel, answering: Answering): Ask {
  const waiting = new Map<number, (answer: Message & { is: 'answer' }) => void>();
  let last = 0;

  async function answer({ id, name, values }: Message & { is: 'question' }): Promise<void> {
    try {
      const value = await answering[name]?.(...(values as never[]));
      channel.send({ is: 'answer', id, value });
    } catch (error) {
      channel.send({ is: 'answer', id, error: String(error) });
    }
  }

  channel.on('message', (sent) => {
    const message = messageOf(sent);
    if (message?.is === 'question') void answer(message);
    if (message?.is !== 'answer') return;
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });

  return (name, ...values) =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      const timer = setTimeout(() => {
        waiting.delete(id);
        const error = new Error(`No answer to "${name}" in ${ANSWER_SECONDS} seconds`);
        reject(Object.assign(error, { code: 'ETIMEDOUT' }));
      }, ANSWER_SECONDS * 1000);
      waiting.set(id, ({ value, error }) => {
        clearTimeout(timer);
        if (error === undefined) resolve(value);
        else reject(new Error(error));
      });
      channel.send({ is: 'question', id, name, values });
    });
}
