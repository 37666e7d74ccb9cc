// Written by `npm run registries`.
/** Of the sources of the search rows: where others have written them, they are written again. */
export const SEARCH_TERMS_DIGEST = 'V_G8jCJi6EdKsg_RyG7h2z';
