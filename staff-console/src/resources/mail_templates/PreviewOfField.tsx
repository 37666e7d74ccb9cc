import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useGetList } from 'ra-core';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { studentName } from '../../lib/student-names.ts';
import type { TemplateInfo } from './template.ts';
import type { PreviewOf } from './use-mail-preview.ts';

const MOST = 25;

/** Whose values the preview is filled with: an example's, or those of one of the last mails. */
export function PreviewOfField({
  info,
  value,
  onChange,
}: {
  info: TemplateInfo;
  value: PreviewOf;
  onChange(of: PreviewOf): void;
}) {
  const { t, locale } = useWording();
  const { data: deliveries = [] } = useGetList<StaffRow<'deliveries'>>('deliveries', {
    filter: { template: info.template, has_values: true },
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'id', order: 'DESC' },
  });
  const key = 'sample' in value ? `sample-${value.sample}` : `delivery-${value.delivery_id}`;
  const who = (row: StaffRow<'deliveries'>) =>
    row.recipient_user ? studentName(row.recipient_user) : row.recipient_email;
  return (
    <TextField
      select
      label={t('mail_preview.with')}
      value={key}
      onChange={(event) => {
        const [kind, number] = event.target.value.split('-');
        onChange(kind === 'sample' ? { sample: Number(number) } : { delivery_id: Number(number) });
      }}
      helperText={
        'delivery_id' in value
          ? t('mail_preview.masked')
          : deliveries.length === 0
            ? t('mail_preview.no_deliveries')
            : undefined
      }
      sx={{ maxWidth: 480 }}
    >
      {Array.from({ length: Math.max(1, info.samples) }, (_, index) => (
        <MenuItem key={index} value={`sample-${index}`}>
          {info.samples > 1
            ? t('mail_preview.sample', { number: index + 1 })
            : t('mail_preview.sample_first')}
        </MenuItem>
      ))}
      {deliveries.length > 0 && <ListSubheader>{t('mail_preview.past')}</ListSubheader>}
      {deliveries.map((row) => (
        <MenuItem key={row.id} value={`delivery-${row.id}`} sx={{ whiteSpace: 'normal' }}>
          {t('mail_preview.delivery', {
            time: formatTime(row.sent_at ?? row.available_at, locale),
            who: who(row),
          })}
        </MenuItem>
      ))}
    </TextField>
  );
}
