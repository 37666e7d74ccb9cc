import type { HfMember } from '../../../../db/models/hf-member.ts';
import type { LanguageMap as StoredMap } from '../../../../domain/entities/fields.ts';
import type { User } from '../../../../db/models/user.ts';
import { pickText, type LanguageMap } from '../../../../domain/languages.ts';
import type { MailLanguage } from '../../../../templates/mail/registry.ts';

/** Parts of a name joined; empty when none is known, which a mail that needs the name refuses. */
const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ');

/** How staff and companies read a student's name everywhere: family name first, as the console has it. */
export const nameOfStudent = (student: User): string => joined(student.last_name, student.first_name);

/** How a student is spoken to: family name first where the language has it so. */
export function studentName(student: User, language: MailLanguage): string {
  return language === 'en' ? joined(student.first_name, student.last_name) : nameOfStudent(student);
}

/** A member's name in the language, else in the other, else the nickname, else the address. */
export function memberName(member: HfMember, language: MailLanguage): string {
  const ja = joined(member.last_name_ja, member.first_name_ja) || member.nickname_ja;
  const en = joined(member.first_name_en, member.last_name_en) || member.nickname_en;
  return (language === 'ja' ? ja || en : en || ja) || member.email;
}

const NUMBERED = {
  ja: (number: number) => `第${number}回`,
  en: (number: number) => `No. ${number}`,
  vi: (number: number) => `Vòng ${number}`,
};

/** Which interview of an application it is, in words. */
export const interviewNumber = (number: number, language: MailLanguage): string => NUMBERED[language](number);

/** A text of a language map for a mail; empty when there is none in any language. */
export function inLanguage(map: LanguageMap, language: MailLanguage): string {
  return pickText(map, language)?.text ?? '';
}

/** A job in one line of a mail, with its company where that has a name. */
export function jobLabel(
  title: StoredMap,
  companyName: StoredMap | undefined,
  language: MailLanguage,
): string {
  return [title, companyName ?? {}]
    .map((map) => inLanguage(map as Record<string, string>, language))
    .filter(Boolean)
    .join(' — ')
    .replace(/\s+/g, ' ');
}
