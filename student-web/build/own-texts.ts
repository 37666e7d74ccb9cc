import path from 'node:path';
import type { AliasOptions } from 'vite';

/**
 * The screens are written and typed against react-i18next; what runs is the small part of it they use
 * (src/i18n/react-i18next.tsx), 17 KB less for every visitor.
 */
export const ownTexts: AliasOptions = [
  { find: /^react-i18next$/, replacement: path.join(import.meta.dirname, '../src/i18n/react-i18next.tsx') },
];
