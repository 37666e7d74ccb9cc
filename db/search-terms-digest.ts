// Written by `npm run registries`.
/** Of the sources of the search rows: where others have written them, they are written again. */
export const SEARCH_TERMS_DIGEST = 'IcUlXBSh6aq3HIvkgpQncs';
