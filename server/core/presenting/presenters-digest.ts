// Written by `npm run registries`.
/** Of the sources of all presenters: documents that others have written are not read. */
export const PRESENTERS_DIGEST = 'fa7rI0SIoD1LnPQg1yl4D_';
