import type { TFunction } from 'i18next';
import type { Recruitment } from '../../lib/api-types.ts';
import { formatMonth } from '../../lib/dates.ts';
import { formatNumber, formatYen } from '../../lib/money.ts';
import { formatRange } from '../../lib/range.ts';

/*
 * What the law asks an ad to state, in words: the job page shows them, and what search engines are told of a job is
 * made of the same.
 */

type T = TFunction<'recruitments'>;

/** "9:00 – 18:00 (8 hours)"; empty when the ad names no hours. */
export function hoursText(recruitment: Recruitment, t: T, language: string): string {
  const { work_start_at, work_end_at, work_hours } = recruitment;
  if (work_start_at === null || work_end_at === null) return '';
  const length =
    work_hours === null
      ? ''
      : t('bracketed', {
          text: t('hours', { count: work_hours, shown: formatNumber(work_hours, language) }),
        });
  return formatRange(work_start_at, work_end_at, language) + length;
}

/** That hours count as worked, and how many a day; empty where they are counted as they are. */
export function discretionaryText(recruitment: Recruitment, t: T, language: string): string {
  const { deemed_work_hours: hours } = recruitment;
  if (!recruitment.is_adopting_discretionary_work) return '';
  return hours === null
    ? t('offered')
    : t('deemedHours', { count: hours, shown: formatNumber(hours, language) });
}

export function breakText({ break_minutes }: Recruitment, t: T): string {
  return break_minutes === null ? '' : t('minutes', { count: break_minutes });
}

/** Fixed overtime pay with its hours, the pay without it, and that more is paid for more; empty without it. */
export function fixedOvertimeTexts(recruitment: Recruitment, t: T, language: string): string[] {
  const { fixed_overtime_pay_yen: pay, base_pay_without_fixed_overtime_yen: base } = recruitment;
  const hours = formatNumber(recruitment.fixed_overtime_hours ?? 0, language);
  return [
    pay === null ? '' : t('fixedOvertime', { pay: formatYen(pay, language), hours }),
    base === null ? '' : t('basePay', { pay: formatYen(base, language) }),
    pay !== null && recruitment.is_fixed_overtime_excess_paid ? t('excessPaid') : '',
  ].filter(Boolean);
}

/** In which months a bonus is paid and what it is worth; empty without one. */
export function bonusText({ has_bonus, company }: Recruitment, t: T, language: string): string {
  if (!has_bonus) return '';
  const { bonus_paid_months, bonus_months_worth: worth } = company;
  const months = (bonus_paid_months?.match(/\d+/g) ?? []).map((month) =>
    formatMonth(Number(month), language),
  );
  const parts = [
    months.length > 0 && t('bonusIn', { months: months.join(language === 'ja' ? '・' : ', ') }),
    worth !== null && t('bonusWorth', { count: worth, shown: formatNumber(worth, language) }),
  ].filter(Boolean);
  return parts.join(' · ') || t('offered');
}

export const dispatchText = ({ is_dispatch }: Recruitment, t: T): string =>
  is_dispatch ? t('dispatch.yes') : t('dispatch.no');
