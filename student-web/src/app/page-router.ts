import { createContext, useContext } from 'react';
import { createStore } from '../lib/store.ts';

/** Whether the code of the next page is on its way. */
export const pageIsComing = createStore(false);

/** Why the page of this address could not be loaded; null when it is there. */
export const LoadFailure = createContext<Error | null>(null);

export const useLoadFailure = () => useContext(LoadFailure);
