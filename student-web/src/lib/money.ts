export { formatYen } from '../../../domain/formats.ts';

/** Big amounts such as a company's sales: ¥1.2B, 12億円, 1,2 tỷ yên Nhật (there a short "T" could mean anything). */
export function formatYenCompact(yen: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'JPY',
    currencyDisplay: language === 'en' ? 'symbol' : 'name',
    notation: 'compact',
    compactDisplay: language === 'vi' ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(yen);
}

export function formatNumber(value: number, language: string): string {
  return new Intl.NumberFormat(language).format(value);
}
