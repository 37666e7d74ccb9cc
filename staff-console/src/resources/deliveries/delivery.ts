import type { StaffRecord, StaffRow } from '../../../../server/staff/contract.ts';
import { useSay } from '../../i18n/use-words.ts';
import { deliveries as words } from '../../i18n/en/mails.ts';

export type DeliveryRow = StaffRow<'deliveries'>;
export type Delivery = StaffRecord<'deliveries'>;

type Kind = keyof typeof words.kinds;
export const KINDS = Object.keys(words.kinds) as Kind[];

/** The kind of mail in words; its template's name for one this console does not know. */
export function useKind(): (template: string) => string {
  const say = useSay();
  return (template) =>
    Object.hasOwn(words.kinds, template) ? say(`deliveries.kinds.${template as Kind}`) : template;
}
