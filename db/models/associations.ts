import { associateApplications } from './associations/applications.ts';
import { associateCompanies } from './associations/companies.ts';
import { associateContent } from './associations/content.ts';
import { associateMail } from './associations/mail.ts';
import { associateMasterData } from './associations/master-data.ts';
import { associatePeople } from './associations/people.ts';
import { associateRecruitments } from './associations/recruitments.ts';
import { associateSystem } from './associations/system.ts';

/**
 * All associations, by area. They stand here and not in the models, so that no model file imports another.
 * The alias of a list is its name on the wire; the alias of a reference is its column without `_id`.
 */
export function associate(): void {
  associateMasterData();
  associatePeople();
  associateCompanies();
  associateRecruitments();
  associateApplications();
  associateContent();
  associateMail();
  associateSystem();
}
