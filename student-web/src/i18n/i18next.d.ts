import 'i18next';
import type { EnglishTexts } from './namespace.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: EnglishTexts;
  }
}
