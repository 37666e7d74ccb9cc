import { z } from 'zod';
import { entityOutput, itemOutput } from '../../../core/schemas/entity-output.ts';
import { outId, outMap } from '../../../core/schemas/schema-helpers.ts';
import { company } from '../../../../domain/entities/company.ts';

const text = () => z.string().nullable();
const { images, offices, contact_persons } = company.fields;
const kept = entityOutput(company, 'public');

/** Company as a recruitment's list row names it. */
export const companyBrief = kept
  .pick({ id: true, official_name: true })
  .extend({ logo_url: text() })
  .meta({ id: 'CompanyBrief' });

export const companyOffice = itemOutput(offices).meta({ id: 'CompanyOffice' });

const pictures = itemOutput(images).pick({ id: true, caption: true }).extend({ url: z.string() });

/** What anybody may see of a company with a released recruitment. */
export const companyPublic = companyBrief
  .extend({ ...kept.shape, logo: text(), images: z.array(pictures), offices: z.array(companyOffice) })
  .meta({ id: 'CompanyPublic' });

/** Staff's view: contacts, contract and internal notes beside the public part. */
export const companyForStaff = companyPublic
  .extend({
    ...entityOutput(company, 'staff').shape,
    offices: z.array(companyOffice),
    channel: z.object({ id: outId(), name: outMap() }).nullable(),
    contact_persons: z.array(itemOutput(contact_persons).extend({ phone: text() })),
  })
  .meta({ id: 'CompanyForStaff' });
