import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isMasterTable } from '../../../../domain/master-data.ts';
import type { StaffRecord } from '../../../../server/client/resources.ts';
import { Hint } from '../../components/Hint.tsx';
import { listPath } from '../../components/list/list-path.ts';
import { PageLink } from '../../components/PageLink.tsx';
import type { MessageKey } from '../../i18n/messages.ts';
import { useTranslate, type Translate } from '../../i18n/use-translate.ts';

type KeptTable = 'universities' | 'job_categories';
export type Use = StaffRecord<KeptTable>['used_by'][number];

const TITLES: Partial<Record<Use['record'], MessageKey>> = {
  recruitments: 'recruitments.title',
  companies: 'companies.title',
  users: 'students.title',
  search_aliases: 'search_aliases.title',
  saved_comments: 'saved_comments.title',
  mail_template_groups: 'mail_templates.title',
};

/** The name of a list of what uses master data. */
const recordName = (record: Use['record'], t: Translate) =>
  t(TITLES[record] ?? (isMasterTable(record) ? `master_tables.${record}` : 'master_tables.universities'));

interface UsedByProps {
  table: string;
  record: { id: number; used_by: readonly Use[] };
  /** Whether rows are never deleted, used or not. */
  isFixed?: boolean;
}

/** Where those that use it are listed; null for what no list is narrowed by. */
function pathOf(table: string, id: number, { record, count }: Use): string | null {
  if (count === 0 || record === 'mail_template_groups') return null;
  // A comment is in one language.
  if (record === 'saved_comments') return listPath(record, { language_id: id });
  return listPath(record, { uses: { table, id } });
}

/** How many records of each kind use a row of the master data, each with the way to them. */
function UseList({ table, record }: UsedByProps) {
  const t = useTranslate();
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { py: 0.25 } }}>
      {record.used_by.map((use) => {
        const path = pathOf(table, record.id, use);
        const words = t('master_data.used_by.line', { name: recordName(use.record, t), count: use.count });
        return (
          <li key={use.record}>
            {path ? <PageLink to={path}>{words}</PageLink> : words}
            {use.hidden_count > 0 && (
              <> {t('master_data.used_by.hidden', { smart_count: use.hidden_count })}</>
            )}
          </li>
        );
      })}
    </Box>
  );
}

/** Under the form: what uses the row, and so keeps it from being deleted. */
export function UsedBy(props: UsedByProps) {
  const t = useTranslate();
  const { record, isFixed } = props;
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        {t('master_data.used_by.title')}
      </Typography>
      {record.used_by.length === 0 ? (
        <Hint>{t('master_data.used_by.nothing')}</Hint>
      ) : (
        <>
          {!isFixed && <Hint sx={{ mb: 0.5 }}>{t('master_data.used_by.keeps')}</Hint>}
          <UseList {...props} />
        </>
      )}
    </Box>
  );
}
