import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useLocale } from 'react-admin';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { languageName } from '../../../../web/languages.ts';
import type { TemplateRow } from './template.ts';
import { useMailName } from '../../lib/use-mail-name.ts';

function State({ row }: { row: TemplateRow }) {
  const t = useTranslate();
  const locale = useLocale();
  const languages = row.edited_languages.map((code) => languageName(code, locale)).join(', ');
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {languages === '' ? (
        t('shipped_mails.as_shipped')
      ) : (
        <Chip
          size="small"
          label={t('shipped_mails.edited', { languages })}
          sx={{ bgcolor: 'success.light', color: 'success.dark' }}
        />
      )}
      {row.problem_count > 0 && (
        <Chip
          size="small"
          label={t('shipped_mails.does_not_fit')}
          sx={{ bgcolor: 'error.light', color: 'error.dark' }}
        />
      )}
    </Stack>
  );
}

/** Every mail the program sends by itself, with what it is for and whether staff have worded it anew. */
export default function ShippedListPage() {
  const t = useTranslate();
  const pick = usePick();
  const locale = useLocale();
  const nameOf = useMailName();
  return (
    <ResourceList<TemplateRow>
      resource="mail_template_groups"
      always={{ kind: 'shipped' }}
      viewsOf="shipped_mails"
      title={t('shipped_mails.title')}
      hint={t('shipped_mails.hint')}
      nameOf={(row) => nameOf(row.key)}
      linkTo={(row) => `/shipped_mails/${row.id}`}
      sort={{ field: 'name', order: 'ASC' }}
      searchLabel={t('shipped_mails.search')}
      empty={{ title: t('shipped_mails.empty') }}
      columns={[
        { id: 'name', label: t('shipped_mails.mail'), render: (row) => nameOf(row.key) },
        { id: 'purpose', label: t('shipped_mails.purpose'), render: (row) => pick(row.purpose) },
        {
          id: 'languages',
          label: t('mail_templates.languages'),
          render: (row) => row.languages.map((code) => languageName(code, locale)).join(', '),
        },
        { id: 'state', label: t('shipped_mails.state'), render: (row) => <State row={row} /> },
        {
          id: 'used',
          label: t('shipped_mails.count'),
          align: 'right',
          render: (row) =>
            row.used_count > 0 ? t('shipped_mails.count_value', { smart_count: row.used_count }) : '—',
        },
        {
          id: 'last_used_at',
          label: t('shipped_mails.last_sent'),
          isOptional: true,
          render: (row) => (row.last_used_at ? formatTime(row.last_used_at, locale) : '—'),
        },
      ]}
    />
  );
}
