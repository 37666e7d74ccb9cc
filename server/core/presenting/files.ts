/** URL of a public file (logos, company images); its key is random and never reused. */
export function publicFileUrl(file: { key: string } | null | undefined): string | null {
  return file ? `/files/${file.key}` : null;
}
