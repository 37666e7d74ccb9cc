import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import type { InterfaceLanguage } from '../../../../domain/languages.ts';
import { ApiError } from '../../../../server/client/client.ts';
import type { CommandPayload } from '../../../../server/client/contract.ts';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { LoadProblem } from '../../components/LoadProblem.tsx';
import { MailFrame } from '../../components/MailFrame.tsx';
import { ChoiceButtons } from '../../components/choices.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { studentName } from '../../lib/student-names.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useApi } from '../../providers/api-context.ts';
import type { Part, TemplateInfo } from './template.tsx';

/** Whose values a preview is written with: an example's, or those of a mail of the past. */
export type PreviewOf = { sample: number } | { delivery_id: number };

interface Asked {
  mail_template_group_id: number | null;
  language: InterfaceLanguage;
  words: Record<Part, string>;
  of: PreviewOf;
}

/**
 * The mail the words make, written by the server at each pause in typing, and what it finds wrong with them.
 * `good` is the last that could be written, for a look while the words are broken.
 */
export function useMailPreview({ mail_template_group_id, language, words, of }: Asked, isWritten: boolean) {
  const api = useApi();
  const asked = useDebounced(
    JSON.stringify({
      ...(mail_template_group_id !== null && { mail_template_group_id }),
      language,
      words,
      ...of,
    }),
  );
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['mail-preview', asked],
    queryFn: () =>
      api.command(
        'hf_member__preview_mail_template',
        JSON.parse(asked) as CommandPayload<'hf_member__preview_mail_template'>,
      ),
    enabled: isWritten,
    retry: false,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const [good, setGood] = useState<typeof data>(undefined);
  if (data?.body_html && data !== good) setGood(data);
  return { data, good, error, isOld: isPlaceholderData, refetch };
}

type MailPreviewAnswer = ReturnType<typeof useMailPreview>;

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

const WIDTHS = { phone: 360, desk: 600, plain: null } as const;
type Shown = keyof typeof WIDTHS;

function Subject({ subject, lang }: { subject: string; lang: string }) {
  const t = useTranslate();
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('mail_preview.subject')}:{' '}
      </Box>
      <Box component="span" lang={lang} sx={{ fontWeight: 700 }}>
        {subject}
      </Box>
    </Typography>
  );
}

/** The server's sentences about what it was given, each once. */
function sentencesOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [];
  const all = Object.values(error.fields).flatMap((list) => list.map(({ message }) => message));
  return [...new Set(all)];
}

/** The mail as a phone shows it, as a desk does, or as plain text; what hinders it is told above the last good one. */
export function MailPreview({ preview, lang }: { preview: MailPreviewAnswer; lang: string }) {
  const t = useTranslate();
  const [shown, setShown] = useState<Shown>('desk');
  const { data, good, error, refetch } = preview;
  const sentences = sentencesOf(error);
  const fails = data !== undefined && data.body_html === null;
  const width = WIDTHS[shown];
  return (
    <Stack spacing={1.5} aria-busy={preview.isOld}>
      <ChoiceButtons<Shown>
        label={t('mail_preview.width')}
        value={shown}
        choices={(Object.keys(WIDTHS) as Shown[]).map((value) => ({
          value,
          label: t(`mail_preview.${value}`),
        }))}
        onChoose={setShown}
      />
      {error &&
        (sentences.length > 0 ? (
          <Alert severity="warning">
            {t('mail_preview.failing')} {sentences.join(' ')}
          </Alert>
        ) : (
          <LoadProblem error={error} onRetry={() => void refetch()} />
        ))}
      {!error && fails && (
        <Alert severity="warning">
          {t('mail_preview.failing')} {data.problem ?? t('mail_preview.mend')}
          {good && <Box>{t('mail_preview.stale')}</Box>}
        </Alert>
      )}
      {good && <Subject subject={good.subject ?? ''} lang={lang} />}
      {good && width !== null && (
        <Box sx={{ width: '100%', maxWidth: width, opacity: fails ? 0.6 : 1 }}>
          <MailFrame html={good.body_html ?? ''} title={t('mail_preview.frame')} lang={lang} />
        </Box>
      )}
      {good && width === null && (
        <Box component="section" aria-label={t('mail_preview.plain')}>
          <Paper
            component="pre"
            variant="outlined"
            lang={lang}
            sx={{
              m: 0,
              p: 2,
              whiteSpace: 'pre-wrap',
              fontFamily: 'inherit',
              fontSize: '0.875rem',
              overflowWrap: 'anywhere',
            }}
          >
            {good.body_text}
          </Paper>
        </Box>
      )}
    </Stack>
  );
}
