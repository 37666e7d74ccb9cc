import type { ErrorCode, PlainFieldCode } from '../error-codes.ts';
import type { InterfaceLanguage } from '../languages.ts';
import enApplying from './en/applying.json' with { type: 'json' };
import enErrors from './en/errors.json' with { type: 'json' };
import enFields from './en/fields.json' with { type: 'json' };
import jaApplying from './ja/applying.json' with { type: 'json' };
import jaErrors from './ja/errors.json' with { type: 'json' };
import jaFields from './ja/fields.json' with { type: 'json' };
import viApplying from './vi/applying.json' with { type: 'json' };
import viErrors from './vi/errors.json' with { type: 'json' };
import viFields from './vi/fields.json' with { type: 'json' };

interface Catalogue {
  errors: Record<ErrorCode, string>;
  fields: Record<PlainFieldCode, string>;
}

/**
 * The messages of each language. Those that public pages need are in a separate file, `applying`, which is all
 * a visitor's browser loads.
 */
export const catalogues: Record<InterfaceLanguage, Catalogue> = {
  en: { errors: { ...enApplying, ...enErrors }, fields: enFields },
  ja: { errors: { ...jaApplying, ...jaErrors }, fields: jaFields },
  vi: { errors: { ...viApplying, ...viErrors }, fields: viFields },
};
