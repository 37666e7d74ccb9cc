interface Named {
  first_name: string | null;
  last_name: string | null;
  first_name_kana: string | null;
  last_name_kana: string | null;
}

/** A student's name as written on the resume: family name first. */
export function studentName(user: Pick<Named, 'first_name' | 'last_name'>): string {
  return [user.last_name, user.first_name].filter(Boolean).join(' ') || '—';
}

export function studentKana(user: Pick<Named, 'first_name_kana' | 'last_name_kana'>): string {
  return [user.last_name_kana, user.first_name_kana].filter(Boolean).join(' ');
}
