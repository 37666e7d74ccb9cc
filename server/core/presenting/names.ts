import type { LanguageMap } from '../../../domain/languages.ts';

export interface MemberNames {
  first_name_ja: string | null;
  last_name_ja: string | null;
  first_name_en: string | null;
  last_name_en: string | null;
}

/** A member's name by language: family name first in Japanese. */
export function memberNames(member: MemberNames | null | undefined): LanguageMap {
  if (!member) return {};
  const ja = [member.last_name_ja, member.first_name_ja].filter(Boolean).join(' ');
  const en = [member.first_name_en, member.last_name_en].filter(Boolean).join(' ');
  return { ...(ja && { ja }), ...(en && { en }) };
}
