import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useLocale } from 'react-admin';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { usePick, useSay } from '../../i18n/use-words.ts';
import { formatTime } from '../../lib/dates.ts';
import { languageName } from '../../lib/language-names.ts';
import type { TemplateRow } from './template.ts';
import { useMailName } from '../../lib/use-mail-name.ts';

function State({ row }: { row: TemplateRow }) {
  const say = useSay();
  const locale = useLocale();
  const languages = row.edited_languages.map((code) => languageName(code, locale)).join(', ');
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {languages === '' ? (
        say('shipped_mails.as_shipped')
      ) : (
        <Chip
          size="small"
          label={say('shipped_mails.edited', { languages })}
          sx={{ bgcolor: 'success.light', color: 'success.dark' }}
        />
      )}
      {row.problem_count > 0 && (
        <Chip
          size="small"
          label={say('shipped_mails.does_not_fit')}
          sx={{ bgcolor: 'error.light', color: 'error.dark' }}
        />
      )}
    </Stack>
  );
}

/** Every mail the program sends by itself, with what it is for and whether staff have worded it anew. */
export default function ShippedListPage() {
  const say = useSay();
  const pick = usePick();
  const locale = useLocale();
  const nameOf = useMailName();
  return (
    <ResourceList<TemplateRow>
      resource="mail_template_groups"
      always={{ kind: 'shipped' }}
      viewsOf="shipped_mails"
      title={say('shipped_mails.title')}
      hint={say('shipped_mails.hint')}
      nameOf={(row) => nameOf(row.key)}
      linkTo={(row) => `/shipped_mails/${row.id}`}
      sort={{ field: 'name', order: 'ASC' }}
      searchLabel={say('shipped_mails.search')}
      empty={{ title: say('shipped_mails.empty') }}
      columns={[
        { id: 'name', label: say('shipped_mails.mail'), render: (row) => nameOf(row.key) },
        { id: 'purpose', label: say('shipped_mails.purpose'), render: (row) => pick(row.purpose) },
        {
          id: 'languages',
          label: say('mail_templates.languages'),
          render: (row) => row.languages.map((code) => languageName(code, locale)).join(', '),
        },
        { id: 'state', label: say('shipped_mails.state'), render: (row) => <State row={row} /> },
        {
          id: 'used',
          label: say('shipped_mails.count'),
          align: 'right',
          render: (row) =>
            row.used_count > 0 ? say('shipped_mails.count_value', { smart_count: row.used_count }) : '—',
        },
        {
          id: 'last_used_at',
          label: say('shipped_mails.last_sent'),
          isOptional: true,
          render: (row) => (row.last_used_at ? formatTime(row.last_used_at, locale) : '—'),
        },
      ]}
    />
  );
}
