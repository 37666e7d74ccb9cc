import path from 'node:path';
import { open } from 'maxmind';
import type { CountryResponse, Reader } from 'maxmind';
import { projectRoot } from '../../project-root.ts';
import type { Adapters } from '../core/calls/context.ts';
import { isPublicAddress } from './public-address.ts';

/** Countries by the registries' records of who holds an address (CC0; the data is nro.net's). */
const DEFAULT_DATABASE = path.join(
  projectRoot,
  'node_modules/@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
);

/** Flat records, unlike those of MaxMind's own files, which the reader's types know. */
type CountryRecord = { country_code: string };

/**
 * Country of an address, as a code such as 'JP'; null when unknown, local or no address at all. The database
 * (8 MB) is read at the first question.
 * @param databasePath a MaxMind file whose records have `country_code`; the packaged one when absent
 * @throws the file's error at a question, when it cannot be read
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
