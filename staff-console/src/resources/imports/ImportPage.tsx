import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useDataProvider } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { saveFile } from '../../../../web/save-file.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ChoiceButtons } from '../../components/choices.tsx';
import { CommandButton } from '../../components/CommandButton.tsx';
import { Hint } from '../../components/Hint.tsx';
import { Problem } from '../../components/Problem.tsx';
import { Row } from '../../components/Row.tsx';
import { IMPORTABLE, isImportable, type Importable } from '../../components/sheets/importable.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportResult } from './ImportResult.tsx';
import { useImport } from './use-import.ts';

/** What the server takes (server/core/sheets/read-rows.ts). */
const LIMITS = { rows: 5000, megabytes: 5 } as const;

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

function Templates({ of }: { of: Importable }) {
  const t = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const save = (form: 'xlsx' | 'csv') => async () =>
    saveFile(await dataProvider.sheet(of, `template.${form}`), `${t(`imports.kinds.${of}`)}.${form}`);
  return (
    <Row spacing={1} sx={{ mt: 1.5 }}>
      <CommandButton work={save('xlsx')}>{t('imports.template_xlsx')}</CommandButton>
      <CommandButton work={save('csv')}>{t('imports.template_csv')}</CommandButton>
      <ButtonLink variant="outlined" to={`/${of}`}>
        {t('imports.to_list')}
      </ButtonLink>
    </Row>
  );
}

/** One kind of rows: the file, what it would do, and doing it. */
function Import({ of }: { of: Importable }) {
  const t = useTranslate();
  const state = useImport(of);
  const { check, run, file, answer } = state;
  const isBusy = check.isPending || run.isPending;
  return (
    <>
      <Step title={t('imports.prepare')}>
        <Typography>{t('imports.prepare_hint')}</Typography>
        <Hint sx={{ mt: 0.5 }}>{t(`imports.notes.${of}`)}</Hint>
        <Templates of={of} />
      </Step>
      <Step title={t('imports.file')}>
        <ChooseFile
          isBusy={isBusy}
          label={t(answer && answer.problem_count > 0 ? 'imports.again' : 'imports.choose')}
          limits={LIMITS}
          onChoose={state.choose}
        />
        <Problem of={check} field="file_base64" sx={{ mt: 2 }} />
        <Problem of={run} field="file_base64" sx={{ mt: 2 }} />
        {isBusy && (
          <ImportProgress
            label={run.isPending ? t('imports.importing') : t('imports.checking', { file: file?.name ?? '' })}
            progress={state.progress}
          />
        )}
      </Step>
      {answer && file && !isBusy && (
        <ImportResult
          key={`${answer.name}-${answer.is_done}`}
          of={of}
          fileName={file.name}
          answer={answer}
          wasTried={state.wasTried}
          onImport={() => run.mutate()}
          onAnother={state.reset}
        />
      )}
    </>
  );
}

/** Companies, jobs, students and universities from a file: check it, mend it, import it. */
export default function ImportPage() {
  const t = useTranslate();
  const [address, setAddress] = useSearchParams();
  const asked = address.get('of');
  const of = isImportable(asked) ? asked : 'companies';
  usePageTitle(t('imports.title'));
  return (
    <Box sx={{ maxWidth: 1000, mx: 'auto' }}>
      <Typography component="h1" variant="h1">
        {t('imports.title')}
      </Typography>
      <Hint sx={{ mb: 2 }}>{t('imports.hint')}</Hint>
      <Box sx={{ mb: 2 }}>
        <ChoiceButtons
          label={t('imports.of')}
          value={of}
          choices={IMPORTABLE.map((name) => ({ value: name, label: t(`imports.kinds.${name}`) }))}
          onChoose={(name) => setAddress({ of: name })}
        />
      </Box>
      <Import key={of} of={of} />
    </Box>
  );
}
