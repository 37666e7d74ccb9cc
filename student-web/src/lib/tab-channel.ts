/** Talks with the other tabs of this browser; silent where the browser cannot. */
export interface TabChannel<T> {
  tell(message: T): void;
  close(): void;
}

export function openTabChannel<T>(name: string, hear: (message: T) => void): TabChannel<T> {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', (event: MessageEvent<T>) => hear(event.data));
  return {
    // A broadcast stays within the origin, so it has no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
