import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { mailTemplateGroup } from '../../../../domain/entities/mail-template.ts';
import { languageName } from '../../../../web/languages.ts';
import { describe } from '../../described/describe.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { mailName } from '../../lib/mail-name.ts';
import type { TemplateRow } from './template.tsx';

const names = (codes: readonly string[], locale: string) =>
  codes.map((code) => languageName(code, locale)).join(', ');

function State({ row }: { row: TemplateRow }) {
  const { t, locale } = useWording();
  const languages = names(row.edited_languages, locale);
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
export default describe('mail_template_groups', mailTemplateGroup, {
  words: 'shipped_mails',
  nameOf: (row, { t }) => mailName(row.key, t),
  list: {
    always: { kind: 'shipped' },
    viewsOf: 'shipped_mails',
    sort: ['name', 'ASC'],
    linkTo: (row) => `/shipped_mails/${row.id}`,
    hasEmptyHint: false,
    columns: [
      { id: 'name', label: 'shipped_mails.mail', render: (row, { t }) => mailName(row.key, t) },
      { field: 'purpose', render: (row, { pick }) => pick(row.purpose) },
      {
        field: 'languages',
        label: 'mail_templates.languages',
        render: (row, { locale }) => names(row.languages, locale),
      },
      { id: 'state', label: 'shipped_mails.state', render: (row) => <State row={row} /> },
      {
        id: 'used',
        label: 'shipped_mails.count',
        align: 'right',
        render: ({ used_count }, { t }) =>
          used_count > 0 ? t('shipped_mails.count_value', { smart_count: used_count }) : '—',
      },
      {
        field: 'last_used_at',
        label: 'shipped_mails.last_sent',
        isOptional: true,
        render: (row, { time }) => time(row.last_used_at),
      },
    ],
  },
});
