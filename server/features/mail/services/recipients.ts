import { Op, type Transaction } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import { ApplicationHfMember } from '../../../../db/models/application-records.ts';
import { CompanyCcEmail, CompanyContactPerson } from '../../../../db/models/company-contacts.ts';
import { HfMember } from '../../../../db/models/hf-member.ts';
import type { User } from '../../../../db/models/user.ts';
import {
  STAFF_LANGUAGES,
  type MailLanguage,
  type StaffLanguage,
} from '../../../../templates/mail/registry.ts';
import { INTERFACE_LANGUAGES, interfaceLanguage, languageCode } from '../../../../domain/languages.ts';
import type { AboutApplication } from '../../applications/services/about-application.ts';
import type { EffectContext, MailDraft, Recipient } from './draft.ts';
import { inLanguage, memberName, nameOfStudent, studentName } from './mail-names.ts';
import { mergeFieldsOf } from './templates/fields-of.ts';

/** What `aboutApplication` of templates/mail/values.ts asks for. */
interface SharedValues {
  student_name: string;
  company_name: string;
  recruitment_title: string;
  application_url: string;
}

function sharedValues(
  about: AboutApplication,
  language: MailLanguage,
  application_url: string,
): SharedValues {
  return {
    student_name: studentName(about.student, language),
    company_name: inLanguage(about.company.official_name as Record<string, string>, language),
    recruitment_title: inLanguage(about.recruitment.title as Record<string, string>, language),
    application_url,
  };
}

/** An erased student has no address; nothing under `.invalid` is ever reachable (RFC 2606). */
function isReachable(student: User): boolean {
  return student.status !== 'deleted' && !/(^|\.|@)invalid$/i.test(student.email);
}

/** The student as who gets a mail, in the language that the pages have for them; null for an erased one. */
export function studentRecipient(student: User): Recipient | null {
  if (!isReachable(student)) return null;
  const language = interfaceLanguage(languageCode(student.page_language_id));
  return { email: student.email, language, user_id: student.id };
}

/**
 * A mail to a student in the language of their pages. What its subject may name is kept in the others too: it is a
 * notification, and read in the language of then.
 */
export function forNotification(recipient: Recipient, write: (recipient: Recipient) => MailDraft): MailDraft {
  const mail = write(recipient);
  const lines = mergeFieldsOf(mail.template).filter(({ kind }) => kind === 'line');
  const here = mail.values as Record<string, unknown>;
  const in_other_languages = INTERFACE_LANGUAGES.filter((language) => language !== recipient.language).map(
    (language) => {
      const there = write({ ...recipient, language }).values as Record<string, unknown>;
      const other = lines.flatMap(({ name }) => (there[name] === here[name] ? [] : [[name, there[name]]]));
      return { language, values: Object.fromEntries(other) as object };
    },
  );
  return { ...mail, in_other_languages };
}

/** One mail to the student; none to an erased one. */
export function toStudent(
  about: AboutApplication,
  ctx: EffectContext,
  write: (recipient: Recipient, shared: SharedValues) => MailDraft,
): MailDraft[] {
  const { student, application } = about;
  const recipient = studentRecipient(student);
  if (!recipient) return [];
  const address = `${ctx.baseUrl}/applications/${application.id}`;
  return [forNotification(recipient, (one) => write(one, sharedValues(about, one.language, address)))];
}

/** The active mentors of an application, the main one first. */
async function mentorsOf(applicationId: number, tx: Transaction): Promise<HfMember[]> {
  const links = await ApplicationHfMember.findAll({
    where: { application_id: applicationId },
    order: [
      ['is_main', 'DESC'],
      ['id', 'ASC'],
    ],
    transaction: tx,
  });
  const members = await HfMember.findAll({
    where: { id: links.map((link) => link.hf_member_id), is_active: true },
    transaction: tx,
  });
  return links.flatMap((link) => members.filter((member) => member.id === link.hf_member_id));
}

/** Who is told of what is nobody's alone. */
function managers(tx: Transaction): Promise<HfMember[]> {
  return HfMember.findAll({
    where: { is_active: true, [Op.or]: [{ role: 'manager' }, { is_manager_of_applications: true }] },
    order: [['id', 'ASC']],
    transaction: tx,
  });
}

type WriteToStaff = (recipient: Recipient & { language: StaffLanguage }, staff_name: string) => MailDraft;

/** One mail to one of our own people in every language they may read, the first on top. */
export function toOneOfUs(member: HfMember, write: WriteToStaff): MailDraft {
  const [first, ...others] = STAFF_LANGUAGES.map((language) =>
    write({ email: member.email, language, hf_member_id: member.id }, memberName(member, language)),
  ) as [MailDraft, ...MailDraft[]];
  return {
    ...first,
    below: others.map(({ recipient, values }) => ({ language: recipient.language, values })),
  };
}

/** One mail to each manager, about what is nobody's application. */
export async function toManagers(ctx: EffectContext, write: WriteToStaff): Promise<MailDraft[]> {
  return (await managers(ctx.tx)).map((member) => toOneOfUs(member, write));
}

type StaffValues = SharedValues & { staff_name: string };

function toStaff(
  about: AboutApplication,
  ctx: EffectContext,
  member: HfMember,
  write: (recipient: Recipient, shared: StaffValues) => MailDraft,
): MailDraft {
  const address = `${ctx.baseUrl}/staff/applications/${about.application.id}/show`;
  return toOneOfUs(member, (recipient, staff_name) =>
    write(recipient, {
      ...sharedValues(about, recipient.language, address),
      student_name: nameOfStudent(about.student),
      staff_name,
    }),
  );
}

/** One mail to each mentor of the application; when it has none, to each manager, so that it is never nobody's. */
export async function toMentors(
  about: AboutApplication,
  ctx: EffectContext,
  write: (recipient: Recipient, shared: StaffValues, is_unassigned: boolean) => MailDraft,
): Promise<MailDraft[]> {
  const mentors = await mentorsOf(about.application.id, ctx.tx);
  const is_unassigned = mentors.length === 0;
  const members = is_unassigned ? await managers(ctx.tx) : mentors;
  return members.map((member) =>
    toStaff(about, ctx, member, (recipient, shared) => write(recipient, shared, is_unassigned)),
  );
}

/** One mail to each mentor of the application and to each manager, to nobody twice. */
export async function toMentorsAndManagers(
  about: AboutApplication,
  ctx: EffectContext,
  write: (recipient: Recipient, shared: StaffValues) => MailDraft,
): Promise<MailDraft[]> {
  const found = [...(await mentorsOf(about.application.id, ctx.tx)), ...(await managers(ctx.tx))];
  const members = new Map(found.map((member) => [member.id, member]));
  return [...members.values()].map((member) => toStaff(about, ctx, member, write));
}

/** One mail to one member of staff; none to one who has left. */
export async function toMember(
  about: AboutApplication,
  ctx: EffectContext,
  memberId: number,
  write: (recipient: Recipient, shared: StaffValues) => MailDraft,
): Promise<MailDraft[]> {
  const member = await HfMember.findOne({ where: { id: memberId, is_active: true }, transaction: ctx.tx });
  return member ? [toStaff(about, ctx, member, write)] : [];
}

/** What mails to a company name. The member is whom the company answers. */
interface CompanyValues {
  company_name: string;
  contact_names: string | null;
  student_name: string;
  recruitment_title: string;
  mentor_name: string;
  mentor_email: string;
}

/** The contact persons of a company who get its mails: the main ones with an address, else all with one. */
export async function companyContacts(companyId: number, tx: Transaction): Promise<CompanyContactPerson[]> {
  const persons = await CompanyContactPerson.findAll({
    where: { company_id: companyId },
    order: [['id', 'ASC']],
    transaction: tx,
  });
  const reachable = persons.filter((person) => person.email?.trim());
  const main = reachable.filter((person) => person.is_main_person);
  return main.length > 0 ? main : reachable;
}

export const contactName = (person: CompanyContactPerson): string =>
  [person.last_name, person.first_name].filter(Boolean).join(' ');

/**
 * One mail to each of `companyContacts` and to each of the company's cc addresses. Empty when no contact person has an
 * address.
 * @throws when we have nobody whom the company could answer
 */
export async function toCompany(
  about: AboutApplication,
  ctx: EffectContext,
  write: (recipient: Recipient, shared: CompanyValues) => MailDraft,
): Promise<MailDraft[]> {
  const { company, student, recruitment } = about;
  const contacts = await companyContacts(company.id, ctx.tx);
  if (contacts.length === 0) return [];

  const cc = await CompanyCcEmail.findAll({
    where: { company_id: company.id },
    order: [['id', 'ASC']],
    transaction: ctx.tx,
  });
  const answered = (await mentorsOf(about.application.id, ctx.tx))[0] ?? (await managers(ctx.tx))[0];
  if (!answered) throw new Error('There is no active mentor or manager whom the company could answer.');
  const shared = {
    company_name: inLanguage(company.official_name as Record<string, string>, 'ja'),
    contact_names: namesOf(contacts),
    student_name: nameOfStudent(student),
    recruitment_title: inLanguage(recruitment.title as Record<string, string>, 'ja'),
    mentor_name: memberName(answered, 'ja'),
    mentor_email: answered.email,
  };
  const addresses = [...contacts.map((person) => required(person.email)), ...cc.map((row) => row.email)];
  return distinct(addresses).map((email) => ({
    ...write({ email, language: 'ja', company_id: company.id }, shared),
    reply_to: answered.email,
  }));
}

function namesOf(contacts: CompanyContactPerson[]): string | null {
  const names = contacts.map(contactName).filter((name) => name !== '');
  return names.length > 0 ? names.map((name) => `${name} 様`).join('、') : null;
}

/** Addresses without repetition; upper and lower case are the same mailbox everywhere that matters. */
function distinct(addresses: string[]): string[] {
  const seen = new Map<string, string>();
  for (const address of addresses.map((item) => item.trim()))
    if (!seen.has(address.toLowerCase())) seen.set(address.toLowerCase(), address);
  return [...seen.values()];
}
