import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { INTERFACE_LANGUAGES, languageId } from '../../../../domain/languages.ts';
import { required } from '../../../../domain/required.ts';
import { languageName } from '../../../../web/languages.ts';
import { ChoiceButtons } from '../../components/choices.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { inWorkingOrder } from '../../lib/map-languages.ts';
import { problemText } from '../../lib/problem-text.ts';
import { type Data, hasChanges } from '../../lib/record-changes.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { Refusal } from '../../providers/refusal.ts';
import type { Recruitment } from './fields.ts';

/** Width of the page in CSS pixels: a common phone, and a desk's screen. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;

const PHONE_HEIGHT = 844;

/** Room of an element, kept up to date. */
function useRoom() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref: setElement, room };
}

/** Links within the page lead to their place; all others nowhere, since there is nothing but this page in the frame. */
function keepInside({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
  const page = currentTarget.contentDocument;
  page?.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    const place = link.getAttribute('href');
    if (place?.startsWith('#')) page.getElementById(place.slice(1))?.scrollIntoView();
  });
}

/** A page in a frame of the given width, made smaller where there is less room. No script of it runs. */
function PreviewFrame({ html, width }: { html: string; width: Width }) {
  const t = useTranslate();
  const { ref, room } = useRoom();
  const scale = room.width > 0 ? Math.min(1, room.width / WIDTHS[width]) : 1;
  const full = room.height / scale;
  const height = width === 'phone' ? Math.min(PHONE_HEIGHT, full) : full;
  return (
    <Box ref={ref} sx={{ flexGrow: 1, minHeight: 0, overflow: 'clip' }}>
      <Box
        component="iframe"
        title={t('recruitments.release.preview_frame')}
        srcDoc={html}
        // The same origin without scripts: its pictures load, and nothing in it can act.
        sandbox="allow-same-origin"
        referrerPolicy="no-referrer"
        onLoad={keepInside}
        sx={{
          display: 'block',
          width: WIDTHS[width],
          height,
          mx: scale === 1 ? 'auto' : 0,
          border: 0,
          borderRadius: width === 'phone' ? 4 : 0,
          bgcolor: 'background.paper',
          boxShadow: 3,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </Box>
  );
}

/** Why there is no page: the refusal, and each field it is about. */
function Problem({ error }: { error: unknown }) {
  const { t } = useWording();
  const sentences = error instanceof Refusal ? [...new Set(Object.values(error.fields))] : [];
  return (
    <Alert severity="error">
      {problemText(error, t)} {sentences.join(' ')}
    </Alert>
  );
}

/** The languages the page can be read in: those of its screens, and those it has words in. */
const languagesOf = ({ title, job_description }: Data) =>
  inWorkingOrder(
    new Set([...INTERFACE_LANGUAGES, ...Object.keys(title ?? {}), ...Object.keys(job_description ?? {})]),
  );

interface Props {
  base: Recruitment;
  /** As the form has it now. */
  values: Data;
  onClose(): void;
}

function PreviewDialog({ base, values, onClose }: Props) {
  const { t, locale } = useWording();
  const titleId = useId();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [language, setLanguage] = useState(locale);
  const [width, setWidth] = useState<Width>('phone');
  const page = useQuery({
    queryKey: ['recruitments', 'preview', base.id, titleId, language],
    queryFn: () =>
      dataProvider.previewRecruitment({
        languageId: required(languageId(language)),
        data: values,
        previousData: base,
      }),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const isUnsaved = hasChanges(values, base);
  return (
    <Dialog open fullScreen aria-labelledby={titleId} onClose={onClose}>
      <Stack
        direction="row"
        useFlexGap
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <DialogTitle id={titleId} component="h2" sx={{ p: 0, flexGrow: 1 }}>
          {t('recruitments.release.preview_title')}
        </DialogTitle>
        <ChoiceButtons
          label={t('recruitments.release.preview_language')}
          value={language}
          choices={languagesOf(values).map((code) => ({ value: code, label: languageName(code, locale) }))}
          onChoose={setLanguage}
        />
        <ChoiceButtons<Width>
          label={t('recruitments.release.preview_width')}
          value={width}
          choices={(Object.keys(WIDTHS) as Width[]).map((name) => ({
            value: name,
            label: t(`recruitments.release.preview_${name}`),
          }))}
          onChoose={setWidth}
        />
        <Button variant="outlined" onClick={onClose}>
          {t('recruitments.release.shut')}
        </Button>
      </Stack>
      <Stack sx={{ flexGrow: 1, minHeight: 0, gap: 1.5, p: 2, bgcolor: 'grey.200' }}>
        {isUnsaved && <Typography variant="body2">{t('recruitments.release.preview_unsaved')}</Typography>}
        {page.isPending && <LinearProgress aria-label={t('recruitments.release.preview_loading')} />}
        {page.error && <Problem error={page.error} />}
        {page.data && <PreviewFrame html={page.data.html} width={width} />}
      </Stack>
    </Dialog>
  );
}

/** Opens the students' page as it will be, with what is typed and not saved yet. */
export function PreviewButton({ row }: { row: Recruitment }) {
  const { t } = useWording();
  const { getValues } = useFormContext<Data>();
  const [values, setValues] = useState<Data | null>(null);
  return (
    <>
      <Button variant="outlined" onClick={() => setValues(structuredClone(getValues()))}>
        {t('recruitments.release.preview')}
      </Button>
      {values && <PreviewDialog base={row} values={values} onClose={() => setValues(null)} />}
    </>
  );
}
