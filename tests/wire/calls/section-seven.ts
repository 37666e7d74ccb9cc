import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../project-root.ts';
import { pathsOf } from '../support/fields.ts';

/**
 * What section 7 of the specification says of a call: its payload as the tables print it, and the keys by hand, in
 * their order and in the notation of Call.answer. Where it describes instead of naming ("kana names", "language
 * skills", "apply_campaign_* fields") these are the names of section 3 and of the other payloads. Of the user's fields
 * those are left out that no profile form writes: the photo (it has a call of its own), what is derived, and what
 * staff keep. A payload that carries one of them is refused by its name.
 */
interface Specified {
  printed: string;
  keys: string | string[];
}

/** Section 7: its calls by table. */
export const SECTION_SEVEN = JSON.parse(
  fs.readFileSync(path.join(projectRoot, 'tests/wire/calls/section-seven.json'), 'utf8'),
) as Record<'commands' | 'queries' | 'others', Record<string, Specified>>;

const CALLS: Readonly<Record<string, Specified>> = Object.assign({}, ...Object.values(SECTION_SEVEN));

const ofEach = <T>(read: (call: Specified) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(CALLS).map(([name, call]) => [name, read(call)]));

export const PRINTED_PAYLOADS = ofEach(({ printed }) => printed);

/** The payload keys of section 7 by call, at every depth, such as `user.skills.skill_id`. */
export const SECTION_SEVEN_KEYS = ofEach(({ keys }) => pathsOf([keys].flat().join(' ')));

/** Names of the specification's calls, in its order. */
export const SPECIFIED = Object.keys(CALLS);
