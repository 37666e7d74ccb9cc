import type { ErrorBody } from '../../../server/client/contract.ts';
import type { Changes } from './record-changes.ts';

/** `offices[0][postal_code]` → `offices.0.postal_code` */
export function formName(path: string): string {
  return path.replaceAll('][', '.').replace('[', '.').replaceAll(']', '');
}

/** The longest sent place that the name lies in, put where it stands in the form. */
function placed(name: string, places: Changes['places']): string {
  const parts = name.split('.');
  for (let length = parts.length; length > 0; length--) {
    const place = places[parts.slice(0, length).join('.')];
    if (place !== undefined) return [place, ...parts.slice(length)].join('.');
  }
  return name;
}

/**
 * The server's errors by the names of the form's inputs. The server counts the rows it was sent; the form may
 * have unchanged ones between them.
 */
export function formErrors(
  fields: ErrorBody['error']['fields'] | undefined,
  places: Changes['places'],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields ?? {}).flatMap(([path, [first]]) =>
      first ? [[placed(formName(path), places), first.message]] : [],
    ),
  );
}
