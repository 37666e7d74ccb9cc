// Written by `npm run registries`.
/** Of the sources of the search rows: where others have written them, they are written again. */
export const SEARCH_TERMS_DIGEST = 'wf8m8a-9h8K31g6mn4xMs1';
