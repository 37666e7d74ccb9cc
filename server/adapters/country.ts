import path from 'node:path';
import { open, type CountryResponse, type Reader } from 'maxmind';
import { projectRoot } from '../../project-root.ts';
import type { Adapters } from '../core/calls/context.ts';
import { isPublicAddress } from './public-address.ts';

/** IP-to-country database built from the RIR records (CC0; data by nro.net). */
const DEFAULT_DATABASE = path.join(
  projectRoot,
  'node_modules/@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
);

/** Flat records, unlike MaxMind's own databases, which the reader is typed for. */
type CountryRecord = { country_code: string };

/**
 * Returns a function giving an IP address's country code, such as 'JP'; null when unknown, private or invalid.
 * The
 * database (8 MB) is loaded on the first lookup.
 * @param databasePath MaxMind file whose records have `country_code`; defaults to the bundled one
 * @throws the file error on lookup, when the database cannot be read
 */
export function createCountryOf(databasePath: string = DEFAULT_DATABASE): Adapters['countryOf'] {
  let reader: Promise<Reader<CountryResponse>> | undefined;
  return async (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    if (!isPublicAddress(plain)) return null;
    reader ??= open<CountryResponse>(databasePath);
    try {
      const record = (await reader).get(plain) as unknown as CountryRecord | null;
      return record?.country_code ?? null;
    } catch (error) {
      reader = undefined;
      throw error;
    }
  };
}
