interface Named {
  id: number | string;
  first_name: string | null;
  last_name: string | null;
}

/** The name as the student writes it, family name first; the number where there is none yet. */
export function studentName({ id, first_name, last_name }: Named): string {
  return [last_name, first_name].filter(Boolean).join(' ') || `#${id}`;
}

/** The reading, family name first; an empty text where there is none. */
export function kanaName(row: { first_name_kana: string | null; last_name_kana: string | null }): string {
  return [row.last_name_kana, row.first_name_kana].filter(Boolean).join(' ');
}
