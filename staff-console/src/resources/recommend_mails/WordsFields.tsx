import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useGetOne } from 'ra-core';
import type { StaffRecord, StaffRow } from '../../../../server/client/resources.ts';
import { ReferenceChoice } from '../../components/form/ReferenceChoice.tsx';
import { LoadProblem } from '../../components/LoadProblem.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { WHOLE_RECORD } from '../../providers/data-provider.ts';
import { OwnWords } from './OwnWords.tsx';
import type { useOwnWords } from './use-own-words.ts';

interface WordsFieldsProps {
  templateId: number | null;
  onChoose(templateId: number | null): void;
  own: ReturnType<typeof useOwnWords>;
}

/** The template, and its words changed for this sending where somebody wants that. */
export function WordsFields({ templateId, onChoose, own }: WordsFieldsProps) {
  const t = useTranslate();
  const { data, error, refetch } = useGetOne<StaffRecord<'mail_template_groups'>>(
    'mail_template_groups',
    { id: templateId ?? 0, meta: WHOLE_RECORD },
    { enabled: templateId !== null },
  );
  return (
    <Stack spacing={2}>
      <ReferenceChoice<StaffRow<'mail_template_groups'>>
        label={t('recommend_mails.template')}
        reference="mail_template_groups"
        nameOf={(row) => row.name}
        filter={{ kind: 'own' }}
        sort={{ field: 'name', order: 'ASC' }}
        isRequired
        ids={templateId === null ? [] : [templateId]}
        onChoose={([id]) => onChoose(id ?? null)}
      />
      {templateId !== null && error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {own.hasKept && (
        <Alert
          severity="info"
          action={
            <>
              <Button size="small" onClick={own.take}>
                {t('recommend_mails.own.take')}
              </Button>
              <Button size="small" onClick={own.drop}>
                {t('recommend_mails.own.drop')}
              </Button>
            </>
          }
        >
          {t('recommend_mails.own.kept')}
        </Alert>
      )}
      {own.words && (
        <OwnWords
          key={templateId}
          words={own.words}
          fields={data?.merge_fields ?? []}
          parts={data?.components ?? []}
          onChange={own.write}
          onBack={own.drop}
        />
      )}
      {templateId !== null && !own.words && !own.hasKept && (
        <Button
          variant="outlined"
          disabled={!data}
          onClick={() =>
            data && own.write({ template_subject: data.template_subject, template_body: data.template_body })
          }
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('recommend_mails.own.write')}
        </Button>
      )}
    </Stack>
  );
}
