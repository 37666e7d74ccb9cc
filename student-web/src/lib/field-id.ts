/** Anchor of a form's field, for links such as /profile?step=basic#field-birth_day. */
export function fieldId(name: string): string {
  return `field-${name.replaceAll('.', '-')}`;
}
