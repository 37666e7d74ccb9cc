import { createStore } from '../../lib/store.ts';

/** How the return from the identity provider went. */
export const callbackResult = createStore<'waiting' | 'done' | 'failed'>('waiting');
