import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import { Hint } from '../../components/Hint.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { EditPage } from '../../components/form/EditPage.tsx';
import { listPath } from '../../components/list/list-path.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { languageName } from '../../../../web/languages.ts';
import { infoOf, type Template, TestButtons } from './template.tsx';
import { mailName } from '../../lib/mail-name.ts';
import { WordsForm } from './WordsForm.tsx';

/** Where its mails are listed. */
const mailsPath = (template: Template) => listPath('deliveries', { template: template.key });

/** What it is for, and how much it is used. */
function Facts({ template }: { template: Template }) {
  const { t, pick, locale } = useWording();
  const { count, last_at } = template.used_by;
  return (
    <Stack spacing={0.5}>
      {template.purpose && <Typography variant="body2">{pick(template.purpose)}</Typography>}
      <Hint component="div">
        {t('shipped_mails.used')}: {t('shipped_mails.count_value', { smart_count: count })}
        {last_at && ` · ${t('shipped_mails.last', { time: formatTime(last_at, locale) })}`} ·{' '}
        <PageLink to={mailsPath(template)}>{t('shipped_mails.to_deliveries')}</PageLink>
      </Hint>
    </Stack>
  );
}

/** Words of staff's that the program has outgrown: their mails fail until somebody mends them. */
function Outgrown() {
  const { t, pick, locale } = useWording();
  const template = useRecordContext<Template>();
  if (!template || template.problems.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {t('shipped_mails.problems_title')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {template.problems.map((problem) => (
          <li key={`${problem.language} ${problem.field} ${problem.line} ${problem.column} ${problem.code}`}>
            {t('shipped_mails.problem_at', {
              language: languageName(problem.language, locale),
              field: t(`mail_templates.${problem.field}`),
              message: pick(problem.message),
            })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

function Words() {
  const template = useRecordContext<Template>();
  return template && <WordsForm info={infoOf(template)} />;
}

/** A mail of the program's own: its words, and staff's over them. */
export default function ShippedPage() {
  const { t } = useWording();
  return (
    <EditPage<Template>
      resource="mail_template_groups"
      listPath="/shipped_mails"
      listLabel={t('shipped_mails.title')}
      title={(template) => mailName(template.key, t)}
      canEdit={(template) => template.can.edit}
      renderFacts={(template) => <Facts template={template} />}
      renderActions={(template) => <TestButtons template={template} />}
    >
      <Outgrown />
      <Words />
    </EditPage>
  );
}
